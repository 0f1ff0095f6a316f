// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A card on the app's window, as it is often written: a dimmed layer that is added as a subview.
///
/// What stories show *before* is made of these; nothing of Usher is in it.
final class PlainLayer: UIView {
  private let card: UIView
  private let isAtBottom: Bool

  /// Shows a card above everything that the window has.
  @discardableResult
  static func show(
    _ card: UIView, in window: UIWindow?, atBottom isAtBottom: Bool = false
  ) -> PlainLayer {
    let layer = PlainLayer(card, isAtBottom: isAtBottom)
    guard let window else { return layer }
    layer.frame = window.bounds
    layer.alpha = 0
    window.addSubview(layer)
    UIView.animate(withDuration: 0.25) { layer.alpha = 1 }
    return layer
  }

  /// Shows a card whose buttons both take it away.
  @discardableResult
  static func show(
    _ card: ShopCard, in window: UIWindow?, atBottom isAtBottom: Bool = false
  ) -> PlainLayer {
    let layer = show(card as UIView, in: window, atBottom: isAtBottom)
    card.onAccept = { [weak layer] in layer?.remove() }
    card.onDecline = { [weak layer] in layer?.remove() }
    return layer
  }

  init(_ card: UIView, isAtBottom: Bool = false) {
    self.card = card
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.35)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = card.sizeThatFits(bounds.insetBy(dx: 16, dy: 64).size)
    let space = bounds.height - size.height
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: isAtBottom ? space - max(16, safeAreaInsets.bottom) : (space / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Takes the card away.
  func remove() {
    UIView.animate(withDuration: 0.25) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
