// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A sheet with a list, as it is often written: its pan recognizes simultaneously with every other
/// recognizer, because the list could not scroll otherwise.
final class PlainSheet: UIView, UIGestureRecognizerDelegate {
  private let card: UIView
  private let pan = UIPanGestureRecognizer()

  /// Shows a card at the bottom edge of a window.
  @discardableResult
  static func show(_ card: UIView, in window: UIWindow?) -> PlainSheet {
    let sheet = PlainSheet(card)
    guard let window else { return sheet }
    sheet.frame = window.bounds
    sheet.alpha = 0
    window.addSubview(sheet)
    UIView.animate(withDuration: 0.25) { sheet.alpha = 1 }
    return sheet
  }

  private init(_ card: UIView) {
    self.card = card
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.35)
    addSubview(card)
    pan.delegate = self
    GestureAction.add(to: pan) { [weak self] _ in self?.panDidChange() }
    card.addGestureRecognizer(pan)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The distance that the card has been dragged down, in points.
  var dragged: CGFloat { card.transform.ty }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard card.transform == .identity else { return }
    let size = card.sizeThatFits(bounds.size)
    card.frame = CGRect(
      x: 0, y: bounds.height - size.height, width: bounds.width, height: size.height)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  private func panDidChange() {
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(translationX: 0, y: max(0, pan.translation(in: self).y))
    case .ended:
      if dragged > card.bounds.height / 4 { remove() } else { moveBack() }
    case .cancelled, .failed: moveBack()
    case .possible: break
    @unknown default: break
    }
  }

  private func moveBack() {
    UIView.animate(withDuration: 0.25) { self.card.transform = .identity }
  }

  private func remove() {
    UIView.animate(withDuration: 0.25) {
      self.alpha = 0
      self.card.transform = CGAffineTransform(translationX: 0, y: self.card.bounds.height)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
