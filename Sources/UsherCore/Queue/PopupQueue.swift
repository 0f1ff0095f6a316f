// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of one stage: decides what is on screen, what waits, and how everything ends.
///
/// A value without clocks, closures and views. Facts go in, orders come out, in order.
public struct PopupQueue: Sendable, Equatable {
  /// Creates an empty queue on a stage that is not yet active.
  public init(lanes: [PopupLane] = [.popups, .alerts]) {
  }

  /// Takes in one event and answers with what is to be done about it, in order.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    []
  }
}
