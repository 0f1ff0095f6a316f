// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

@testable import UsherLimits

/// From which moment on a reserved impression counts.
struct ImpressionTimerTests {
  private var timer = ImpressionTimer()

  private func at(_ seconds: Double) -> MonotonicInstant {
    MonotonicInstant(sinceStart: .seconds(seconds))
  }

  @Test mutating func `it counts after a second on the screen`() {
    #expect(timer.deadline == nil)
    timer.didAppear(at: at(5))

    #expect(timer.deadline == at(6))
    #expect(timer.deadlineDidPass(at: at(5.9)) == nil)
    #expect(timer.deadlineDidPass(at: at(6)) == .confirmed)
    #expect(timer.deadline == nil)
  }

  @Test mutating func `a second in two parts does not count`() {
    timer.didAppear(at: at(0))
    timer.willDisappear(at: at(0.6))
    #expect(timer.deadline == nil)

    timer.didAppear(at: at(10))
    #expect(timer.deadline == at(11))
    timer.sceneActivityDidChange(isActive: false, at: at(10.6))
    #expect(timer.deadline == nil)
    #expect(timer.deadlineDidPass(at: at(20)) == nil)
    timer.sceneActivityDidChange(isActive: true, at: at(20))

    #expect(timer.deadline == at(21))
  }

  @Test mutating func `a scene that becomes active again does not delay it`() {
    timer.didAppear(at: at(0))
    timer.sceneActivityDidChange(isActive: true, at: at(0.5))

    #expect(timer.deadline == at(1))
  }

  @Test mutating func `a touch counts sooner, and once`() {
    #expect(timer.userDidAct() == .confirmed)
    #expect(timer.userDidAct() == nil)
    timer.didAppear(at: at(0))

    #expect(timer.deadline == nil)
    #expect(timer.didDismiss(.dismissedByApp) == nil)
  }

  @Test mutating func `a return is no new impression`() {
    timer.didAppear(at: at(0))
    _ = timer.deadlineDidPass(at: at(1))
    timer.willDisappear(at: at(2))
    timer.didAppear(at: at(3))

    #expect(timer.deadline == nil)
  }

  @Test(arguments: [
    (PopupDismissalReason.dismissedByUser, ImpressionTimer.Result.dismissedByUser),
    (.completed, .confirmed), (.dismissedByApp, .released), (.pageLeft, .released),
    (.failed, .released), (.loggedOut, .released), (.displayDurationElapsed, .released),
  ])
  func `before it counts, only what the user does counts`(
    reason: PopupDismissalReason, result: ImpressionTimer.Result
  ) {
    var timer = timer
    timer.didAppear(at: at(0))

    #expect(timer.didDismiss(reason) == result)
    #expect(timer.deadline == nil)
  }

  @Test(arguments: [
    (PopupDismissalReason.dismissedByUser, ImpressionTimer.Result?.some(.dismissedByUser)),
    (.completed, nil), (.dismissedByApp, nil),
  ])
  func `after that a dismissal by the user is still recorded`(
    reason: PopupDismissalReason, result: ImpressionTimer.Result?
  ) {
    var timer = timer
    timer.didAppear(at: at(0))
    _ = timer.deadlineDidPass(at: at(1))

    #expect(timer.didDismiss(reason) == result)
  }
}
