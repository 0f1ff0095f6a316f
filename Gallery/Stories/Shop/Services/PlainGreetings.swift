// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The same two greetings as they are often written: each adds its card to the window by itself.
///
/// Kept as the trouble that the story begins with; nothing of Usher is in it.
@MainActor
final class PlainGreetings {
  private var layers: [UIView] = []

  /// Shows both cards, as two features would that start at the same moment.
  func greet(in window: UIWindow) {
    show(.voucher(), in: window)
    show(.arrivals(), in: window)
  }

  /// Takes everything away again.
  func remove() {
    layers.forEach { $0.removeFromSuperview() }
    layers = []
  }

  private func show(_ card: ShopCard, in window: UIWindow) {
    let layer = UIView(frame: window.bounds)
    layer.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    let size = card.sizeThatFits(window.bounds.insetBy(dx: 32, dy: 64).size)
    card.frame = CGRect(
      x: ((window.bounds.width - size.width) / 2).rounded(),
      y: ((window.bounds.height - size.height) / 2).rounded() + CGFloat(layers.count) * 56,
      width: size.width, height: size.height)
    layer.addSubview(card)
    layer.alpha = 0
    window.addSubview(layer)
    layers.append(layer)
    UIView.animate(withDuration: 0.25) { layer.alpha = 1 }
  }
}
