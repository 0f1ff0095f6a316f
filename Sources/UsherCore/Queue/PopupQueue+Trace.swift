// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// The record of a run: what came in, when, and what was ordered.
  ///
  /// It holds identities and names, never texts. It prints as a script, one line for each event and
  /// below it what was ordered; `init(script:)` reads that again. Replaying it leads to the same
  /// state, so a report of a fault is a trace, and a trace is a test. It grows with every event.
  public struct Trace: Sendable, Equatable {
    /// One event and its answer.
    public struct Step: Sendable, Equatable {
      /// When it came in.
      public let time: MonotonicInstant
      /// What had happened.
      public let event: Event
      /// What was ordered.
      public let effects: [Effect]

      /// Creates a step.
      public init(time: MonotonicInstant, event: Event, effects: [Effect]) {
        self.time = time
        self.event = event
        self.effects = effects
      }
    }

    /// The lanes with which the queue was created.
    public let lanes: [PopupLane]
    /// The events in the order in which they came in.
    public private(set) var steps: [Step] = []

    /// Creates the record of a queue that was created with these lanes and has seen nothing.
    public init(lanes: [PopupLane] = [.popups, .alerts]) {
      self.lanes = lanes
    }

    /// Adds an event and its answer.
    public mutating func record(_ event: Event, at time: MonotonicInstant, effects: [Effect]) {
      steps.append(Step(time: time, event: event, effects: effects))
    }

    /// The state that the recorded events lead to.
    public func replay() -> PopupQueue {
      var queue = PopupQueue(lanes: lanes)
      for step in steps { _ = queue.handle(step.event, at: step.time) }
      return queue
    }

    /// The first step that is answered differently when it is replayed; nil, if none is.
    public func firstDivergence() -> Int? {
      var queue = PopupQueue(lanes: lanes)
      return steps.firstIndex { queue.handle($0.event, at: $0.time) != $0.effects }
    }
  }
}
