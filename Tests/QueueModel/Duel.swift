// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The engine and the model side by side; each event goes to both, and the answer to a screen.
package struct Duel {
  package private(set) var queue: PopupQueue
  package private(set) var trace: PopupQueue.Trace
  package private(set) var now = Instant.seconds(0)
  private var model: NaiveModel
  private var screen: ObedientScreen

  package init(lanes: [PopupLane]) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    model = NaiveModel(lanes: lanes)
    screen = ObedientScreen(lanes: lanes)
  }

  /// Lets time go by and the event happen; returns what is wrong with the answer, with the script.
  package mutating func play(_ event: PopupQueue.Event, after span: Duration = .zero) -> String? {
    now = now + span
    let effects = queue.handle(event, at: now)
    let expected = model.handle(event, at: now)
    trace.record(event, at: now, answer: effects)
    if effects != expected { return "the model says \(expected), after\n\(trace)" }
    if let failure = screen.obey(effects, about: event, at: now) {
      return "\(failure), in\n\(trace)"
    }
    return nil
  }

  /// Whether both sides stand where they stand in another duel, whatever led there.
  func isWhere(_ other: Duel) -> Bool {
    now == other.now && queue == other.queue && model == other.model
  }

  /// Ends the stage, and with it every request; returns what is wrong, such as a missing report.
  package mutating func finish() -> String? {
    if let failure = play(.stageDidChange(.gone)) { return failure }
    let missing = screen.unreported
    return missing.isEmpty ? nil : "\(missing) should have had a report each\n\(trace)"
  }
}

extension Instant {
  static func seconds(_ seconds: Int) -> Instant { Instant(sinceStart: .seconds(seconds)) }
}
