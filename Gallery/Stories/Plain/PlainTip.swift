// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A tip as it is often written: a view in the window, at the frame that its target has now.
enum PlainTip {
  /// Adds a card below a view, or above it at the bottom of the screen.
  @MainActor
  static func show(_ card: TipCard, at target: UIView?) {
    guard let target, let window = target.window else { return }
    let size = card.sizeThatFits(window.bounds.insetBy(dx: 16, dy: 16).size)
    let frame = target.convert(target.bounds, to: window)
    let isBelow = frame.maxY + 8 + size.height < window.bounds.height - 100
    card.frame = CGRect(
      x: min(max(16, frame.midX - size.width / 2), window.bounds.width - 16 - size.width),
      y: isBelow ? frame.maxY + 8 : max(60, frame.minY - 8 - size.height), width: size.width,
      height: size.height)
    window.addSubview(card)
  }
}
