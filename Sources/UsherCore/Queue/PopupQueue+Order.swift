// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What lies in front of what.
extension PopupQueue {
  /// How far in front a popup on stage is; greater is more in front.
  private struct ZOrder: Comparable {
    let isOwnWindow: Bool
    /// In the app's window the start of the last presentation that is not in front of it.
    let modalIndex: Int
    let level: Int
    let startIndex: Int

    static func < (lhs: ZOrder, rhs: ZOrder) -> Bool {
      if lhs.isOwnWindow != rhs.isOwnWindow { return rhs.isOwnWindow }
      if lhs.modalIndex != rhs.modalIndex { return lhs.modalIndex < rhs.modalIndex }
      if lhs.level != rhs.level { return lhs.level < rhs.level }
      return lhs.startIndex < rhs.startIndex
    }
  }

  /// The modal popup that is in front of all others, across the lanes: the one that has the keys, the
  /// screen reader and the escape gesture. Those below it are inert.
  public var topmostModal: PopupID? {
    lanes.entries.flatMap(\.occupants).filter(isVisibleModal)
      .compactMap { id in zOrder(of: id).map { (id, $0) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Whether a modal popup is in front of this one.
  func isBelowModal(_ id: PopupID) -> Bool {
    guard let order = zOrder(of: id) else { return false }
    return lanes.entries.contains { lane in
      lane.occupants.contains { other in
        other != id && isVisibleModal(other) && zOrder(of: other).map { order < $0 } ?? false
      }
    }
  }

  private func isVisibleModal(_ id: PopupID) -> Bool {
    requests[id]?.isModal == true && requests.details[id]?.isHidden != true
  }

  private func zOrder(of id: PopupID) -> ZOrder? {
    guard let entry = requests[id], entry.phase.occupiesLane else { return nil }
    let start = requests.details[id]?.startIndex ?? 0
    switch entry.surface {
    case .ownWindow:
      return ZOrder(isOwnWindow: true, modalIndex: 0, level: level(of: entry), startIndex: start)
    case .appWindowView:
      return ZOrder(
        isOwnWindow: false, modalIndex: modalIndex(below: start), level: level(of: entry), startIndex: start)
    case .appWindowModal:
      // All views of this floor came later, whatever their levels.
      return ZOrder(isOwnWindow: false, modalIndex: start, level: .min, startIndex: start)
    }
  }

  /// The start of the last presentation on the app's window that came before.
  private func modalIndex(below start: Int) -> Int {
    appWindowModals.reduce(0) { highest, modal in
      let modalStart = requests.details[modal]?.startIndex ?? 0
      return modalStart < start ? max(highest, modalStart) : highest
    }
  }

  /// The level of its lane, and for what belongs to a popup at least that one's.
  private func level(of entry: RequestTable.Entry) -> Int {
    let laneLevel = lanes[entry.laneIndex].lane.level
    guard let parent = entry.parent.flatMap({ requests[$0] }) else { return laneLevel }
    return max(laneLevel, level(of: parent))
  }
}
