// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The curve of a damped spring from 0 to 1.
struct SpringCurve {
  /// Undamped, in radians per second.
  var frequency: Double
  var dampingRatio: Double
  /// In distances per second.
  var velocity: Double

  /// The remaining distance at which a spring counts as settled.
  private static let settlingThreshold = 0.001

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = max(0.01, dampingRatio)
    self.velocity = velocity
  }

  /// The spring whose envelope settles just at `duration`.
  init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = max(0.01, dampingRatio)
    self.init(
      frequency: Self.settlingAngle(dampingRatio: ratio) / max(duration, 1e-6),
      dampingRatio: ratio, velocity: velocity)
  }

  /// Frequency times duration at which the envelope has come down to the rest; 9.2334 at 1.
  static func settlingAngle(dampingRatio ratio: Double) -> Double {
    guard ratio < 1 else {
      // Solves (1 + x)·exp(-x) = rest by Newton's method.
      var x = 9.0
      for _ in 0..<20 { x += ((1 + x) * exp(-x) - settlingThreshold) / (x * exp(-x)) }
      return x
    }
    let amplitude = ratio / (1 - ratio * ratio).squareRoot()
    let critical = settlingAngle(dampingRatio: 1)
    guard amplitude > settlingThreshold else { return critical / ratio }
    return max(
      1,
      ratio > 0.9
        ? min(critical, log(amplitude / settlingThreshold) / ratio)
        : log(amplitude / settlingThreshold) / ratio)
  }

  var settlingDuration: Double {
    Self.settlingAngle(dampingRatio: min(1, dampingRatio)) / frequency
  }

  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let sine = (z * w - velocity) / damped
      return 1 - exp(-z * w * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if z == 1 {
      return 1 - exp(-w * time) * (1 + (w - velocity) * time)
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    // 1 - a·exp(slow·t) - b·exp(fast·t) with a + b = 1 and the given speed at the start.
    let a = (-velocity - fast) / (slow - fast)
    return 1 - a * exp(slow * time) - (1 - a) * exp(fast * time)
  }
}
