// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A view controller that UIKit presents, in the app's window or in one of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct ModalPresentation<Value: Sendable>: PopupPresentation {
  let content: PopupOffer<Value>
  var options = ModalOptions()

  init(_ offer: PopupOffer<Value>) {
    self.content = offer
  }

  var kindName: String { content.content?.controller is UIAlertController ? "An alert" : "A modal" }

  var rejection: PopupRejection? {
    if options.window == .app, let chosen = options.presenter, chosen.controller == nil {
      return PopupRejection(reason: .pageGone)
    }
    return content.content?.controller.flatMap { ModalMisuse.rejection(of: $0, options.window) }
  }

  var requiredController: UIViewController? { options.window == .app ? options.presenter?.controller : nil }

  /// A chosen controller is waited for as a page is; where it is none, a page in it is.
  func prepare(_ settings: inout _PopupConfiguration<Value>, `for` placement: PopupPlacement) {
    guard let requiredController, placement.parent == nil, case .anywhere = settings.pages else { return }
    if settings.pageExit == nil { settings.pageExit = .stay }
    settings.restrictToPage(for: requiredController)
  }

  /// Who names the pages in front of which it is to be has said what it may go above.
  func configure(_ request: inout PopupQueue.Request, `for` placement: PopupPlacement) {
    request.surface = needsOwnWindow(for: placement) ? .ownWindow : .appWindowModal
    request.presentsOverForeignModals =
      options.presentsOverForeignModals || request.scope != .any || placement.parent != nil
    // A modal that is a page covers the one that it is bound to, and what comes later is in front of it.
    if options.countsAsPage, request.surface == .appWindowModal { request.ignoresPageCover = true }
  }

  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement) -> any PopupPresenter {
    modalPresenter(for: handle, at: placement)
  }

  func modalPresenter(for handle: PopupHandle<Value>, at placement: PopupPlacement) -> ModalPresenter {
    ModalPresenter(
      contentProvider: ContentProvider(
        content.source(for: handle, countsAsPage: options.countsAsPage) { ModalMisuse.misuseIfInUse(of: $0.controller) }),
      options: options, needsOwnWindow: needsOwnWindow(for: placement), placement: placement
    ) { [weak handle] in handle.flatMap { $0.driver?.queue.boundPage(of: $0.id) } }
  }

  private func needsOwnWindow(`for` placement: PopupPlacement) -> Bool {
    options.window == .own || placement.requiresOwnWindow
  }
}
