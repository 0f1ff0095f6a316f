// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The icon of a styled alert: a ring, and in it a filled circle with a drawing, an image or a
/// view.
///
/// Its bounds are those of the ring. It follows its tint color, which is dimmed while something
/// modal is in front.
@MainActor
final class StyledAlertIconView: StyledAlertPartView {
  /// The style whose drawing is shown if there is no image and no view.
  var style = StyledAlertStyle.success {
    didSet { drawingDidChange() }
  }
  /// The progress to show as a ring instead of the icon; `nil`: none.
  var progress: ProgressValue? {
    didSet { if progress != oldValue { drawingDidChange() } }
  }
  /// Whether a progress bar is shown, so that the icon does not rotate.
  var isBesideProgressBar = false {
    didSet { if isBesideProgressBar != oldValue { drawingDidChange() } }
  }
  /// An image instead of the drawing; a template image has the color of the drawing.
  var image: UIImage? {
    didSet { contentDidChange() }
  }
  /// A view instead of the drawing or the image; it fills the circle and is clipped to it.
  var customView: UIView? {
    didSet {
      if oldValue !== customView, oldValue?.superview === circle { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }
  /// Whether it has the size of a large icon; what is too large for the bounds is reduced.
  var isLarge = false {
    didSet { setNeedsLayout() }
  }
  /// The color of the drawing; `nil`: black or white, whichever has enough contrast.
  var glyphColor: UIColor? {
    didSet { updateAppearance() }
  }

  private let theme: StyledAlertTheme
  private let circle = UIView()
  private let glyph = StyledAlertGlyphView()
  private let imageView = UIImageView()
  private let reduceMotion = ReduceMotionObserver()

  init(_ theme: StyledAlertTheme) {
    self.theme = theme
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    circle.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    glyph.drawing = IconDrawing(style: style)
    addSubview(circle)
    circle.addSubview(glyph)
    circle.addSubview(imageView)
    contentDidChange()
  }

  // MARK: - Content of the circle

  private func drawingDidChange() {
    let isDeterminate = progress?.fraction != nil
    let icon = IconDrawing(style: style, isBesideProgressBar: isBesideProgressBar)
    let drawing = isDeterminate ? .progress : progress != nil ? .ring : icon
    // Only a change of the fraction in the same drawing is animated.
    if glyph.drawing != drawing { glyph.drawing = nil }
    glyph.fraction = CGFloat(progress?.fraction ?? 1)
    glyph.drawing = drawing
    isAccessibilityElement = progress != nil
    if let progress { setAccessibility(for: progress) }
    contentDidChange()
  }

  private func contentDidChange() {
    imageView.image = image
    imageView.isHidden = image == nil || customView != nil || progress != nil
    glyph.isHidden = progress == nil && (image != nil || customView != nil)
    customView?.isHidden = progress != nil
    if let customView { circle.addSubview(customView) }
    updateAppearance()
    setNeedsLayout()
    updateRotation()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ringDiameter = min(bounds.width, bounds.height)
    layer.cornerRadius = ringDiameter / 2
    let metrics = isLarge ? theme.metrics.largeIcon : theme.metrics.icon
    let diameter = min(metrics.circle.sanitizedLength, ringDiameter)
    place(circle, diameter, in: bounds)
    circle.layer.cornerRadius = diameter / 2
    layOutGlyph(diameter, metrics)
    // At most the square inscribed in the circle. A template image looks as large as a drawing,
    // which has a margin of its own; any other image is twice as large as the grid.
    let factor: CGFloat = image?.renderingMode == .alwaysTemplate ? 0.9 : 2
    let imageSize = min(metrics.glyph.sanitizedLength * factor, diameter * 0.707)
    place(imageView, imageSize, in: circle.bounds)
    customView?.frame = circle.bounds
  }

  /// Indicators have a size of their own, but the same line width in points as other drawings.
  private func layOutGlyph(_ diameter: CGFloat, _ metrics: StyledAlertMetrics.Icon) {
    let isIndicator = glyph.drawing?.rotates == true || progress != nil
    let size = min((isIndicator ? metrics.indicator : metrics.glyph).sanitizedLength, diameter)
    place(glyph, size, in: circle.bounds)
    let lineWidth = isLarge ? theme.largeIconLineWidth : theme.iconLineWidth
    glyph.lineWidth =
      isIndicator && size > 0 ? lineWidth * metrics.glyph.sanitizedLength / size : lineWidth
  }

  /// Centers a view without changing its transform, which may be animating.
  private func place(_ view: UIView, _ size: CGFloat, in area: CGRect) {
    view.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    view.center = CGPoint(x: area.midX, y: area.midY)
  }

  // MARK: - Colors

  override func updateAppearance() {
    let colors = theme.colors.iconColors(
      tintColor ?? .systemBlue, theme.iconBackground, glow: theme.iconGlow, drawing: glyphColor,
      in: traitCollection)
    backgroundColor = theme.iconBackground == .none ? .clear : theme.colors.iconRing
    circle.backgroundColor = colors.background
    glyph.color = colors.drawing
    imageView.setOwnTintColor(colors.drawing)
  }

  // MARK: - Animation

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.updateRotation() }
    updateRotation()
  }

  /// Rotates drawings that rotate, as long as the icon is in a window.
  private func updateRotation() {
    let isVisible = window != nil && !glyph.isHidden
    glyph.setRotating(isVisible && !UIAccessibility.isReduceMotionEnabled)
  }

  /// Animates a change of the icon: the old content fades out, the color of the circle changes,
  /// then new lines are drawn. With Reduce Motion it is a cross-fade.
  ///
  /// Content that stays is not drawn again; if its color changes, it cross-fades.
  func transition(crossFades: Bool, draws: Bool, _ change: () -> Void) {
    let snapshot = crossFades && !isHidden ? circle.snapshotView(afterScreenUpdates: false) : nil
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
    guard draws, !UIAccessibility.isReduceMotionEnabled else { return }
    circle.layer.add(IconAnimations.pulse, forKey: "swell")
    drawContent(after: IconAnimations.delay)
  }

  /// Animates the appearance of the icon: the circle grows, then the lines are drawn. With Reduce
  /// Motion nothing moves. Returns the seconds until the haptic.
  func draw() -> Double {
    layoutIfNeeded()
    guard !isHidden, !UIAccessibility.isReduceMotionEnabled else { return 0 }
    circle.layer.add(IconAnimations.circle, forKey: "draw")
    drawContent(after: IconAnimations.delay)
    guard !glyph.isHidden, progress == nil, let drawing = glyph.drawing else { return 0 }
    return IconAnimations.delay + drawing.accent * IconAnimations.drawing
  }

  private func drawContent(after delay: Double) {
    // The fraction of a progress ring must not be animated from zero.
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
