// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

// What the app says when it is asked, before a popup starts and before the user dismisses it.
extension UIFuzzer {
  func withQuestions<Item: PopupPresentable>(_ bare: Item, _ popup: FuzzPopup) -> Item {
    var configured = bare
    if let question = popup.question {
      configured = configured.shouldShow(
        timeLimit: .milliseconds(question.spec.timeLimit),
        otherwise: question.spec.fallback.answer
      ) { [weak self, weak popup] in
        guard let self, let popup else { return .drop }
        return await decide(about: popup, question)
      }
    }
    guard popup.spec.refusals != nil else { return configured }
    return configured.shouldDismiss { [weak self, weak popup] in
      guard let self, let popup else { return true }
      return allowsDismissal(of: popup)
    }
  }

  private func decide(about popup: FuzzPopup, _ question: FuzzQuestion) async -> PopupAnswer {
    let response = question.nextResponse()
    // The task of a question that has ended may begin late.
    if !Task.isCancelled { checkQuestion(about: popup) }
    let wait = FuzzWait()
    switch response.moment {
    case .atOnce: break
    case .after(let milliseconds):
      let time = now + Double(milliseconds) / 1000
      scheduledActions.append(ScheduledAction(time: time) { wait.end() })
      await wait.wait()
    case .never: await wait.wait()
    }
    guard !Task.isCancelled else {
      coverage.count(.questionCancelled)
      return response.answer.answer
    }
    record("    answer about \(popup.name): \(response.answer)")
    lastEventTime = now
    question.willReturn(response.answer, at: now)
    coverage.count(FuzzGoal(response))
    if case .drop = response.answer { popup.expectedReason = .declined }
    return response.answer.answer
  }

  /// Decides whether the user may dismiss a popup, which refuses the first times.
  private func allowsDismissal(of popup: FuzzPopup) -> Bool {
    checkDismissalQuestion(about: popup)
    popup.dismissalQuestions += 1
    let refuses = popup.refusalsLeft > 0
    if refuses { popup.refusalsLeft -= 1 }
    record("    \(popup.name) \(refuses ? "refuses" : "allows") a dismissal by the user")
    popup.hasAllowedDismissal = !refuses
    if refuses, popup.spec.presentation != nil { coverage.count(.refusedModal) }
    return !refuses
  }

  /// Asks again about the postponed popups of a scene, if there are some.
  func reconsider(on app: FuzzScene) -> Bool {
    let postponed = live.filter { $0.app === app && !$0.hasJoined && $0.isPostponed(at: now) }
    guard !postponed.isEmpty else {
      if live.count < 20 { show(.postponed, on: app) }
      return false
    }
    for popup in postponed { popup.question?.postponedUntil = nil }
    app.center.reconsider()
    for popup in postponed where popup.handle?.blockers.contains(where: \.isPostponement) == true {
      fail("\(popup.name) is postponed although it is reconsidered")
    }
    coverage.count(.reconsidered)
    return true
  }
}

extension PopupSpec {
  /// A small popup that is not modal and waits to be reconsidered.
  fileprivate static var postponed: PopupSpec {
    var spec = PopupSpec()
    (spec.isModal, spec.position, spec.lane, spec.displayDuration) = (false, .top, .hints, 600)
    spec.question = QuestionSpec(
      first: .init(answer: .later(nil), moment: .atOnce),
      next: .init(answer: .now, moment: .atOnce))
    return spec
  }
}

extension FuzzPopup {
  func isPostponed(at now: Double) -> Bool {
    appearanceCount == 0 && question?.postponedUntil.map { $0 > now } == true
  }

  /// Whether the queue is asking about it.
  var isAskedAbout: Bool { !isDismissed && !hasJoined && question?.askedSince != nil }
}

extension PopupBlocker {
  fileprivate var isPostponement: Bool { if case .postponed = self { true } else { false } }
}

extension FuzzGoal {
  fileprivate init(_ response: QuestionSpec.Response) {
    let isDelayed = if case .after = response.moment { true } else { false }
    self =
      switch response.answer {
      case .now: isDelayed ? .answeredNowAfterDelay : .answeredNow
      case .later: isDelayed ? .answeredLaterAfterDelay : .answeredLater
      case .drop: isDelayed ? .answeredDropAfterDelay : .answeredDrop
      }
  }
}
