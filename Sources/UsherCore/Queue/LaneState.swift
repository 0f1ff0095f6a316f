// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One lane with its queue, its occupants and its holds.
///
/// There are few lanes, so one is found by a linear search.
struct LaneState: Sendable, Equatable {
  let lane: PopupLane
  /// The queued requests.
  var queue = LaneQueue()
  /// The requests that are being presented, visible or being dismissed, in the order in which they
  /// started.
  var occupants: [PopupID] = []
  /// How many occupants are child popups, which take up no capacity.
  var childCount = 0
  /// The requests that more urgent ones interrupted, until the lane has capacity again.
  var interrupted: [PopupID] = []
  /// The holds on the lane, in the order in which they were added.
  var holds: [Hold] = []
  /// The sequences that are running in the lane; each one has interrupted those before it.
  var sequences: [SequenceID] = []
  /// The end of the gap after the last popup disappeared.
  var gapEnd: MonotonicInstant?

  /// A hold and the time at which it is reported as overdue; `nil` after the report.
  struct Hold: Sendable, Equatable {
    let hold: LaneHold
    var overdueTime: MonotonicInstant?
  }

  init(_ lane: PopupLane) {
    self.lane = lane
  }

  var isFull: Bool { occupants.count - childCount >= lane.capacity }

  /// The running sequence that no other one has interrupted.
  var sequence: SequenceID? { sequences.last }

  func isInGap(at now: MonotonicInstant) -> Bool { gapEnd.map { now < $0 } ?? false }
}

// Holds.
extension PopupQueue {
  /// The age at which a hold is reported, because the app may have forgotten it.
  static let holdOverdueAge = Duration.seconds(60)

  /// Returns the index of the lane with this name; a new lane is added.
  mutating func index(of lane: PopupLane) -> Int {
    if let index = lanes.firstIndex(where: { $0.lane.name == lane.name }) { return index }
    lanes.append(LaneState(lane))
    return lanes.count - 1
  }

  /// Adds a hold. Does nothing if there is a hold with this identifier, or if the popup that owns
  /// the hold has been dismissed.
  mutating func addHold(_ hold: LaneHold) {
    guard sceneState != .disconnected, !holds.contains(where: { $0.id == hold.id }) else { return }
    if case .request(let owner) = hold.owner, find(owner) == nil { return }
    lanes[index(of: hold.lane)].holds.append(
      LaneState.Hold(hold: hold, overdueTime: now + Self.holdOverdueAge))
  }

  /// Removes the holds that satisfy a predicate from all lanes.
  mutating func removeHolds(where shouldRemove: (LaneHold) -> Bool) {
    for lane in lanes.indices where !lanes[lane].holds.isEmpty {
      lanes[lane].holds.removeAll { shouldRemove($0.hold) }
    }
  }

  /// Reports every overdue hold once.
  mutating func reportOverdueHolds() {
    for lane in lanes.indices {
      for index in lanes[lane].holds.indices {
        guard let time = lanes[lane].holds[index].overdueTime, time <= now else { continue }
        lanes[lane].holds[index].overdueTime = nil
        effects.append(.reportOverdueHold(lanes[lane].holds[index].hold.id))
      }
    }
  }
}
