// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Glass in the shape of its superview. Its alpha is how much of its effect there is.
@MainActor
final class GlassView: UIView {
  override class var layerClass: AnyClass { GlassLayer.self }

  var keepsEffectWhileFading: Bool {
    get { (layer as? GlassLayer)?.keepsEffectWhileFading ?? false }
    set { (layer as? GlassLayer)?.keepsEffectWhileFading = newValue }
  }

  func show(_ material: GlassMaterial) {
    (layer as? GlassLayer)?.material = material
  }
}

/// Merges the glass in its siblings.
@MainActor
final class GlassUnionView: UIView {
  override class var layerClass: AnyClass { GlassUnionLayer.self }

  var spacing: CGFloat {
    get { (layer as? GlassUnionLayer)?.spacing ?? 0 }
    set { (layer as? GlassUnionLayer)?.spacing = newValue }
  }
}

// MARK: - Under a finger

/// Glass that grows under a finger, by a length that does not depend on its own.
@MainActor
enum GlassPress {
  /// The growth, which was measured at a height of 44 points on iOS 27 by the authors of
  /// github.com/Tembeon/morph.
  private static let growth: CGFloat = 16

  /// Reduce Motion takes the elasticity. The motion is chosen by eye.
  static func press(_ view: UIView, _ isPressed: Bool) {
    let length = max(view.bounds.width, view.bounds.height)
    let grows = isPressed && length > 0 && !UIAccessibility.isReduceMotionEnabled
    let growth = grows ? 1 + Self.growth / length : 1
    guard view.layer.growth != growth else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      view.layer.growth = growth
    }
  }
}

/// Follows a finger on glass, beside all other recognizers.
final class GlassPressRecognizer: UIGestureRecognizer {
  private weak var pressed: UIView?

  init(pressing view: UIView) {
    pressed = view
    super.init()
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let pressed { GlassPress.press(pressed, true) }
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    if let pressed { GlassPress.press(pressed, false) }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
