// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The body of a popover, its arrow and its shadow.
final class PopoverBubble: UIView {
  private let holder = UIView()
  private let shape = CAShapeLayer()
  private var place: PopoverPlace?
  /// The content, whose colour the arrow has unless it is given one.
  private weak var held: UIView?

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 6)
    holder.clipsToBounds = true
    holder.layer.cornerRadius = PopoverPlace.cornerRadius
    holder.layer.cornerCurve = .continuous
    addSubview(holder)
    accessibilityViewIsModal = true
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    didSet { updateColor() }
  }

  func hold(_ view: UIView) {
    held = view
    updateColor()
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(view)
  }

  func point(to place: PopoverPlace) {
    guard place != self.place else { return }
    self.place = place
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place else { return }
    holder.frame = place.body
    shape.frame = bounds
    shape.path = outline(of: place).cgPath
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColor()
  }

  private func updateColor() {
    let color = color ?? held?.backgroundColor ?? .secondarySystemGroupedBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  private func outline(of place: PopoverPlace) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: place.body, cornerRadius: PopoverPlace.cornerRadius)
    let (tip, half) = (place.tip, PopoverPlace.arrowWidth / 2)
    let base = PopoverPlace.arrowHeight
    let (first, last): (CGPoint, CGPoint) =
      switch place.direction {
      case .up: (CGPoint(x: tip.x - half, y: base), CGPoint(x: tip.x + half, y: base))
      case .down:
        (
          CGPoint(x: tip.x - half, y: tip.y - base), CGPoint(x: tip.x + half, y: tip.y - base)
        )
      case .left: (CGPoint(x: base, y: tip.y - half), CGPoint(x: base, y: tip.y + half))
      default:
        (
          CGPoint(x: tip.x - base, y: tip.y - half), CGPoint(x: tip.x - base, y: tip.y + half)
        )
      }
    path.move(to: first)
    path.addLine(to: tip)
    path.addLine(to: last)
    path.close()
    return path
  }
}

/// Closes the popover when it is tapped; some views show through to the finger.
final class PopoverBackground: UIView {
  var tapped: (() -> Void)?
  var openViews: [UIView] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && !openViews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }
}
