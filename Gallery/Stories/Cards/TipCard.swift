// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A word about what is on the page, small enough to leave the page in use.
final class TipCard: ScrollingCard {
  /// Called when the button is tapped, the prominent one where there are two.
  var onDone: (@MainActor () -> Void)?

  /// Called when the quiet one of two buttons is tapped.
  var onDecline: (@MainActor () -> Void)?

  /// Without `decline` there is one button.
  init(kicker: Copy, title: Copy, done: Copy, decline: Copy? = nil) {
    super.init(parts: ScrollingCard.words(kicker: kicker, title: title))
    if let decline {
      buttons = [
        .prominent(done) { [weak self] in self?.onDone?() },
        .quiet(decline) { [weak self] in self?.onDecline?() },
      ]
    } else {
      buttons = [.quiet(done) { [weak self] in self?.onDone?() }]
    }
    layer.borderWidth = 1
    layer.borderColor = Palette.line.resolvedColor(with: traitCollection).cgColor
    // Nothing dims the page behind it, so a shadow lifts it off.
    clipsToBounds = false
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  override var bottomSpace: CGFloat { 12 }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layer.borderColor = Palette.line.resolvedColor(with: traitCollection).cgColor
  }
}

extension TipCard {
  /// Says how a new teapot is prepared.
  static func tip() -> TipCard {
    TipCard(kicker: .tipKicker, title: .tipTitle, done: .tipDone)
  }

  /// Offers to keep a seat in the activity that is on the page.
  static func seat() -> TipCard {
    TipCard(kicker: .seatKicker, title: .seatTitle, done: .seatKeep, decline: .seatLater)
  }

  /// Says how the list of activities asks for news.
  static func pull() -> TipCard {
    TipCard(kicker: .pullKicker, title: .pullTitle, done: .pullDone)
  }
}
