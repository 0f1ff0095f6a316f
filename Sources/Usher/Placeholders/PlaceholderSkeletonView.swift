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
  private let light = UIImageView(image: lightImage)
  private let reduceMotion = ReduceMotionObserver()
  /// The width and the direction of the current animation.
  private var path: CGFloat?

  init(_ skeleton: PlaceholderSkeleton) {
    self.skeleton = skeleton
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    light.tintColor = UIColor { traits in
      UIColor.white.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.14 : 0.5)
    }
    addSubview(light)
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

  /// A light that is brightest in the middle and fades out to both sides, for the tint color.
  private static let lightImage: UIImage = {
    let size = CGSize(width: 64, height: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for x in 0..<64 {
        let brightness = 0.5 - 0.5 * cos((CGFloat(x) + 0.5) / 32 * .pi)
        UIColor(white: 1, alpha: brightness).setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    .withRenderingMode(.alwaysTemplate)
  }()
}
