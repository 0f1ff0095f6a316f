// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The timing curve of a property animator, from 0 to 1.
enum AnimatorCurve {
  case cubic(CAMediaTimingFunction)
  case spring(SpringCurve, duration: TimeInterval)

  init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    if let spring = parameters.springTimingParameters {
      let curve = SpringCurve(spring, duration: duration)
      switch spring.kind {
      case .ratio: self = .spring(curve, duration: duration)
      case .physics: self = .spring(curve, duration: curve.settlingDuration)
      }
      return
    }
    let cubic = parameters.cubicTimingParameters ?? UICubicTimingParameters()
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    self = .cubic(
      CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
  }

  /// The time that the spring's physics ask for; nil where the animator's duration counts.
  var physicsDuration: TimeInterval? {
    guard case .spring(_, let duration) = self else { return nil }
    return duration
  }

  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let function): return function.value(at: fraction)
    case .spring(let spring, let duration): return spring.value(at: fraction * duration)
    }
  }

  /// The first moment at which the curve is as far as that.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // A spring may cross a value several times: the first of many small steps finds the first.
    let steps = 200
    let step =
      (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension SpringCurve {
  fileprivate init(_ parameters: UISpringTimingParameters, duration: TimeInterval) {
    let velocity = Double(parameters.initialVelocity.dx)
    switch parameters.kind {
    case .ratio(let ratio):
      self.init(settlingIn: duration, dampingRatio: Double(ratio), velocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      let critical = 2 * Double((stiffness * mass).squareRoot())
      self.init(
        frequency: Double((stiffness / mass).squareRoot()),
        dampingRatio: Double(damping) / critical, velocity: velocity)
    }
  }
}
