// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// `timeOffset`, `speed` and `repeatDuration` are left out.
open class CAAnimation: NSObject, CAAction {
  /// How long one takes that names no duration.
  static let defaultDuration: TimeInterval = 0.25

  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  public required override init() {
    super.init()
  }

  /// A copy of the same class: layers keep copies of what they are given.
  func copied() -> CAAnimation {
    let other = type(of: self).init()
    copy(to: other)
    return other
  }

  func copy(to other: CAAnimation) {
    other.duration = duration
    other.beginTime = beginTime
    other.repeatCount = repeatCount
    other.autoreverses = autoreverses
    other.fillMode = fillMode
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.timingFunction = timingFunction
    other.delegate = delegate
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The values `time` seconds into the animation's active duration.
  func apply(to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval) {}

  /// How one run gets from 0 to 1; `runTime` is in seconds of that run.
  func eased(_ fraction: Double, runTime: TimeInterval) -> Double {
    timingFunction?.value(at: fraction) ?? fraction
  }
}

// MARK: - Time

extension CAAnimation {
  /// How long it works, repeats included; infinite for `.infinity` repeats.
  var activeDuration: TimeInterval {
    let once = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }

  /// Applies it as its fill mode says before and after its time.
  func applyFilled(
    to values: inout LayerProperties, model: LayerProperties, elapsed: TimeInterval,
    ofDuration active: TimeInterval
  ) {
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return }
      apply(to: &values, model: model, at: 0)
    } else if elapsed >= active - HeadlessClock.tolerance {
      guard fillMode == .forwards || fillMode == .both else { return }
      apply(to: &values, model: model, at: active)
    } else {
      apply(to: &values, model: model, at: elapsed)
    }
  }

  /// The eased fraction of one run at a time since the start.
  func fraction(at time: TimeInterval) -> Double {
    let once = duration
    guard once > 0 else { return 1 }
    let runs = time / once
    var local = runs - runs.rounded(.down)
    var isBackwards = autoreverses && Int(min(runs, 1e9)) % 2 == 1
    // The very end belongs to the run that ends there, not to the next one.
    if local == 0, runs > 0 {
      local = 1
      isBackwards = autoreverses && Int(min(runs, 1e9)) % 2 == 0
    }
    if isBackwards { local = 1 - local }
    return eased(local, runTime: local * once)
  }
}

// MARK: - Delegate

public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}
