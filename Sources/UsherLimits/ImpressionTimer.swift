// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Decides whether an impression that was reserved counts: it does when the popup was on the screen
/// of an active scene for a second without a break, or when the user has acted sooner.
package struct ImpressionTimer: Sendable, Hashable {
  /// What has become of the reservation.
  package enum Result: Sendable, Hashable {
    /// The user has seen it.
    case confirmed
    /// The user has dismissed it, which confirms it.
    case dismissedByUser
    /// It was interrupted before it counted.
    case released
  }

  /// How long it has to be on the screen.
  package static let requiredTime = Duration.seconds(1)

  private var isVisible = false
  private var isActive = true
  private var isConfirmed = false
  /// When it counts, unless it is interrupted before.
  package private(set) var deadline: MonotonicInstant?

  /// Creates a timer for a popup that is about to start, in an active scene.
  package init() {}

  package mutating func didAppear(at now: MonotonicInstant) {
    isVisible = true
    update(at: now)
  }

  /// A popup that is suspended before it counts keeps its reservation, because it returns without
  /// being asked about again.
  package mutating func willDisappear(at now: MonotonicInstant) {
    isVisible = false
    update(at: now)
  }

  package mutating func sceneActivityDidChange(isActive: Bool, at now: MonotonicInstant) {
    self.isActive = isActive
    update(at: now)
  }

  private mutating func update(at now: MonotonicInstant) {
    guard isVisible, isActive, !isConfirmed else { return deadline = nil }
    deadline = deadline ?? now + ImpressionTimer.requiredTime
  }

  package mutating func deadlineDidPass(at now: MonotonicInstant) -> Result? {
    guard let deadline, deadline <= now else { return nil }
    return confirm()
  }

  package mutating func userDidAct() -> Result? { confirm() }

  private mutating func confirm() -> Result? {
    deadline = nil
    guard !isConfirmed else { return nil }
    isConfirmed = true
    return .confirmed
  }

  package mutating func didDismiss(_ reason: PopupDismissalReason) -> Result? {
    deadline = nil
    switch reason {
    case .dismissedByUser: return .dismissedByUser
    case .completed: return confirm()
    default: return isConfirmed ? nil : .released
    }
  }
}
