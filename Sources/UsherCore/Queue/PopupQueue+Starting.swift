// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Who goes next.
extension PopupQueue {
  /// Starts the best request for as long as there is room for one.
  mutating func startWhatMay(_ orders: inout Orders) {
    liftInterruptions()
    repeat {
      while let next = nextToStart { start(next, &orders) }
    } while settleConflict(&orders)
  }

  /// The request that goes first of all that may start now.
  var nextToStart: RequestID? {
    guard stage == .active, !owesTurn else { return nil }
    var best: PlaceInLine?
    for lane in lanes.entries where lane.hasRoom {
      let isInGap = lane.isInGap(at: now)
      let head = lane.line.first { isOpen($0) && ($0.ignoresGap || !isInGap) }
      guard let head else { continue }
      if best.map({ head < $0 }) ?? true { best = head }
    }
    return best?.id
  }

  /// Whether those of a bucket could start, whatever the lane.
  func isOpen(_ bucket: WaitingLine.Bucket) -> Bool {
    switch bucket.surface {
    case .overlay: true
    case .appWindow: appWindowUser == nil
    }
  }

  private mutating func start(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    stopWaiting(entry)
    lanes[entry.lane].onStage.append(id)
    if entry.request.surface == .appWindow { appWindowUser = id }
    requests.move(id, to: .presenting(newWatch))
    let animated = entry.request.isAnimated
    orders.append(
      entry.isResumed ? .restore(id, animated: animated) : .present(id, animated: animated))
  }

  /// Frees what a request took up.
  mutating func leaveStage(_ entry: RequestTable.Entry) {
    lanes[entry.lane].onStage.removeAll { $0 == entry.request.id }
    if appWindowUser == entry.request.id { appWindowUser = nil }
  }

  /// Lets nothing start before the next turn.
  mutating func oweTurn(_ orders: inout Orders) {
    guard !owesTurn else { return }
    owesTurn = true
    orders.requestTurn()
  }
}
