// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The area that shows placeholders over a view of SwiftUI.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderAreaTests {
  private func area(in app: TestApp) -> PlaceholderAreaView {
    let area = PlaceholderAreaView()
    area.frame = app.page.view.bounds
    app.page.view.addSubview(area)
    return area
  }

  @Test func `a placeholder is shown in the turn after the update, and once for each state`() {
    TestApp.run { app in
      let area = area(in: app)
      var made = 0
      @MainActor func update(
        _ state: PlaceholderAreaView.State, _ placeholder: Placeholder?
      ) {
        area.update(to: state) {
          made += 1
          return placeholder
        }
      }
      update(.empty, .empty(title: "Nothing"))
      #expect(made == 0)
      app.runUntilIdle()
      #expect(area.usher.placeholder.kind == .empty)
      update(.empty, .empty(title: "Nothing"))
      app.runUntilIdle()
      #expect(made == 1)

      update(.content, nil)
      app.runUntilIdle()
      #expect(area.usher.placeholder.kind == nil)
      #expect(!area.usher.placeholder.isVisible)
    }
  }

  @Test func `of several states in one turn the last is shown`() {
    TestApp.run { app in
      let area = area(in: app)
      area.update(to: .loading) { .loading }
      area.update(to: .failed("offline")) { .failure(title: "Offline") }
      app.runUntilIdle()
      #expect(area.usher.placeholder.kind == .failure)
    }
  }

  @Test func `another error replaces an error, and the same one does not`() {
    TestApp.run { app in
      let area = area(in: app)
      var titles: [String] = []
      for title in ["offline", "offline", "forbidden"] {
        area.update(to: .failed(title)) {
          titles.append(title)
          return .failure(title: title)
        }
        app.runUntilIdle()
      }
      #expect(titles == ["offline", "forbidden"])
    }
  }

  @Test func `content at the first update shows nothing`() {
    TestApp.run { app in
      let area = area(in: app)
      area.update(to: .content) {
        Issue.record("there is nothing to show")
        return nil
      }
      app.runUntilIdle()
      #expect(!area.usher.placeholder.isVisible)
    }
  }
}
