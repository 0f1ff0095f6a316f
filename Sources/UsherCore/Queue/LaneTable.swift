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
    /// The requests that take up its capacity, in the order in which they started.
    var onStage: [RequestID] = []
    /// The requests that lost their place in it to a more urgent one, until it has room again.
    var interrupted: [RequestID] = []
    /// What keeps it from starting anything, in the order in which it was added.
    var holds: [PopupHold] = []
    /// Until when it stays empty after the last one left.
    var gapEnd: Instant?

    var isFull: Bool { onStage.count >= lane.capacity }

    func isInGap(at now: Instant) -> Bool { gapEnd.map { now < $0 } ?? false }

    /// Whether it may start something now, apart from the gap.
    var hasRoom: Bool { !isFull && holds.isEmpty }
  }

  private(set) var entries: [Entry] = []

  init(_ lanes: [PopupLane]) {
    for lane in lanes { _ = place(of: lane) }
  }

  subscript(place: Int) -> Entry {
    get { entries[place] }
    _modify { yield &entries[place] }
  }

  /// The place of the lane of that name; one that was never seen is added.
  mutating func place(of lane: PopupLane) -> Int {
    if let place = entries.firstIndex(where: { $0.lane.name == lane.name }) { return place }
    entries.append(Entry(lane: lane))
    return entries.count - 1
  }

  /// Releases a hold, whichever lane it is on.
  mutating func release(_ id: PopupHold.ID) {
    for place in entries.indices { entries[place].holds.removeAll { $0.id == id } }
  }

  func hasHold(_ id: PopupHold.ID) -> Bool {
    entries.contains { $0.holds.contains { $0.id == id } }
  }
}
