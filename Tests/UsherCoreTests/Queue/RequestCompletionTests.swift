// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

/// What the engine adds to a request before it is submitted.
struct RequestCompletionTests {
  @Test(arguments: PopupSurface.allCases)
  func `only a modal in the app window with pages is presented over foreign modals`(
    surface: PopupSurface
  ) {
    let isModal = surface == .appWindowModal
    let anywhere = completed { $0.surface = surface }
    let onPage = completed { ($0.surface, $0.scope) = (surface, .on("Home")) }
    let asked = completed { ($0.surface, $0.presentsOverForeignModals) = (surface, true) }

    #expect(!anywhere.presentsOverForeignModals)
    #expect(onPage.presentsOverForeignModals == isModal)
    #expect(asked.presentsOverForeignModals == isModal)
  }

  @Test(arguments: PopupSurface.allCases)
  func `only a modal in the app window covers its page as another page`(surface: PopupSurface) {
    let page = completed(countsAsPage: true) { $0.surface = surface }
    let asked = completed { ($0.surface, $0.ignoresPageCover) = (surface, true) }

    #expect(page.ignoresPageCover == (surface == .appWindowModal))
    #expect(asked.ignoresPageCover)
  }

  @Test func `a modal above a popup in the app window is presented over foreign modals`() {
    let child = completed(parentSurface: .appWindowView) {
      ($0.link, $0.surface) = (.child(of: 1), .appWindowModal)
    }
    #expect(child.surface == .appWindowModal)
    #expect(child.presentsOverForeignModals)
  }

  @Test func `a modal above a popup in its own window gets a window of its own`() {
    let child = completed(countsAsPage: true, parentSurface: .ownWindow) {
      ($0.link, $0.surface) = (.child(of: 1), .appWindowModal)
    }
    #expect(child.surface == .ownWindow)
    #expect(!child.presentsOverForeignModals)
    #expect(!child.ignoresPageCover)
  }

  private func completed(
    countsAsPage: Bool = false, parentSurface: PopupSurface = .ownWindow,
    _ change: (inout PopupQueue.Request) -> Void
  ) -> PopupQueue.Request {
    var harness = QueueHarness()
    harness.enqueue(1) { $0.surface = parentSurface }
    var request = PopupQueue.Request(id: 2)
    change(&request)
    return harness.queue.completed(request, countsAsPage: countsAsPage)
  }
}
