// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Popups at each position, and beside a view.
extension ShopPopups {
  /// A message about a parcel, below the status bar; the page can be used.
  static var arriving: Popup<Never> {
    Popup { handle in
      let card = TipCard(kicker: .arrivingKicker, title: .arrivingTitle, done: .arrivingDone)
      card.onDone = { handle.dismiss() }
      return card
    }
    .modal(false).position(.top)
  }

  /// A tip with an arrow, for a source that is set by the caller; the page can be used.
  static func tip(_ card: @autoclosure @escaping @MainActor () -> TipCard) -> Popup<Never> {
    Popup { handle in
      let card = card()
      card.onDone = { handle.dismiss() }
      card.onDecline = { handle.dismiss() }
      return card
    }
    .modal(false).arrow(Palette.raised)
  }

  /// The progress of an upload, at the trailing edge; the page can be used.
  static var sending: Popup<Never> {
    Popup { handle in
      let card = UploadCard(arrived: 2)
      card.isRaised = true
      card.onHide = { handle.dismiss() }
      return card
    }
    .modal(false).position(.trailing).width(max: 260)
  }

  /// A close-up of the moon jar, from edge to edge.
  static var closeUp: Popup<Never> {
    Popup { handle in
      let view = CloseUp(.moonJar)
      view.onClose = { handle.dismiss() }
      return view
    }
    .position(.full, ignoresSafeArea: true).transition(.slide(from: .bottom))
    .dismissGestures([.swipe, .escape])
  }

  /// A list of glazes, on a sheet that can be dragged off the screen.
  static func glazes(_ card: GlazeCard) -> Popup<Glaze> {
    Popup { handle in
      card.onPick = { handle.dismiss(returning: $0) }
      return card
    }
    .position(.bottom, ignoresSafeArea: true)
  }
}
