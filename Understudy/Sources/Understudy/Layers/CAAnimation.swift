// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// `timeOffset` and `speed` are left out.
open class CAAnimation: NSObject, CAAction {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
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
    other.repeatDuration = repeatDuration
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

  /// How long one run takes.
  var basicDuration: TimeInterval { duration > 0 ? duration : CATransaction.animationDuration() }
}
