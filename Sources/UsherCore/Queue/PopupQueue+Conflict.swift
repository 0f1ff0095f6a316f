// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What happens when the next request finds its place taken.
extension PopupQueue {
  /// One way to settle a conflict.
  enum Settlement: Equatable {
    /// The next request suspends these and takes their place.
    case suspend([RequestID])
    /// The next request ends these and takes their place as soon as they have left.
    case replace([RequestID])
    /// The next request ends.
    case drop(RequestID)
  }

  /// Settles one conflict; answers whether there was one.
  mutating func settleConflict(_ orders: inout Orders) -> Bool {
    switch nextSettlement {
    case .suspend(let ids):
      for id in ids { interrupt(id, &orders) }
    case .replace(let ids):
      for id in ids { dismiss(id, .replaced, animated: true, &orders) }
    case .drop(let id):
      if let entry = requests[id] { finish(entry, .busy, &orders) }
    case nil:
      return false
    }
    return true
  }

  /// The first conflict that can be settled now.
  var nextSettlement: Settlement? {
    guard stage == .active, !owesTurn else { return nil }
    for lane in lanes.entries where lane.holds.isEmpty {
      // The one that goes first, and where the app's window keeps it from that, the one after it.
      let contenders = [lane.line.first { _ in true }, lane.line.first(where: isOpen)]
      for case let contender? in contenders {
        if let entry = requests[contender.id], let settlement = settlement(for: entry) {
          return settlement
        }
      }
    }
    return nil
  }

  private func settlement(for entry: RequestTable.Entry) -> Settlement? {
    let inTheWay = inTheWay(of: entry)
    guard !inTheWay.isEmpty, !inTheWay.contains(where: \.phase.isEnding) else { return nil }
    let ids = inTheWay.map(\.request.id)
    let areVisible = inTheWay.allSatisfy { $0.phase == .visible }
    let priority = entry.request.priority
    switch entry.request.conflict {
    case .wait:
      return nil
    case .interrupt:
      let yield = inTheWay.allSatisfy {
        $0.request.priority < priority && $0.request.canBeSuspended
      }
      return areVisible && yield ? .suspend(ids) : nil
    case .replace:
      return areVisible && inTheWay.allSatisfy { $0.request.priority <= priority }
        ? .replace(ids) : nil
    case .dropIfBusy:
      return .drop(entry.request.id)
    }
  }

  /// Who would have to go for a request to start: nobody, the one on the app's window, the weakest of
  /// the lane, or both.
  func inTheWay(of entry: RequestTable.Entry) -> [RequestTable.Entry] {
    var ids: [RequestID] = []
    if entry.request.surface == .appWindow, let appWindowUser { ids.append(appWindowUser) }
    let lane = lanes[entry.lane]
    if lane.isFull, !ids.contains(where: lane.onStage.contains) {
      let stage = lane.onStage.compactMap { requests[$0] }
      let weakest = stage.first { $0.phase.isEnding } ?? stage.min { $0.place > $1.place }
      if let weakest { ids.append(weakest.request.id) }
    }
    return ids.compactMap { requests[$0] }
  }

  /// Takes a visible one off the screen until its lane has room again.
  private mutating func interrupt(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    suspend(entry, [.interrupted], &orders)
    lanes[entry.lane].interrupted.append(id)
  }
}
