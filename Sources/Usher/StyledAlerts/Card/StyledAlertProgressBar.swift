// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A bar that shows how far some work is: filled from where lines begin, or, while nobody knows, with a
/// piece that travels.
@MainActor
final class StyledAlertProgressBar: UIView {
  /// How high it is, in points.
  static let height: CGFloat = 6

  /// How far the work is; a change is seen with the next layout, and moves if that is animated.
  var progress = ProgressValue.indeterminate {
    didSet {
      guard progress != oldValue else { return }
      ProgressAccessibility.apply(progress, to: self)
      setNeedsLayout()
      // What has travelled is no part of the work.
      if progress == .indeterminate || oldValue == .indeterminate {
        UIView.performWithoutAnimation { layOutFill() }
      }
    }
  }

  /// The colour of what is filled is its tint; this is that of the rest.
  init(track: UIColor) {
    super.init(frame: .zero)
    backgroundColor = track
    clipsToBounds = true
    layer.cornerRadius = StyledAlertProgressBar.height / 2
    fill.layer.cornerRadius = StyledAlertProgressBar.height / 2
    addSubview(fill)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    ProgressAccessibility.apply(progress, to: self)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

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

  override func tintColorDidChange() {
    super.tintColorDidChange()
    fill.backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.animateIndeterminate() }
    animateIndeterminate()
  }

  /// While nobody knows how far it is, a piece travels over and over; with Reduce Motion it comes and
  /// goes in its place.
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
    // Otherwise it stands still when the app comes back from the background.
    animation.isRemovedOnCompletion = false
    fill.layer.add(animation, forKey: "travel")
  }
}

/// What assistive technology says about progress.
@MainActor
enum ProgressAccessibility {
  /// Gives a view that shows progress its words.
  static func apply(_ progress: ProgressValue, to view: UIView) {
    view.accessibilityLabel = LocalizedStrings.progress
    view.accessibilityValue = progress.percent.map { LocalizedStrings.percentage($0) } ?? LocalizedStrings.inProgress
    view.accessibilityTraits = .updatesFrequently
  }
}
