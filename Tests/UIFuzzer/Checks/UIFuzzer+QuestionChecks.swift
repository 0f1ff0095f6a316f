// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

// Questions begin and end when they should, and what starts and what is declined follows from what
// the app said.
extension UIFuzzer {
  /// Records which questions have begun or ended; to be called whenever that may have changed.
  func pollQuestions() {
    for popup in popups where !popup.isDismissed && !popup.hasJoined {
      guard let question = popup.question, !question.isReturning, let handle = popup.handle else {
        continue
      }
      let deadline = handle.blockers.lazy.compactMap(\.answerTime).first.map { now + $0 }
      if let deadline, question.askedSince == nil {
        questionDidBegin(about: popup, question, at: deadline - question.limit)
      }
      // Outcomes come after the callbacks that were due before a callback dismissed popups.
      let awaitsOutcome =
        popup.app.dismissedInCallbackAt == now
        && scenesInCallback.contains(ObjectIdentifier(popup.app))
      if deadline == nil, question.askedSince != nil, !awaitsOutcome {
        questionDidEnd(about: popup, question)
      }
      let elapsed = question.elapsed(at: now, activeSince: popup.app.activeSince)
      if isActive(popup.app), elapsed > question.limit + 0.1 {
        fail("\(popup.name) has been asked about for \(elapsed) s; limit: \(question.limit) s")
      }
    }
  }

  /// The queue has begun to ask, perhaps in a turn in which it was called after the fuzzer.
  private func questionDidBegin(
    about popup: FuzzPopup, _ question: FuzzQuestion, at time: Double
  ) {
    checkQuestion(about: popup)
    if time < lastTurn - 0.001 || time > now + 0.001 {
      fail("\(popup.name) is asked about since \(time) s according to its time limit")
    }
    question.didBegin(at: time)
    lastEventTime = now
  }

  /// The queue has stopped asking, and the closure has not answered.
  private func questionDidEnd(about popup: FuzzPopup, _ question: FuzzQuestion) {
    guard question.isOverdue(at: now, activeSince: popup.app.noticedActiveSince) else {
      if !popup.isDelayed(at: now) {
        fail("\(popup.name) is no longer asked about, although there is no answer")
      }
      return question.didEnd()
    }
    question.didAnswer(question.spec.fallback, at: now)
    lastEventTime = now
    switch question.spec.fallback {
    case .now: coverage.count(.defaultedToNow)
    case .later: coverage.count(.defaultedToLater)
    case .drop: fail("\(popup.name) is not dismissed when its time limit has passed")
    }
  }

  /// Verifies that a popup may be asked about now.
  func checkQuestion(about popup: FuzzPopup) {
    if popup.hasJoined || popup.isDismissed || popup.appearanceCount > 0 {
      fail("\(popup.name) is asked about although it has joined, appeared or been dismissed")
    }
    if popup.isPostponed(at: now) { fail("\(popup.name) is asked about although it is postponed") }
    if popup.isDelayed(at: now), now < popup.shownAt + popup.delay - 0.001 {
      fail("\(popup.name) is asked about before its delay is over")
    }
    if popup.question?.isDropped == true { fail("\(popup.name) is asked about after a drop") }
  }

  /// Verifies that a popup that starts for the first time was allowed to.
  func checkAnswer(startOf popup: FuzzPopup) {
    guard let question = popup.question, popup.appearanceCount == 0, !question.isAllowed else {
      return
    }
    // The default answer of this turn has not been noticed yet.
    let isDefault = if case .now = question.spec.fallback { true } else { false }
    guard isDefault, question.isOverdue(at: now, activeSince: popup.app.noticedActiveSince) else {
      return fail("\(popup.name) starts without the answer now")
    }
  }

  /// Verifies that a popup was declined because of an answer.
  func checkDecline(of popup: FuzzPopup) {
    guard let question = popup.question else {
      return fail("\(popup.name) was declined, but nothing was asked")
    }
    guard !question.isDropped else { return }
    let isDefault = if case .drop = question.spec.fallback { true } else { false }
    guard isDefault, question.isOverdue(at: now, activeSince: popup.app.noticedActiveSince) else {
      return fail("\(popup.name) was declined without an answer")
    }
    coverage.count(.defaultedToDrop)
  }

  /// Verifies that a popup may be asked whether the user may dismiss it.
  func checkDismissalQuestion(about popup: FuzzPopup) {
    if popup.hasJoined || popup.isDismissed || popup.isHidden {
      fail("\(popup.name) is asked about its dismissal, but is not on the screen")
    }
    if popup.spec.presentation == nil, popup.spec.gestures.isEmpty {
      fail("\(popup.name) is asked about its dismissal, but allows no dismiss gestures")
    }
  }
}

extension PopupBlocker {
  /// How many seconds are left to answer a question.
  fileprivate var answerTime: Double? {
    guard case .awaitingAnswer(let remaining?) = self else { return nil }
    let (seconds, attoseconds) = remaining.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
