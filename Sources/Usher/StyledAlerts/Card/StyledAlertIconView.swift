// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The icon of a styled alert: a circle in its tint, on a ring that parts it from the card's edge, and
/// in it the icon of the style, a picture, or a view.
///
/// Its bounds are the ring's. It follows its tint at any time, and so also while that is greyed because
/// something modal is in front.
@MainActor
final class StyledAlertIconView: UIView {
  /// Whose icon it shows where there is no picture and no view.
  var style = StyledAlertStyle.success {
    didSet { drawingDidChange() }
  }
  /// How far some work is, to be shown as a ring instead of all that; `nil` where it is not.
  var progress: ProgressValue? {
    didSet { if progress != oldValue { drawingDidChange() } }
  }
  /// Whether a bar below shows that it takes its time, so that nothing is to turn here.
  var isBesideProgressBar = false {
    didSet { if isBesideProgressBar != oldValue { drawingDidChange() } }
  }
  /// A picture instead of the icon; one that is a template is drawn in the colour of the icon.
  var image: UIImage? {
    didSet { contentDidChange() }
  }
  /// A view instead of the icon or the picture; it fills the circle and is cut off at its edge.
  var customView: UIView? {
    didSet {
      if oldValue !== customView, oldValue?.superview === circle { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }
  /// How large everything is; what is too large for the bounds is made smaller.
  var metrics = StyledAlertMetrics.system.icon {
    didSet { setNeedsLayout() }
  }
  /// The colour of the ring: that of the card.
  var ringColor: UIColor? {
    didSet { updateColors() }
  }
  /// The colour of the icon; without one, black or white, whichever is seen better.
  var glyphColor: UIColor? {
    didSet { updateColors() }
  }
  /// Whether the circle has the tint; else the icon has it, on the colour of the ring.
  var fillsCircle = true {
    didSet { updateColors() }
  }
  /// How heavy the lines of the icon are, on a grid of 80 by 80.
  var lineWidth: CGFloat = 11 {
    didSet { setNeedsLayout() }
  }

  private let circle = UIView()
  private let glyph = StyledAlertGlyphView()
  private let imageView = UIImageView()
  private let reduceMotion = ReduceMotionObserver()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    circle.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    glyph.drawing = IconDrawing(style: style)
    addSubview(circle)
    circle.addSubview(glyph)
    circle.addSubview(imageView)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - What is in the circle

  private func drawingDidChange() {
    let isDeterminate = progress?.fraction != nil
    let icon = IconDrawing(style: style, isBesideProgressBar: isBesideProgressBar)
    let drawing = isDeterminate ? .progress : progress != nil ? .ring : icon
    // Another drawing is drawn so far from the beginning; only the same one moves there.
    if glyph.drawing != drawing { glyph.drawing = nil }
    glyph.fraction = CGFloat(progress?.fraction ?? 1)
    glyph.drawing = drawing
    isAccessibilityElement = progress != nil
    if let progress { ProgressAccessibility.apply(progress, to: self) }
    contentDidChange()
  }

  private func contentDidChange() {
    imageView.image = image
    imageView.isHidden = image == nil || customView != nil || progress != nil
    glyph.isHidden = progress == nil && (image != nil || customView != nil)
    customView?.isHidden = progress != nil
    if let customView { circle.addSubview(customView) }
    updateColors()
    setNeedsLayout()
    updateRotation()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ringDiameter = min(bounds.width, bounds.height)
    layer.cornerRadius = ringDiameter / 2
    let diameter = min(metrics.circle.sanitizedLength, ringDiameter)
    place(circle, diameter, in: bounds)
    circle.layer.cornerRadius = diameter / 2
    layOutGlyph(diameter)
    // At most the largest square that the circle holds. What is drawn like an icon is a little larger
    // than one, as it reaches its own edges, and a picture of one's own twice as large.
    let factor: CGFloat = image?.renderingMode == .alwaysTemplate ? 1.25 : 2
    place(imageView, min(metrics.glyph.sanitizedLength * factor, diameter * 0.707), in: circle.bounds)
    customView?.frame = circle.bounds
  }

  /// What turns has an extent of its own, and lines that are no heavier for it.
  private func layOutGlyph(_ diameter: CGFloat) {
    let isIndicator = glyph.drawing?.rotates == true || progress != nil
    let size = min((isIndicator ? metrics.indicator : metrics.glyph).sanitizedLength, diameter)
    place(glyph, size, in: circle.bounds)
    glyph.lineWidth = isIndicator && size > 0 ? lineWidth * metrics.glyph.sanitizedLength / size : lineWidth
  }

  /// Keeps the transform that a movement gives it.
  private func place(_ view: UIView, _ size: CGFloat, in area: CGRect) {
    view.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    view.center = CGPoint(x: area.midX, y: area.midY)
  }

  // MARK: - Colours

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    backgroundColor = ringColor
    let tint = tintColor ?? .systemBlue
    circle.backgroundColor = fillsCircle ? tint : ringColor
    let background = ringColor ?? .systemBackground
    let foreground =
      fillsCircle ? glyphColor ?? .foreground(on: tint, over: background, in: traitCollection) : tint
    glyph.color = foreground
    imageView.tintColor = foreground
  }

  // MARK: - Movement

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.updateRotation() }
    updateRotation()
  }

  /// What turns does so as long as it is in a window.
  private func updateRotation() {
    let isVisible = window != nil && !glyph.isHidden
    glyph.setRotating(isVisible && !UIAccessibility.isReduceMotionEnabled)
  }

  /// Lets the change make another icon of it before the user's eyes: what was in the circle goes, the
  /// circle turns its colour, then the new lines are drawn. With Reduce Motion one fades into the other.
  func transition(animated: Bool, _ change: () -> Void) {
    let snapshot = animated && !isHidden ? circle.snapshotView(afterScreenUpdates: false) : nil
    change()
    guard let snapshot else { return }
    snapshot.bounds = circle.bounds
    snapshot.center = circle.center
    snapshot.layer.cornerRadius = circle.layer.cornerRadius
    snapshot.clipsToBounds = true
    addSubview(snapshot)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { snapshot.alpha = 0 }, completion: { _ in snapshot.removeFromSuperview() })
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    circle.layer.add(IconAnimations.pulse, forKey: "swell")
    drawContent(after: IconAnimations.delay)
  }

  /// Draws the icon before the user's eyes: the circle grows, then the lines are drawn. Without
  /// animation, and with Reduce Motion, it is simply there.
  func draw(animated: Bool) {
    layoutIfNeeded()
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return }
    circle.layer.add(IconAnimations.circle, forKey: "draw")
    drawContent(after: IconAnimations.delay)
  }

  private func drawContent(after delay: Double) {
    // A ring shows how far the work is, and nothing else.
    if progress != nil || customView != nil { return }
    if image != nil {
      let begin = CACurrentMediaTime() + delay
      imageView.layer.add(IconAnimations.pop(at: begin), forKey: "draw")
      imageView.layer.add(IconAnimations.reveal(at: begin), forKey: "reveal")
    } else {
      glyph.draw(after: delay)
    }
  }
}

