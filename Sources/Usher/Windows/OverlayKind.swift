// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A popup made of a view or a view controller, which Usher itself puts onto a card.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct CardPresentation<Value: Sendable>: PopupPresentation {
  let content: PopupOffer<Value>
  var style = CardStyle()

  init(_ offer: PopupOffer<Value>) {
    self.content = offer
  }

  var kindName: String { "A popup" }

  var rejection: PopupRejection? {
    content.content?.registrationMisuse.map { PopupRejection(reason: .contentInUse, report: $0) }
  }

  func configure(_ request: inout PopupQueue.Request, `for` placement: PopupPlacement) {
    request.isModal = style.isModal
    request.surface = window(at: placement) == .own ? .ownWindow : .appWindowView
  }

  func makePresenter(for handle: PopupHandle<Value>, placement: PopupPlacement) -> any PopupPresenter {
    var cardStyle = style
    cardStyle.window = window(at: placement)
    let source = content.source(for: handle) { $0.registrationMisuse }
    return CardPresenter(style: cardStyle, level: placement.level, contentProvider: ContentProvider(source))
  }

  /// In the app's window it would be below a parent that has a window of its own.
  private func window(at placement: PopupPlacement) -> PopupWindow {
    placement.requiresOwnWindow ? .own : style.window
  }
}
