// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The blocks of a skeleton, and one light that moves across all of them.
///
/// The background color is that of the blocks: one mask has the shape of all blocks.
@MainActor
final class PlaceholderSkeletonView: UIView {
  private let skeleton: PlaceholderSkeleton
  private let blocks = CAShapeLayer()
  private let light = GradientView()
  private let reduceMotion = ReduceMotionObserver()
  /// The width and the direction of the current animation.
  private var path: CGFloat?

  init(_ skeleton: PlaceholderSkeleton) {
    self.skeleton = skeleton
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    light.gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    light.gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    addSubview(light)
    updateLight()
    onTraitChange { [weak self] in self?.updateLight() }
    layer.mask = blocks
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = SkeletonLayout(
      skeleton, in: LayoutSize(bounds.size),
      textScale: UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100,
      isRightToLeft: isRightToLeft)
    let shape = UIBezierPath()
    for block in layout.blocks {
      shape.append(
        UIBezierPath(roundedRect: CGRect(block.frame), cornerRadius: block.cornerRadius))
    }
    blocks.path = shape.cgPath
    // Before the leading edge, from where it moves to behind the trailing one.
    let width = max(160, bounds.width / 2)
    UIView.performWithoutAnimation {
      light.frame = CGRect(
        x: isRightToLeft ? bounds.width : -width, y: 0, width: width, height: bounds.height)
    }
    moveLight()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    reduceMotion.setObserving(window != nil) { [weak self] in self?.moveLight() }
    moveLight()
  }

  /// Moves the light repeatedly while the view is in a window and Reduce Motion is off.
  private func moveLight() {
    let distance = bounds.width + light.bounds.width
    let newPath: CGFloat? =
      window == nil || bounds.isEmpty || UIAccessibility.isReduceMotionEnabled
      ? nil : light.frame.minX < 0 ? distance : -distance
    guard newPath != path else { return }
    path = newPath
    light.layer.removeAnimation(forKey: "travel")
    guard let newPath else { return }
    let animation = CABasicAnimation(keyPath: "transform.translation.x")
    animation.fromValue = 0
    animation.toValue = newPath
    animation.duration = 1.5
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.repeatCount = .infinity
    // Otherwise it would be removed when the app enters the background.
    animation.isRemovedOnCompletion = false
    light.layer.add(animation, forKey: "travel")
  }

  /// The light is brightest in the middle and fades out to both sides.
  private func updateLight() {
    let brightness = traitCollection.userInterfaceStyle == .dark ? 0.14 : 0.5
    light.gradient?.colors = [0, 0.15, 0.5, 0.85, 1, 0.85, 0.5, 0.15, 0].map {
      UIColor(white: 1, alpha: $0 * brightness).cgColor
    }
  }
}
