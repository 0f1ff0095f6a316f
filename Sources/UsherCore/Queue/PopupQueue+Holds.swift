// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What keeps a lane from starting anything.
extension PopupQueue {
  /// How old a hold is when it is reported, because somebody may have forgotten it.
  static let holdReportAge = Duration.seconds(60)

  /// Adds a hold; one that is there already is a repetition, and one whose owner is no more is dead.
  mutating func add(_ hold: PopupHold) {
    guard stage != .gone, !lanes.hasHold(hold.id) else { return }
    if case .request(let owner) = hold.owner, requests[owner] == nil { return }
    lanes[lanes.place(of: hold.lane)].holds.append(
      LaneTable.Hold(hold: hold, reportTime: now + PopupQueue.holdReportAge))
  }

  /// Reports those that are old.
  mutating func handleForgottenHolds(_ orders: inout Orders) {
    for lane in lanes.indices {
      for place in lanes[lane].holds.indices {
        guard let time = lanes[lane].holds[place].reportTime, time <= now else { continue }
        lanes[lane].holds[place].reportTime = nil
        orders.append(.reportHold(lanes[lane].holds[place].hold.id))
      }
    }
  }
}
