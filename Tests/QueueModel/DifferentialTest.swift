// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The engine and the model side by side; each event goes to both, and the answer to a screen.
package struct DifferentialTest {
  package private(set) var queue: PopupQueue
  package private(set) var trace: PopupQueue.Trace
  package private(set) var now = MonotonicInstant.seconds(0)
  private var model: ReferenceModel
  private var screen: SimulatedScreen

  package init(lanes: [PopupLane]) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    model = ReferenceModel(lanes: lanes)
    screen = SimulatedScreen(lanes: lanes)
  }

  /// Lets time go by and the event happen; returns what is wrong with the answer, with the script.
  package mutating func play(_ event: PopupQueue.Event, after interval: Duration = .zero) -> String? {
    now = now + interval
    let effects = queue.handle(event, at: now)
    let expected = model.handle(event, at: now)
    trace.record(event, at: now, effects: effects)
    if effects != expected { return "the model says \(expected), after\n\(trace)" }
    if let failure = screen.perform(effects, of: event, at: now) {
      return "\(failure), in\n\(trace)"
    }
    return nil
  }

  /// Whether both sides stand where they stand in another duel, whatever led there.
  func hasSameState(_ other: DifferentialTest) -> Bool {
    now == other.now && queue == other.queue && model == other.model
  }

  /// Ends the stage, and with it every request; returns what is wrong, such as a missing report.
  package mutating func finish() -> String? {
    if let failure = play(.sceneDidChange(.disconnected)) { return failure }
    let missing = screen.unreported
    return missing.isEmpty ? nil : "\(missing) should have had a report each\n\(trace)"
  }
}

extension MonotonicInstant {
  static func seconds(_ seconds: Int) -> MonotonicInstant { MonotonicInstant(sinceStart: .seconds(seconds)) }
}