extension IconDrawing.Shape {
  var isDot: Bool { if case .dot = self { true } else { false } }

  /// The path on a layer as large as the grid times the scale.
  @MainActor
  func path(scale: CGFloat, lineWidth: CGFloat) -> CGPath {
    let path = UIBezierPath()
    switch self {
    case .dot(let point):
      let radius = lineWidth * 0.6 * scale
      let center = point.scaled(by: scale)
      return UIBezierPath(
        ovalIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    case .track(let start, let segments):
      path.add(from: start, segments, scale: scale)
    case .stroke(let start, let segments, let isClosed):
      path.add(from: start, segments, scale: scale)
      if isClosed { path.close() }
    }
    return path.cgPath
  }
}

extension UIBezierPath {
  fileprivate func add(
    from start: IconDrawing.Point, _ segments: [IconDrawing.Segment], scale: CGFloat
  ) {
    move(to: start.scaled(by: scale))
    for segment in segments {
      switch segment {
      case .line(let end):
        addLine(to: end.scaled(by: scale))
      case .curve(let first, let second, let end):
        addCurve(
          to: end.scaled(by: scale), controlPoint1: first.scaled(by: scale),
          controlPoint2: second.scaled(by: scale))
      }
    }
  }
}

extension IconDrawing.Point {
  fileprivate func scaled(by scale: CGFloat) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
}
