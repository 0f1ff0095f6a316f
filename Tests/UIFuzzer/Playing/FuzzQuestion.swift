// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

/// The fuzzer's record of the question that is asked before a popup starts.
@MainActor
final class FuzzQuestion {
  let spec: QuestionSpec
  /// How often the closure was called.
  private var callCount = 0
  /// Since when the queue has been asking; `nil` if it is not.
  private(set) var askedSince: Double?
  /// Until when the last answer postpones the popup; `nil` if it does not.
  var postponedUntil: Double?
  /// Whether the last answer was to start.
  private(set) var isAllowed = false
  /// Whether the closure returns its answer, which the queue processes before the task ends.
  private(set) var isReturning = false
  /// Whether the closure has dropped the popup.
  private(set) var isDropped = false

  init(_ spec: QuestionSpec) {
    self.spec = spec
  }

  /// Returns the response to the next question.
  func nextResponse() -> QuestionSpec.Response {
    callCount += 1
    return callCount == 1 ? spec.first : spec.next
  }

  /// The queue has begun to ask.
  func didBegin(at now: Double) {
    (askedSince, postponedUntil, isAllowed) = (now, nil, false)
  }

  /// The queue has stopped asking without an answer.
  func didEnd() {
    askedSince = nil
  }

  /// The closure is about to return an answer.
  func willReturn(_ answer: QuestionSpec.Answer, at now: Double) {
    didAnswer(answer, at: now)
    isReturning = true
  }

  /// The task of the closure has ended, if it was running.
  func didReturn() {
    isReturning = false
  }

  /// The closure, or the default answer, has answered.
  func didAnswer(_ answer: QuestionSpec.Answer, at now: Double) {
    (askedSince, postponedUntil) = (nil, answer.postponement(at: now))
    switch answer {
    case .now: isAllowed = true
    case .later: isAllowed = false
    case .drop: (isAllowed, isDropped) = (false, true)
    }
  }

  /// Returns for how long the time limit has certainly been running; it begins again when the scene
  /// becomes active.
  func elapsed(at now: Double, activeSince: Double) -> Double {
    askedSince.map { now - max($0, activeSince) } ?? 0
  }

  /// Returns whether the time limit has passed.
  func isOverdue(at now: Double, activeSince: Double) -> Bool {
    elapsed(at: now, activeSince: activeSince) > limit - 0.001
  }

  /// The time limit in seconds.
  var limit: Double { Double(spec.timeLimit) / 1000 }
}

/// Something that a closure waits for, until it comes or the task is cancelled.
@MainActor
final class FuzzWait {
  private var continuation: CheckedContinuation<Void, Never>?

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The handler was called before there was a continuation.
        guard !Task.isCancelled else { return continuation.resume() }
        self.continuation = continuation
      }
    } onCancel: {
      // The queue cancels on the main actor.
      MainActor.assumeIsolated { self.end() }
    }
  }

  func end() {
    continuation?.resume()
    continuation = nil
  }
}
