// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What each lane shows, holds and has in line.
///
/// There are few lanes, so they are found by looking through them.
struct LaneTable: Sendable, Equatable {
  /// One lane.
  struct Entry: Sendable, Equatable {
    let lane: PopupLane
    /// The requests in line.
    var line = WaitingLine()
    /// The requests that are on stage, in the order in which they started.
    var onStage: [RequestID] = []
    /// How many of them belong to another popup and take up no capacity.
    var childCount = 0
    /// The requests that lost their place in it to a more urgent one, until it has room again.
    var interrupted: [RequestID] = []
    /// What keeps it from starting anything, in the order in which it was added.
    var holds: [Hold] = []
    /// The sequences that have begun in it and have not ended; a later one has interrupted those
    /// before it.
    var sequences: [PopupSequence] = []
    /// Until when it stays empty after the last one left.
    var gapEnd: Instant?

    var isFull: Bool { onStage.count - childCount >= lane.capacity }

    /// The sequence that runs in it.
    var sequence: PopupSequence? { sequences.last }

    func isInGap(at now: Instant) -> Bool { gapEnd.map { now < $0 } ?? false }
  }

  /// A hold, and when it is old enough to be reported, until it has been.
  struct Hold: Sendable, Equatable {
    let hold: PopupHold
    var reportTime: Instant?
  }

  private(set) var entries: [Entry] = []

  init(_ lanes: [PopupLane]) {
    for lane in lanes { _ = place(of: lane) }
  }

  subscript(place: Int) -> Entry {
    _read { yield entries[place] }
    _modify { yield &entries[place] }
  }

  subscript(place: Int32) -> Entry {
    _read { yield entries[Int(place)] }
    _modify { yield &entries[Int(place)] }
  }

  var indices: Range<Int> { entries.indices }

  /// The place of the lane of that name; one that was never seen is added.
  mutating func place(of lane: PopupLane) -> Int {
    if let place = entries.firstIndex(where: { $0.lane.name == lane.name }) { return place }
    entries.append(Entry(lane: lane))
    return entries.count - 1
  }

  /// Drops every hold for which this is true, whichever lane it is on.
  mutating func dropHolds(where isOver: (PopupHold) -> Bool) {
    for place in entries.indices where !entries[place].holds.isEmpty {
      entries[place].holds.removeAll { isOver($0.hold) }
    }
  }

  func hasHold(_ id: PopupHold.ID) -> Bool {
    entries.contains { $0.holds.contains { $0.hold.id == id } }
  }
}
