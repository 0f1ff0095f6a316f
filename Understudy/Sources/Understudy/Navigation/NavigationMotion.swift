// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The motion of pages, in each system.
@MainActor
struct NavigationMotion {
  /// In what time the spring of a push or a pop settles.
  let duration: TimeInterval
  /// Beyond which part of the width a page that is released without a flick is popped.
  let popFraction: CGFloat
  /// From which speed on a flick decides, in widths per second.
  let flickVelocity: CGFloat

  static let iOS18 = NavigationMotion(duration: 0.35, popFraction: 0.5, flickVelocity: 1)
  /// The spring has a response of 0.3 seconds.
  static let iOS26 = NavigationMotion(
    duration: SpringCurve.settlingAngle(dampingRatio: 1) * 0.3 / (2 * .pi), popFraction: 0.3,
    flickVelocity: 1.06)

  static var current: NavigationMotion {
    HeadlessDevice.current.system >= .iOS26 ? iOS26 : iOS18
  }
}
