// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How one block animates.
struct BlockSettings {
  struct Spring {
    var dampingRatio: CGFloat
    var velocity: CGFloat
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var spring: Spring?

  /// Nested blocks inherit duration and curve from the outer one unless an option overrides them.
  func nested(in outer: BlockSettings) -> BlockSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) {
      settings.duration = outer.duration
      settings.delay = outer.delay
    }
    if !options.contains(.overrideInheritedCurve) {
      settings.options.curve = outer.options.curve
      settings.spring = outer.spring
    }
    return settings
  }

  @MainActor
  func configure(_ animation: ViewAnimation) {
    animation.duration = max(0, duration)
    animation.beginTime = delay > 0 ? HeadlessDevice.current.clock.now + delay : 0
    animation.fillMode = .both
    animation.timingFunction = options.timingFunction
    animation.blocksTouches = !options.contains(.allowUserInteraction)
    animation.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if let spring {
      animation.spring = SpringCurve(
        settlingIn: duration, dampingRatio: Double(spring.dampingRatio),
        velocity: Double(spring.velocity))
    }
  }
}

extension UIView.AnimationOptions {
  private static let curveBits = Self(rawValue: 7 << 16)
  /// The keyboard's, which has no public name: quick at first and long in coming to rest.
  static let keyboardCurve = Self(rawValue: 7 << 16)

  /// The bits that name the curve; `.curveEaseInOut` has none.
  var curve: Self {
    get { intersection(Self.curveBits) }
    set { self = subtracting(Self.curveBits).union(newValue) }
  }

  var timingFunction: CAMediaTimingFunction {
    switch curve {
    case .curveEaseIn: CAMediaTimingFunction(name: .easeIn)
    case .curveEaseOut: CAMediaTimingFunction(name: .easeOut)
    case .curveLinear: CAMediaTimingFunction(name: .linear)
    case Self.keyboardCurve: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
