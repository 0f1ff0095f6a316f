// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Steps every running animation of a device.
@MainActor
final class Animator {
  func nextMoment(after now: TimeInterval) -> TimeInterval? { nil }
  func step(at now: TimeInterval) {}
}
