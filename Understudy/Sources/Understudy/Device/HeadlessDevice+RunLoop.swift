// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// The next moment at which animations need a turn; nil when nothing moves.
  func nextAnimationTime(after now: TimeInterval) -> TimeInterval? {
    animator.nextEventTime(after: now)
  }

  /// The next frame that differs from this one although no turn is needed for it.
  func nextFrame(after now: TimeInterval) -> TimeInterval? {
    animator.isMoving(at: now) ? HeadlessClock.frame(after: now) : nil
  }

  /// Whether the main queue is served before layout and observers; with interference in every
  /// third one.
  var mainQueueComesFirst: Bool {
    switches.mainQueueComesFirst || switches.simulatesInterference && clock.turn.isMultiple(of: 3)
  }

  func stepAnimations(at now: TimeInterval) {
    animator.step(at: now)
  }

  func layOutWindows() {
    windows.reassignKeyStatus()
    for window in windows.backToFront { window.layer.layOutTree() }
  }

  /// Runs `body` once, at the end of the present turn or of the next one that is run.
  package func atEndOfTurn(_ body: @escaping @MainActor () -> Void) {
    endOfTurn.append(body)
  }

  /// The clock's turn; -1 where there is no device.
  nonisolated static var currentTurn: Int {
    onMainActor { currentIfAny?.clock.turn ?? -1 }
  }

  /// Runs what waits for the end of the turn, before the observers.
  func finishTurn() {
    guard !endOfTurn.isEmpty else { return }
    let work = endOfTurn
    endOfTurn = []
    for body in work { body() }
  }

  /// Runs `body` and hands back the exceptions that it raised; the raising call returned early.
  public func exceptions(in body: () throws -> Void) rethrows -> [HeadlessException] {
    let outer = caught
    caught = []
    defer { caught = outer }
    try body()
    return caught ?? []
  }

  /// What would be an Objective-C exception ends the process here too, with the same name and reason.
  package func raise(_ name: String, _ reason: String) {
    guard caught == nil else {
      caught?.append(HeadlessException(name: name, reason: reason))
      return
    }
    fatalError("Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
