// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherCore
import UsherLimits

/// Asks whether one popup may start, and reports what has become of its impression.
@MainActor
final class LimitAdmission: PopupAdmission {
  private let settings: LimitSettings
  private let limits: PopupLimits
  private let key: PopupKey?
  private let lane: PopupLane
  private var reservation: PopupLimits.Reservation?
  private var timer = ImpressionTimer()
  private var hasCounted = false
  private let deadline = DeadlineTimer()

  init(_ settings: LimitSettings, limits: PopupLimits, key: PopupKey?, lane: PopupLane) {
    self.settings = settings
    self.limits = limits
    self.key = key
    self.lane = lane
  }

  func answer() -> (answer: PopupAnswer, source: AnswerSource) {
    let (verdict, reservation) = limits.reserve(settings, key: key, lane: lane)
    self.reservation = reservation
    timer = ImpressionTimer()
    return settings.answer(to: verdict)
  }

  func didNotStart() { apply(.released) }

  func didAppear() { update { $0.didAppear(at: .now) } }

  func willDisappear() { update { $0.willDisappear(at: .now) } }

  func sceneActivityDidChange(isActive: Bool) {
    update { $0.sceneActivityDidChange(isActive: isActive, at: .now) }
  }

  func userDidAct() { update { apply($0.userDidAct()) } }

  func didDismiss(_ reason: PopupDismissalReason) {
    update { apply($0.didDismiss(reason)) }
    reservation = nil
  }

  private func update(_ change: (inout ImpressionTimer) -> Void) {
    change(&timer)
    deadline.schedule(at: timer.deadline) { [weak self] in
      guard let self else { return }
      update { self.apply($0.deadlineDidPass(at: .now)) }
    }
  }

  private func apply(_ result: ImpressionTimer.Result?) {
    guard let result else { return }
    if result != .released { report() }
    guard let reservation else { return }
    if result == .released { self.reservation = nil }
    limits.end(reservation, result)
  }

  /// Calls the app, once, when the impression counts; in the next turn, because this may be called
  /// by the queue.
  private func report() {
    guard !hasCounted else { return }
    hasCounted = true
    for callback in settings.impressionCallbacks { MainClock.nextTurn(callback) }
  }
}
