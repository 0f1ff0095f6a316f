// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
