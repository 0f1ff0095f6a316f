// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A tip as it is often written: a view in the window, below the frame that its target has now.
enum PlainTip {
  /// Adds a card below a view.
  @MainActor
  static func show(_ card: TipCard, below target: UIView?) {
    guard let target, let window = target.window else { return }
    let size = card.sizeThatFits(window.bounds.insetBy(dx: 16, dy: 16).size)
    let frame = target.convert(target.bounds, to: window)
    card.frame = CGRect(
      x: min(max(16, frame.midX - size.width / 2), window.bounds.width - 16 - size.width),
      y: frame.maxY + 8, width: size.width, height: size.height)
    window.addSubview(card)
  }
}
