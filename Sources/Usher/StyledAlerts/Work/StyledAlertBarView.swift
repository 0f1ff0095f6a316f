// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A bar that shows how far some work is: filled from where lines begin, or, while nobody knows, with a
/// piece that travels.
@MainActor
final class StyledAlertBarView: UIView {
  /// How high it is, in points.
  static let height: CGFloat = 6

  /// How far the work is; a change is seen with the next layout, and moves if that is animated.
  var progress = ProgressPart.unknown {
    didSet {
      guard progress != oldValue else { return }
      ProgressVoice.tell(progress, in: self)
      setNeedsLayout()
      // What has travelled is no part of the work.
      if progress == .unknown || oldValue == .unknown {
        UIView.performWithoutAnimation { placeFill() }
      }
    }
  }

  /// The colour of what is filled is its tint; this is that of the rest.
  init(track: UIColor) {
    super.init(frame: .zero)
    backgroundColor = track
    clipsToBounds = true
    layer.cornerRadius = StyledAlertBarView.height / 2
    fill.layer.cornerRadius = StyledAlertBarView.height / 2
    addSubview(fill)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    ProgressVoice.tell(progress, in: self)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private let fill = UIView()
  private let reduceMotion = ReduceMotionWatch()

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: StyledAlertBarView.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeFill()
    travel()
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(progress.part ?? 0.35)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
    fill.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    fill.backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.listen(window != nil) { [weak self] in self?.travel() }
    travel()
  }

  /// While nobody knows how far it is, a piece travels over and over; with Reduce Motion it comes and
  /// goes in its place.
  private func travel() {
    fill.layer.removeAnimation(forKey: "travel")
    guard window != nil, progress == .unknown, bounds.width > 0 else { return }
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    let travel = CABasicAnimation(
      keyPath: reducesMotion ? "opacity" : "transform.translation.x")
    let back: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    travel.fromValue = reducesMotion ? 1 : -fill.bounds.width * back
    travel.toValue = reducesMotion ? 0.4 : bounds.width * back
    travel.duration = reducesMotion ? 1 : 1.3
    travel.autoreverses = reducesMotion
    travel.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    travel.repeatCount = .infinity
    // Otherwise it stands still when the app comes back from the background.
    travel.isRemovedOnCompletion = false
    fill.layer.add(travel, forKey: "travel")
  }
}
