// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card in the app's window, as it is often written: a dimming view that is added as a subview.
///
/// The scripts *before* of the stories use it; it does not use Usher.
final class PlainLayer: UIView {
  private let card: UIView
  private let isAtBottom: Bool

  /// Shows a card in front of the other views of a window.
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

  /// Shows a card that is dismissed by either of its buttons.
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

  /// Fades out and removes the card.
  func remove() {
    UIView.animate(withDuration: 0.25) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
