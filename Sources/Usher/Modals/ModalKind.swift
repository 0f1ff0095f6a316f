// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A view controller that UIKit presents, in the app's window or in one of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct ModalKind<Value: Sendable>: PopupKind {
  let offer: PopupOffer<Value>
  var wish = ModalWish()

  init(_ offer: PopupOffer<Value>) {
    self.offer = offer
  }

  var noun: String { offer.content?.controller is UIAlertController ? "An alert" : "A modal" }

  var refusal: PopupRefusal? {
    if wish.window == .app, let chosen = wish.presenter, chosen.controller == nil {
      return PopupRefusal(reason: .pageGone)
    }
    return offer.content?.controller.flatMap { ModalMisuse.refusal(of: $0, wish.window) }
  }

  var ground: UIViewController? { wish.window == .app ? wish.presenter?.controller : nil }

  /// A chosen controller is waited for as a page is; where it is none, a page in it is.
  func prepare(_ settings: inout PopupSettings<Value>, at place: PopupPlace) {
    guard let ground, place.parent == nil, case .anywhere = settings.pages else { return }
    if settings.retention == nil { settings.retention = .stay }
    settings.wait(for: ground)
  }

  /// Who names the pages in front of which it is to be has said what it may go above.
  func complete(_ request: inout PopupQueue.Request, at place: PopupPlace) {
    request.surface = ownsWindow(at: place) ? .overlay : .appWindow
    request.goesAboveModals =
      wish.goesAboveModals || request.scope != .anywhere || place.parent != nil
    // A modal that is a page covers the one that it is bound to, and what comes later is in front of it.
    if wish.isPage, request.surface == .appWindow { request.staysWhenCovered = true }
  }

  func presenter(for handle: PopupHandle<Value>, at place: PopupPlace) -> any PopupPresenter {
    modalPresenter(for: handle, at: place)
  }

  func modalPresenter(for handle: PopupHandle<Value>, at place: PopupPlace) -> ModalPresenter {
    ModalPresenter(
      stock: ContentStock(
        offer.source(for: handle, isPage: wish.isPage) { ModalMisuse.use(of: $0.controller) }),
      wish: wish, ownsWindow: ownsWindow(at: place), place: place
    ) { [weak handle] in handle.flatMap { $0.driver?.queue.boundPage(of: $0.id) } }
  }

  private func ownsWindow(at place: PopupPlace) -> Bool {
    wish.window == .own || place.needsWindow
  }
}
