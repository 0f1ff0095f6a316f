// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The engine and the model side by side; each event goes to both.
package struct Duel {
  package private(set) var queue: PopupQueue
  package private(set) var trace: PopupQueue.Trace
  package private(set) var now = Instant.seconds(0)
  private var model: NaiveModel
  private var reported: Set<RequestID> = []

  package init(lanes: [PopupLane]) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    model = NaiveModel(lanes: lanes)
  }

  /// Lets time go by and the event happen; returns what is wrong with the answer, with the script.
  package mutating func play(_ event: PopupQueue.Event, after span: Duration = .zero) -> String? {
    now = now + span
    let effects = queue.handle(event, at: now)
    let expected = model.handle(event, at: now)
    trace.record(event, at: now, answer: effects)
    if effects != expected { return "the model says \(expected), after\n\(trace)" }
    for case .report(let id, _) in effects where !reported.insert(id).inserted {
      return "\(id) is reported twice\n\(trace)"
    }
    return nil
  }

  /// Ends the stage, and with it every request; returns what is wrong, such as a missing report.
  package mutating func finish() -> String? {
    if let failure = play(.stageDidChange(.gone)) { return failure }
    var expected: Set<RequestID> = []
    var newest: RequestID?
    for case .enqueued(let request) in trace.steps.map(\.event) {
      // A number that does not rise is a repetition.
      if let newest, request.id <= newest { continue }
      newest = request.id
      expected.insert(request.id)
    }
    for step in trace.steps {
      for case .join(let id, first: _) in step.effects { expected.remove(id) }
    }
    let difference = expected.symmetricDifference(reported).sorted()
    return difference.isEmpty ? nil : "\(difference) should have had one report each\n\(trace)"
  }
}

extension Instant {
  /// To the millisecond.
  static func seconds(_ seconds: Double) -> Instant {
    Instant(sinceStart: .milliseconds(Int((seconds * 1000).rounded())))
  }
}
