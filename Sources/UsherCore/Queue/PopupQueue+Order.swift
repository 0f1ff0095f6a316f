// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What lies in front of what.
extension PopupQueue {
  /// How far in front a popup on stage is; greater is more in front.
  private struct Height: Comparable {
    let isOverlay: Bool
    /// In the app's window the start of the last presentation that is not in front of it.
    let floor: Int
    let level: Int
    let start: Int

    static func < (lhs: Height, rhs: Height) -> Bool {
      if lhs.isOverlay != rhs.isOverlay { return rhs.isOverlay }
      if lhs.floor != rhs.floor { return lhs.floor < rhs.floor }
      if lhs.level != rhs.level { return lhs.level < rhs.level }
      return lhs.start < rhs.start
    }
  }

  /// The modal popup that is in front of all others, across the lanes: the one that has the keys, the
  /// screen reader and the escape gesture. Those below it are inert.
  public var topmostModal: RequestID? {
    lanes.entries.flatMap(\.onStage).filter(isModalInSight)
      .compactMap { id in height(of: id).map { (id, $0) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Whether a modal popup is in front of this one.
  func isBelowModal(_ id: RequestID) -> Bool {
    guard let mine = height(of: id) else { return false }
    return lanes.entries.contains { lane in
      lane.onStage.contains { other in
        other != id && isModalInSight(other) && height(of: other).map { mine < $0 } ?? false
      }
    }
  }

  private func isModalInSight(_ id: RequestID) -> Bool {
    requests[id]?.isModal == true && requests.details[id]?.isConcealed != true
  }

  private func height(of id: RequestID) -> Height? {
    guard let entry = requests[id], entry.phase.isOnStage else { return nil }
    let start = requests.details[id]?.start ?? 0
    switch entry.surface {
    case .overlay:
      return Height(isOverlay: true, floor: 0, level: level(of: entry), start: start)
    case .appView:
      return Height(
        isOverlay: false, floor: floor(below: start), level: level(of: entry), start: start)
    case .appWindow:
      // All views of this floor came later, whatever their levels.
      return Height(isOverlay: false, floor: start, level: .min, start: start)
    }
  }

  /// The start of the last presentation on the app's window that came before.
  private func floor(below start: Int) -> Int {
    appWindowUsers.reduce(0) { floor, user in
      let presented = requests.details[user]?.start ?? 0
      return presented < start ? max(floor, presented) : floor
    }
  }

  /// The level of its lane, and for what belongs to a popup at least that one's.
  private func level(of entry: RequestTable.Entry) -> Int {
    let own = lanes[entry.lane].lane.level
    guard let parent = entry.parent.flatMap({ requests[$0] }) else { return own }
    return max(own, level(of: parent))
  }
}
