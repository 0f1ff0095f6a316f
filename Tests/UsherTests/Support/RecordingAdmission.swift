// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

@testable import Usher

/// An admission with a script of what it says, `now` after its end, that records its calls.
@MainActor
final class RecordingAdmission: PopupAdmission {
  private var script: [PopupAnswer]
  private let log: CallLog

  init(_ script: [PopupAnswer], log: CallLog) {
    (self.script, self.log) = (script, log)
  }

  func answer() -> (answer: PopupAnswer, source: AnswerSource) {
    let answer = script.isEmpty ? .now : script.removeFirst()
    log.record("answer \(answer)")
    return (answer, .limit)
  }
  func didNotStart() { log.record("did not start") }
  func didAppear() { log.record("did appear") }
  func willDisappear() { log.record("will disappear") }
  func userDidAct() { log.record("user did act") }
  func sceneActivityDidChange(isActive: Bool) { log.record(isActive ? "active" : "inactive") }
  func didDismiss(_ reason: PopupDismissalReason) { log.record("\(reason)") }
}

/// A rule whose admissions come from a closure.
struct TestRule: PopupAdmissionRule {
  var isUnsolicited = false
  var makeAdmission: @MainActor (PopupQueue.Request) -> any PopupAdmission

  func admission(of request: PopupQueue.Request) -> any PopupAdmission { makeAdmission(request) }
}

extension PopupPresentable {
  /// Asks an admission with this script before the popup starts.
  func admitted(_ script: [PopupAnswer] = [], log: CallLog) -> Self {
    configuring {
      $0.admissionRule = TestRule { _ in RecordingAdmission(script, log: log) }
    }
  }
}
