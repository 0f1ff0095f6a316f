// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A small card with a tip about the page, which can be used meanwhile.
final class TipCard: ScrollingCard {
  /// Called when the only or the primary button is tapped.
  var onDone: (@MainActor () -> Void)?

  /// Called when the secondary button is tapped, if there is one.
  var onDecline: (@MainActor () -> Void)?

  /// Creates a card with one button, or with two if `decline` is given.
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
    isRaised = true
  }

  override var bottomSpace: CGFloat { 12 }
}

extension TipCard {
  /// Explains how to prepare a new teapot.
  static func tip() -> TipCard {
    TipCard(kicker: .tipKicker, title: .tipTitle, done: .tipDone)
  }

  /// Explains the button of the bag.
  static func bag() -> TipCard {
    TipCard(kicker: .bagTipKicker, title: .bagTipTitle, done: .pullDone)
  }

  /// Explains the tab of the activities.
  static func activities() -> TipCard {
    TipCard(kicker: .activitiesTipKicker, title: .activitiesTipTitle, done: .pullDone)
  }

  /// Offers a seat in the activity on the page.
  static func seat() -> TipCard {
    TipCard(kicker: .seatKicker, title: .seatTitle, done: .seatKeep, decline: .seatLater)
  }

  /// Explains how to refresh the list of activities.
  static func pull() -> TipCard {
    TipCard(kicker: .pullKicker, title: .pullTitle, done: .pullDone)
  }
}
