// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A bar that shows progress, filled from the leading edge; an indeterminate one shows a moving
/// segment.
@MainActor
final class StyledAlertProgressBar: StyledAlertPartView {
  /// The height in points.
  static let height: CGFloat = 6

  /// The progress; a change is visible after the next layout, which can be animated.
  var progress = ProgressValue.indeterminate {
    didSet {
      guard progress != oldValue else { return }
      setAccessibility(for: progress)
      setNeedsLayout()
      // The moving segment is not progress: no animation between it and the fill.
      if progress == .indeterminate || oldValue == .indeterminate {
        UIView.performWithoutAnimation { layOutFill() }
      }
    }
  }

  /// Creates a bar with a track color; the fill has the tint color.
  init(track: UIColor) {
    super.init(frame: .zero)
    backgroundColor = track
    clipsToBounds = true
    layer.cornerRadius = StyledAlertProgressBar.height / 2
    fill.layer.cornerRadius = StyledAlertProgressBar.height / 2
    addSubview(fill)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    setAccessibility(for: progress)
    updateAppearance()
  }

  private let fill = UIView()
  private let reduceMotion = ReduceMotionObserver()

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: StyledAlertProgressBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutFill()
    animateIndeterminate()
  }

  private func layOutFill() {
    let width = bounds.width * CGFloat(progress.fraction ?? 0.35)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
    fill.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  override func updateAppearance() {
    fill.backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.animateIndeterminate() }
    animateIndeterminate()
  }

  /// Moves the segment of an indeterminate bar repeatedly; with Reduce Motion it pulses in its
  /// place.
  private func animateIndeterminate() {
    fill.layer.removeAnimation(forKey: "travel")
    guard window != nil, progress == .indeterminate, bounds.width > 0 else { return }
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    let animation = CABasicAnimation(
      keyPath: reducesMotion ? "opacity" : "transform.translation.x")
    let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    animation.fromValue = reducesMotion ? 1 : -fill.bounds.width * direction
    animation.toValue = reducesMotion ? 0.4 : bounds.width * direction
    animation.duration = reducesMotion ? 1 : 1.3
    animation.autoreverses = reducesMotion
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.repeatCount = .infinity
    // Otherwise it would be removed when the app enters the background.
    animation.isRemovedOnCompletion = false
    fill.layer.add(animation, forKey: "travel")
  }
}

extension UIView {
  /// Sets the accessibility label, value and traits of a view that shows progress.
  func setAccessibility(for progress: ProgressValue) {
    accessibilityLabel = LocalizedStrings.progress
    accessibilityValue =
      progress.percent.map { LocalizedStrings.percentage($0) } ?? LocalizedStrings.inProgress
    accessibilityTraits = .updatesFrequently
  }
}
