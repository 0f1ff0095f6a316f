// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A word about a product, small enough to leave the page in use.
final class TipCard: ScrollingCard {
  /// Called when the button is tapped.
  var onDone: (@MainActor () -> Void)?

  init() {
    super.init(parts: ScrollingCard.words(kicker: .tipKicker, title: .tipTitle))
    buttons = [.quiet(.tipDone) { [weak self] in self?.onDone?() }]
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
