// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The arrow of a card that points at its source.
///
/// It is drawn in front of the content, on which a shadow of the content would darken it otherwise. The
/// shadow of the content's own layer is continued by an equal shape behind the content.
@MainActor
final class CardArrow {
  private let front: ArrowShape
  private let back: ArrowShape

  init(color: UIColor) {
    (front, back) = (ArrowShape(color: color), ArrowShape(color: color))
  }

  /// Adds itself before and behind the content of a card.
  func embrace(_ content: UIView, on card: UIView) {
    card.insertSubview(back, belowSubview: content)
    card.addSubview(front)
  }

  /// Moves to its place in a layout of the card; without one, nothing is drawn.
  func move(to place: CardPlacement.Arrow?, around content: UIView, on card: UIView) {
    for shape in [front, back] { shape.isHidden = place == nil }
    guard let place else { return }
    for shape in [front, back] { shape.move(to: place, in: card.bounds) }
    back.takeShadow(of: content.layer)
  }
}

/// A triangle with a rounded tip, at one side of a card.
@MainActor
private final class ArrowShape: UIView {
  private let color: UIColor
  private var side = LayoutSide.top

  /// How far it extends onto the card, so that no gap is seen while the card is scaled.
  private static let overlap: CGFloat = 1

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func move(to place: CardPlacement.Arrow, in bounds: CGRect) {
    if side != place.side { setNeedsDisplay() }
    side = place.side
    let (width, height) = (CGFloat(CardLayout.arrowWidth), CGFloat(CardLayout.arrowHeight))
    let (middle, inside) = (CGFloat(place.position), Self.overlap)
    frame =
      switch side {
      case .top:
        CGRect(x: middle - width / 2, y: -height, width: width, height: height + inside)
      case .bottom:
        CGRect(
          x: middle - width / 2, y: bounds.height - inside, width: width, height: height + inside)
      case .left:
        CGRect(x: -height, y: middle - width / 2, width: height + inside, height: width)
      case .right:
        CGRect(
          x: bounds.width - inside, y: middle - width / 2, width: height + inside, height: width)
      }
  }

  /// Has the shadow that the layer of the content has, as if both were one shape.
  func takeShadow(of other: CALayer) {
    layer.shadowColor = other.shadowColor
    layer.shadowOpacity = other.shadowOpacity
    layer.shadowRadius = other.shadowRadius
    layer.shadowOffset = other.shadowOffset
    layer.shadowPath = other.shadowOpacity > 0 ? path.cgPath : nil
  }

  override func draw(_ rect: CGRect) {
    color.resolvedColor(with: traitCollection).setFill()
    path.fill()
  }

  /// The triangle in its bounds, with the tip away from the card.
  private var path: UIBezierPath {
    let width = CGFloat(CardLayout.arrowWidth)
    let height = CGFloat(CardLayout.arrowHeight)
    // How far from the tip the curve begins.
    let curve: CGFloat = 3
    let slope = curve * height / (width / 2)
    let path = UIBezierPath()
    path.move(to: point(0, height + Self.overlap))
    path.addLine(to: point(0, height))
    path.addLine(to: point(width / 2 - curve, slope))
    path.addQuadCurve(to: point(width / 2 + curve, slope), controlPoint: point(width / 2, 0))
    path.addLine(to: point(width, height))
    path.addLine(to: point(width, height + Self.overlap))
    path.close()
    return path
  }

  /// Returns a point that is this far along the side and this far from the tip.
  private func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
    switch side {
    case .top: CGPoint(x: along, y: depth)
    case .bottom: CGPoint(x: along, y: bounds.height - depth)
    case .left: CGPoint(x: depth, y: along)
    case .right: CGPoint(x: bounds.width - depth, y: along)
    }
  }
}
