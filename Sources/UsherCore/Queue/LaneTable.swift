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

/// A nestable reason not to start anything in a lane; what is visible stays.
///
/// It is released by its identity, or when its owner is no more. One that is older than a minute is
/// reported once, because somebody may have forgotten it.
public struct LaneHold: Sendable, Hashable {
  /// The serial number of one hold, never used again.
  public struct ID: Sendable, Hashable, Comparable {
    /// The number.
    public let serial: UInt64

    /// Creates the identity with this number.
    public init(serial: UInt64) {
      self.serial = serial
    }

    /// Earlier holds are smaller.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.serial < rhs.serial
    }
  }

  /// Whose end releases a hold.
  public enum Owner: Sendable, Hashable {
    /// A page; the hold dies when it is gone for good.
    case page(PageID)
    /// A request; the hold dies when it has ended.
    case request(PopupID)
  }

  /// The identity by which it is released.
  public let id: ID
  /// The lane it holds, by name.
  public let lane: PopupLane
  /// What it is there for, as an explanation names it: "guide running", "payment screen".
  public let reason: String
  /// Whose end releases it, if somebody's does.
  public let owner: Owner?

  /// Creates a hold on one lane.
  public init(id: ID, lane: PopupLane, reason: String, owner: Owner? = nil) {
    self.id = id
    self.lane = lane
    self.reason = reason
    self.owner = owner
  }
}

extension LaneHold.ID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "hold 3".
  public var description: String { "hold \(serial)" }
}

// What keeps a lane from starting anything.
extension PopupQueue {
  /// How old a hold is when it is reported, because somebody may have forgotten it.
  static let holdOverdueAge = Duration.seconds(60)

  /// Adds a hold; one that is there already is a repetition, and one whose owner is no more is dead.
  mutating func addHold(_ hold: LaneHold) {
    guard sceneState != .disconnected, !lanes.hasHold(hold.id) else { return }
    if case .request(let owner) = hold.owner, requests[owner] == nil { return }
    lanes[lanes.index(of: hold.lane)].holds.append(
      LaneTable.HoldEntry(hold: hold, overdueTime: now + PopupQueue.holdOverdueAge))
  }

  /// Reports those that are old.
  mutating func reportOverdueHolds(_ effects: inout EffectBuffer) {
    for lane in lanes.indices {
      for index in lanes[lane].holds.indices {
        guard let time = lanes[lane].holds[index].overdueTime, time <= now else { continue }
        lanes[lane].holds[index].overdueTime = nil
        effects.append(.reportOverdueHold(lanes[lane].holds[index].hold.id))
      }
    }
  }
}
