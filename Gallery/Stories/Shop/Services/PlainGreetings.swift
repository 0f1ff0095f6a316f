// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The same two greetings as they are often written: each adds its card to the window by itself.
///
/// Kept as the trouble that the story begins with; nothing of Usher is in it.
@MainActor
final class PlainGreetings {
  private var layers: [UIView] = []

  /// Shows both cards, as two features would that start at the same moment: one in the middle, the
  /// other at the bottom.
  func greet(in window: UIWindow) {
    show(.voucher(), in: window, atBottom: false)
    show(.arrivals(), in: window, atBottom: true)
  }

  /// Takes everything away again.
  func remove() {
    layers.forEach { $0.removeFromSuperview() }
    layers = []
  }

  private func show(_ card: ShopCard, in window: UIWindow, atBottom: Bool) {
    let layer = UIView(frame: window.bounds)
    layer.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    let size = card.sizeThatFits(window.bounds.insetBy(dx: 32, dy: 64).size)
    let room = window.bounds.height - size.height
    card.frame = CGRect(
      x: ((window.bounds.width - size.width) / 2).rounded(),
      y: atBottom ? room - window.safeAreaInsets.bottom : (room / 2).rounded(),
      width: size.width, height: size.height)
    layer.addSubview(card)
    layer.alpha = 0
    window.addSubview(layer)
    layers.append(layer)
    UIView.animate(withDuration: 0.25) { layer.alpha = 1 }
  }
}
