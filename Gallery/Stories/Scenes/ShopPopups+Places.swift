// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Popups at each place of the screen.
extension ShopPopups {
  /// A word about a parcel, below the status bar; the page stays in use.
  static var arriving: Popup<Never> {
    Popup { handle in
      let card = TipCard(kicker: .arrivingKicker, title: .arrivingTitle, done: .arrivingDone)
      card.onDone = { handle.dismiss() }
      return card
    }
    .modal(false).position(.top)
  }

  /// How far photos are, beside the page where lines end; the page stays in use.
  static var sending: Popup<Never> {
    Popup { handle in
      let card = UploadCard(arrived: 2)
      card.onHide = { handle.dismiss() }
      return card
    }
    .modal(false).position(.trailing).width(max: 260)
  }

  /// The moon jar, from edge to edge.
  static var closeUp: Popup<Never> {
    Popup { handle in
      let view = CloseUp(.moonJar)
      view.onClose = { handle.dismiss() }
      return view
    }
    .position(.full, ignoresSafeArea: true).transition(.slide(from: .bottom))
    .dismissGestures([.swipe, .escape])
  }

  /// Glazes to choose from, on a sheet that can be dragged away.
  static func glazes(_ card: GlazeCard) -> Popup<Glaze> {
    Popup { handle in
      card.onPick = { handle.dismiss(returning: $0) }
      return card
    }
    .position(.bottom, ignoresSafeArea: true)
  }
}
