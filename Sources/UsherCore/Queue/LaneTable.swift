// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What each lane shows, holds and has in line.
///
/// There are few lanes, so they are found by looking through them.
struct LaneTable: Sendable, Equatable {
  /// One lane.
  struct Lane: Sendable, Equatable {
    let lane: PopupLane
    /// The requests in line.
    var queue = LaneQueue()
    /// The requests that are on stage, in the order in which they started.
    var occupants: [PopupID] = []
    /// How many of them belong to another popup and take up no capacity.
    var childCount = 0
    /// The requests that lost their place in it to a more urgent one, until it has room again.
    var interrupted: [PopupID] = []
    /// What keeps it from starting anything, in the order in which it was added.
    var holds: [HoldEntry] = []
    /// The sequences that have begun in it and have not ended; a later one has interrupted those
    /// before it.
    var sequences: [SequenceID] = []
    /// Until when it stays empty after the last one left.
    var gapEnd: MonotonicInstant?

    var isFull: Bool { occupants.count - childCount >= lane.capacity }

    /// The sequence that runs in it.
    var sequence: SequenceID? { sequences.last }

    func isInGap(at now: MonotonicInstant) -> Bool { gapEnd.map { now < $0 } ?? false }
  }

  /// A hold, and when it is old enough to be reported, until it has been.
  struct HoldEntry: Sendable, Equatable {
    let hold: LaneHold
    var overdueTime: MonotonicInstant?
  }

  private(set) var entries: [Lane] = []

  init(_ lanes: [PopupLane]) {
    for lane in lanes { _ = index(of: lane) }
  }

  subscript(index: Int) -> Lane {
    _read { yield entries[index] }
    _modify { yield &entries[index] }
  }

  subscript(index: Int32) -> Lane {
    _read { yield entries[Int(index)] }
    _modify { yield &entries[Int(index)] }
  }

  var indices: Range<Int> { entries.indices }

  /// The place of the lane of that name; one that was never seen is added.
  mutating func index(of lane: PopupLane) -> Int {
    if let index = entries.firstIndex(where: { $0.lane.name == lane.name }) { return index }
    entries.append(Lane(lane: lane))
    return entries.count - 1
  }

  /// Drops every hold for which this is true, whichever lane it is on.
  mutating func removeHolds(where shouldRemove: (LaneHold) -> Bool) {
    for index in entries.indices where !entries[index].holds.isEmpty {
      entries[index].holds.removeAll { shouldRemove($0.hold) }
    }
  }

  func hasHold(_ id: LaneHold.ID) -> Bool {
    entries.contains { $0.holds.contains { $0.hold.id == id } }
  }
}
