// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A popup made of a view or a view controller, which Usher itself puts onto a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct OverlayKind<Value: Sendable>: PopupKind {
  let offer: PopupOffer<Value>
  var looks = PopupLooks()

  init(_ offer: PopupOffer<Value>) {
    self.offer = offer
  }

  var noun: String { "A popup" }

  var refusal: PopupRefusal? {
    offer.content?.claimOrMisuse.map { PopupRefusal(reason: .duplicate, report: $0) }
  }

  func complete(_ request: inout PopupQueue.Request, at place: PopupPlace) {
    request.isModal = looks.isModal
    request.surface = window(at: place) == .own ? .overlay : .appView
  }

  func presenter(for handle: PopupHandle<Value>, at place: PopupPlace) -> any PopupPresenter {
    var looks = looks
    looks.window = window(at: place)
    let source = offer.source(for: handle) { $0.claimOrMisuse }
    return OverlayPresenter(looks: looks, band: place.band, stock: ContentStock(source))
  }

  /// In the app's window it would be below a parent that has a window of its own.
  private func window(at place: PopupPlace) -> PopupWindow {
    place.needsWindow ? .own : looks.window
  }
}
