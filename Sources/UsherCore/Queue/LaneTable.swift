// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The state of every lane: its occupants, its queue and its holds.
///
/// There are few lanes, so a lane is found by a linear search.
struct LaneTable: Sendable, Equatable {
  /// One lane.
  struct Lane: Sendable, Equatable {
    let lane: PopupLane
    /// The queued requests.
    var queue = LaneQueue()
    /// The requests that are being presented, visible or being dismissed, in the order in which
    /// they started.
    var occupants: [PopupID] = []
    /// How many occupants are child popups, which take up no capacity.
    var childCount = 0
    /// The requests that more urgent ones interrupted, until the lane has capacity again.
    var interrupted: [PopupID] = []
    /// The holds on the lane, in the order in which they were added.
    var holds: [HoldEntry] = []
    /// The sequences that are running in the lane; each one has interrupted those before it.
    var sequences: [SequenceID] = []
    /// The end of the gap after the last popup disappeared.
    var gapEnd: MonotonicInstant?

    var isFull: Bool { occupants.count - childCount >= lane.capacity }

    /// Whether anything can start: in a full lane only children.
    var canStart: Bool { !queue.isEmpty && (!isFull || queue.hasChildren) }

    /// The running sequence that no other one has interrupted.
    var sequence: SequenceID? { sequences.last }

    func isInGap(at now: MonotonicInstant) -> Bool { gapEnd.map { now < $0 } ?? false }
  }

  /// A hold and the time at which it is reported as overdue; `nil` after the report.
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

  /// Returns the index of the lane with this name; a new lane is added.
  mutating func index(of lane: PopupLane) -> Int {
    if let index = entries.firstIndex(where: { $0.lane.name == lane.name }) { return index }
    entries.append(Lane(lane: lane))
    return entries.count - 1
  }

  /// Removes the holds that satisfy the predicate from all lanes.
  mutating func removeHolds(where shouldRemove: (LaneHold) -> Bool) {
    for index in entries.indices where !entries[index].holds.isEmpty {
      entries[index].holds.removeAll { shouldRemove($0.hold) }
    }
  }

  func hasHold(_ id: LaneHold.ID) -> Bool {
    entries.contains { $0.holds.contains { $0.hold.id == id } }
  }
}

/// A named reason not to start anything in a lane; visible popups stay.
///
/// A lane can have several holds; it starts popups again when all of them are released. A hold is
/// released by its identifier, or when its owner is dismissed or gone. One that is older than a
/// minute is reported once, because the app may have forgotten it.
public struct LaneHold: Sendable, Hashable {
  /// The serial number of one hold, never reused.
  public struct ID: Sendable, Hashable, Comparable {
    /// The number.
    public let serial: UInt64

    /// Creates an identifier from a number.
    public init(serial: UInt64) {
      self.serial = serial
    }

    /// Earlier holds are smaller.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.serial < rhs.serial
    }
  }

  /// The page or popup with which a hold is released.
  public enum Owner: Sendable, Hashable {
    /// A page: the hold is released when the page is gone.
    case page(PageID)
    /// A popup: the hold is released when the popup is dismissed.
    case request(PopupID)
  }

  /// The identifier that releases the hold.
  public let id: ID
  /// The lane that is held, identified by its name.
  public let lane: PopupLane
  /// The reason as written in blockers, such as "guide running" or "payment screen".
  public let reason: String
  /// The page or popup with which the hold is released; `nil`: none.
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
  /// The number as written in logs and traces, such as "hold 3".
  public var description: String { "hold \(serial)" }
}

// Holds.
extension PopupQueue {
  /// The age at which a hold is reported, because the app may have forgotten it.
  static let holdOverdueAge = Duration.seconds(60)

  /// Adds a hold. Does nothing if there is a hold with this identifier, or if the popup that owns
  /// the hold has been dismissed.
  mutating func addHold(_ hold: LaneHold) {
    guard sceneState != .disconnected, !lanes.hasHold(hold.id) else { return }
    if case .request(let owner) = hold.owner, requests[owner] == nil { return }
    lanes[lanes.index(of: hold.lane)].holds.append(
      LaneTable.HoldEntry(hold: hold, overdueTime: now + PopupQueue.holdOverdueAge))
  }

  /// Reports every overdue hold once.
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
