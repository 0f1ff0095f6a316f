// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The view of a popover: its body, its arrow and its shadow.
final class PopoverView: UIView {
  private let contentContainer = UIView()
  private let shape = CAShapeLayer()
  private var placement: PopoverPlacement?
  /// The content, whose color the arrow has by default.
  private weak var contentView: UIView?
  /// Its background without an arrow, since iOS 26, if it has no color.
  private var glass: UIVisualEffectView?

  /// What body and arrow are made of together, in place of a color.
  var material: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let material { insertSubview(material, at: 0) }
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 6)
    contentContainer.clipsToBounds = true
    contentContainer.layer.cornerRadius = PopoverPlacement.cornerRadius
    contentContainer.layer.cornerCurve = .continuous
    addSubview(contentContainer)
    accessibilityViewIsModal = true
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    didSet { updateColor() }
  }

  func embed(_ view: UIView) {
    contentView = view
    updateColor()
    view.frame = contentContainer.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(view)
  }

  /// Where its arrow points, in its coordinates.
  var tip: CGPoint? { placement?.tip }

  func point(to placement: PopoverPlacement) {
    guard placement != self.placement else { return }
    self.placement = placement
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    contentContainer.frame = placement.body
    shape.frame = bounds
    shape.path = outline(of: placement).cgPath
    contentContainer.layer.cornerRadius = cornerRadius(of: placement)
    showMaterial()
    showGlass(isNew(placement) && ownColor == nil && material == nil, in: placement.body)
  }

  private func isNew(_ placement: PopoverPlacement) -> Bool {
    placement.direction.isEmpty && HeadlessDevice.currentHasNewDesign
  }

  private func cornerRadius(of placement: PopoverPlacement) -> CGFloat {
    isNew(placement) ? PopoverPlacement.glassCornerRadius : PopoverPlacement.cornerRadius
  }

  private func showMaterial() {
    guard let material else { return }
    material.frame = bounds
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = shape.path
    material.layer.mask = mask
  }

  private func showGlass(_ isGlass: Bool, in frame: CGRect) {
    shape.isHidden = isGlass || material != nil
    layer.shadowPath = shape.isHidden ? shape.path : nil
    layer.state.shadowIsOutside = shape.isHidden
    glass?.isHidden = !isGlass
    guard isGlass else { return }
    if glass == nil {
      let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      view.isUserInteractionEnabled = false
      view.keepsGlassWhileFading = true
      view.cornerConfiguration = .corners(
        radius: .fixed(Double(PopoverPlacement.glassCornerRadius)))
      insertSubview(view, at: 0)
      glass = view
    }
    glass?.frame = frame
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    updateColor()
  }

  private func updateColor() {
    let color = ownColor ?? .secondarySystemGroupedBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  private var ownColor: UIColor? { color ?? contentView?.backgroundColor }

  private func outline(of placement: PopoverPlacement) -> UIBezierPath {
    let path = UIBezierPath(
      roundedRect: placement.body, cornerRadius: cornerRadius(of: placement))
    guard !placement.direction.isEmpty else { return path }
    let (tip, half) = (placement.tip, PopoverPlacement.arrowWidth / 2)
    let base = PopoverPlacement.arrowHeight
    let (first, last): (CGPoint, CGPoint) =
      switch placement.direction {
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

/// Dismisses the popover when it is tapped; touches reach the passthrough views.
final class PopoverBackground: UIView {
  var onTap: (() -> Void)?
  var passthroughViews: [UIView] = []

  /// Whether touches beside the popover reach what is below it.
  var passesTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !passesTouches
      && !passthroughViews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
