// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A popup made of a view or a view controller, which Usher itself puts onto a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct OverlayKind<Value: Sendable>: PopupKind {
  enum Content {
    case ready(PopupContent)
    case made(@MainActor (PopupHandle<Value>) -> PopupContent)
  }

  let content: Content
  var looks = PopupLooks()

  init(_ content: Content) {
    self.content = content
  }

  var noun: String { "A popup" }

  var refusal: PopupRefusal? {
    guard case .ready(let content) = content, let misuse = content.claimOrMisuse else {
      return nil
    }
    return PopupRefusal(reason: .duplicate, report: misuse)
  }

  func complete(_ request: inout PopupQueue.Request) {
    request.isModal = looks.isModal
  }

  func presenter(for handle: PopupHandle<Value>, at place: PopupPlace) -> any PopupPresenter {
    var looks = looks
    if place.needsWindow { looks.window = .own }
    return OverlayPresenter(looks: looks, band: place.band, source: source(for: handle))
  }

  private func source(for handle: PopupHandle<Value>) -> PopupSource {
    switch content {
    case .ready(let content):
      PopupCenter.claim(content.responder, for: AnyPopupHandle(handle))
      return .ready(content)
    case .made(let make):
      return .made {
        let content = make(handle)
        if let misuse = content.claimOrMisuse {
          misuse.file()
          return nil
        }
        PopupCenter.claim(content.responder, for: AnyPopupHandle(handle))
        return content
      }
    }
  }
}
