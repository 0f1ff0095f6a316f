// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The engine and the model side by side; each event goes to both.
struct Duel {
  private(set) var queue: PopupQueue
  private(set) var trace: PopupQueue.Trace
  private var model: NaiveModel
  private(set) var now = Instant.seconds(0)
  /// How often each request was reported.
  private(set) var reports: [RequestID: Int] = [:]

  init(lanes: [PopupLane]) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    model = NaiveModel(lanes: lanes)
  }

  /// Lets time go by and the event happen; returns what is wrong with the answer, with the script.
  mutating func play(_ event: PopupQueue.Event, after span: Duration = .zero) -> String? {
    now = now + span
    let effects = queue.handle(event, at: now)
    let expected = model.handle(event, at: now)
    trace.record(event, at: now, answer: effects)
    for case .report(let id, _) in effects { reports[id, default: 0] += 1 }
    if effects != expected { return "the model says \(expected), after\n\(trace)" }
    if reports.values.contains(where: { $0 > 1 }) { return "reported twice\n\(trace)" }
    return nil
  }
}
