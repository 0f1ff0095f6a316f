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
  var progress: ProgressPart? {
    didSet { if progress != oldValue { drawingDidChange() } }
  }
  /// Whether a bar below shows that it takes its time, so that nothing is to turn here.
  var isBesideBar = false {
    didSet { if isBesideBar != oldValue { drawingDidChange() } }
  }
  /// A picture instead of the icon; one that is a template is drawn in the colour of the icon.
  var image: UIImage? {
    didSet { contentDidChange() }
  }
  /// A view instead of the icon or the picture; it fills the circle and is cut off at its edge.
  var ownView: UIView? {
    didSet {
      if oldValue !== ownView, oldValue?.superview === circle { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }
  /// How large everything is; what is too large for the bounds is made smaller.
  var measures = StyledAlertMeasures.system.icon {
    didSet { setNeedsLayout() }
  }
  /// The colour of the ring: that of the card.
  var ringColor: UIColor? {
    didSet { paint() }
  }
  /// The colour of the icon; without one, black or white, whichever is seen better.
  var glyphColor: UIColor? {
    didSet { paint() }
  }
  /// Whether the circle has the tint; else the icon has it, on the colour of the ring.
  var isCircleTinted = true {
    didSet { paint() }
  }
  /// How heavy the lines of the icon are, on a grid of 80 by 80.
  var lineWeight: CGFloat = 11 {
    didSet { setNeedsLayout() }
  }

  private let circle = UIView()
  private let glyph = IconGlyphView()
  private let picture = UIImageView()
  private let reduceMotion = ReduceMotionWatch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    circle.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    glyph.drawing = IconDrawing(of: style)
    addSubview(circle)
    circle.addSubview(glyph)
    circle.addSubview(picture)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - What is in the circle

  private func drawingDidChange() {
    let isKnown = progress?.part != nil
    let icon = IconDrawing(of: style, besideBar: isBesideBar)
    let drawing = isKnown ? .progress : progress != nil ? .ring : icon
    // Another drawing is drawn so far from the beginning; only the same one moves there.
    if glyph.drawing != drawing { glyph.drawing = nil }
    glyph.part = CGFloat(progress?.part ?? 1)
    glyph.drawing = drawing
    isAccessibilityElement = progress != nil
    if let progress { ProgressVoice.tell(progress, in: self) }
    contentDidChange()
  }

  private func contentDidChange() {
    picture.image = image
    picture.isHidden = image == nil || ownView != nil || progress != nil
    glyph.isHidden = progress == nil && (image != nil || ownView != nil)
    ownView?.isHidden = progress != nil
    if let ownView { circle.addSubview(ownView) }
    paint()
    setNeedsLayout()
    turn()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ring = min(bounds.width, bounds.height)
    layer.cornerRadius = ring / 2
    let diameter = min(measures.circle.length, ring)
    place(circle, diameter, in: bounds)
    circle.layer.cornerRadius = diameter / 2
    placeGlyph(diameter)
    // At most the largest square that the circle holds. What is drawn like an icon is a little larger
    // than one, as it reaches its own edges, and a picture of one's own twice as large.
    let factor: CGFloat = image?.renderingMode == .alwaysTemplate ? 1.25 : 2
    place(picture, min(measures.glyph.length * factor, diameter * 0.707), in: circle.bounds)
    ownView?.frame = circle.bounds
  }

  /// What turns has an extent of its own, and lines that are no heavier for it.
  private func placeGlyph(_ diameter: CGFloat) {
    let turns = glyph.drawing?.turns == true || progress != nil
    let extent = min((turns ? measures.indicator : measures.glyph).length, diameter)
    place(glyph, extent, in: circle.bounds)
    glyph.weight = turns && extent > 0 ? lineWeight * measures.glyph.length / extent : lineWeight
  }

  /// Keeps the transform that a movement gives it.
  private func place(_ view: UIView, _ extent: CGFloat, in area: CGRect) {
    view.bounds = CGRect(x: 0, y: 0, width: extent, height: extent)
    view.center = CGPoint(x: area.midX, y: area.midY)
  }

  // MARK: - Colours

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    backgroundColor = ringColor
    let tint = tintColor ?? .systemBlue
    circle.backgroundColor = isCircleTinted ? tint : ringColor
    let ground = ringColor ?? .systemBackground
    let ink =
      isCircleTinted ? glyphColor ?? .ink(on: tint, over: ground, in: traitCollection) : tint
    glyph.color = ink
    picture.tintColor = ink
  }

  // MARK: - Movement

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.listen(window != nil) { [weak self] in self?.turn() }
    turn()
  }

  /// What turns does so as long as it is in a window.
  private func turn() {
    let isSeen = window != nil && !glyph.isHidden
    glyph.setTurns(isSeen && !UIAccessibility.isReduceMotionEnabled)
  }

  /// Lets the change make another icon of it before the user's eyes: what was in the circle goes, the
  /// circle turns its colour, then the new lines are drawn. With Reduce Motion one fades into the other.
  func change(animated: Bool, _ change: () -> Void) {
    let ghost = animated && !isHidden ? circle.snapshotView(afterScreenUpdates: false) : nil
    change()
    guard let ghost else { return }
    ghost.bounds = circle.bounds
    ghost.center = circle.center
    ghost.layer.cornerRadius = circle.layer.cornerRadius
    ghost.clipsToBounds = true
    addSubview(ghost)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { ghost.alpha = 0 }, completion: { _ in ghost.removeFromSuperview() })
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    circle.layer.add(IconMotion.swell, forKey: "swell")
    drawContent(after: IconMotion.delay)
  }

  /// Draws the icon before the user's eyes: the circle grows, then the lines are drawn. Without
  /// animation, and with Reduce Motion, it is simply there.
  func draw(animated: Bool) {
    layoutIfNeeded()
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return }
    circle.layer.add(IconMotion.circle, forKey: "draw")
    drawContent(after: IconMotion.delay)
  }

  private func drawContent(after delay: Double) {
    // A ring shows how far the work is, and nothing else.
    if progress != nil || ownView != nil { return }
    if image != nil {
      let begin = CACurrentMediaTime() + delay
      picture.layer.add(IconMotion.pop(at: begin), forKey: "draw")
      picture.layer.add(IconMotion.reveal(at: begin), forKey: "reveal")
    } else {
      glyph.draw(after: delay)
    }
  }
}
