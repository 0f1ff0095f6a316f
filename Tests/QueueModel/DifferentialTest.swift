// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The engine and the reference model, compared after each event, with a simulated screen.
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

  /// Sends an event after an interval. Returns the first divergence with the trace, or `nil`.
  package mutating func play(_ event: PopupQueue.Event, after interval: Duration = .zero) -> String?
  {
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

  /// Whether engine and model are in the same states as those of another test.
  func hasSameState(as other: DifferentialTest) -> Bool {
    now == other.now && queue == other.queue && model == other.model
  }

  /// Disconnects the scene, which dismisses every request. Returns a failure, such as a missing
  /// outcome.
  package mutating func finish() -> String? {
    if let failure = play(.sceneDidChange(.disconnected)) { return failure }
    let missing = screen.unreported
    return missing.isEmpty ? nil : "\(missing) have no outcome\n\(trace)"
  }
}

extension MonotonicInstant {
  static func seconds(_ seconds: Int) -> MonotonicInstant {
    MonotonicInstant(sinceStart: .seconds(seconds))
  }
}
