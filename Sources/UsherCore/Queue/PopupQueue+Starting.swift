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
    for lane in lanes.indices where !lanes[lane].line.isEmpty && lanes[lane].holds.isEmpty {
      if let first = firstToStart(inLane: lane), best.map({ first < $0 }) ?? true { best = first }
    }
    return best?.id
  }

  private func firstToStart(inLane lane: Int) -> PlaceInLine? {
    var best = step(inLineOf: lane).flatMap { entry in
      lanes[lane].line.slots[Int(entry.slot)].flatMap { slot in
        lanes[lane].line.open.contains(Int(entry.slot)) && hasRoom(for: slot.bucket, inLane: lane)
          ? entry.place : nil
      }
    }
    for number in lanes[lane].line.open {
      guard let slot = lanes[lane].line.slots[number], let head = slot.head,
        best.map({ head < $0 }) ?? true, passesSequence(slot.bucket, inLane: lane),
        hasRoom(for: slot.bucket, inLane: lane),
        slot.bucket.parent != nil || !isBehindKeptPlace(head, inLane: lane)
      else { continue }
      best = head
    }
    return best
  }

  /// Whether those of a bucket may start although a sequence has begun in the lane.
  func passesSequence(_ bucket: WaitingLine.Bucket, inLane lane: Int) -> Bool {
    lanes[lane].sequence == nil || bucket.parent != nil || bucket.conflict == .interrupt
  }

  /// Whether there is a place for those of a bucket whose need is met.
  private func hasRoom(for bucket: WaitingLine.Bucket, inLane lane: Int) -> Bool {
    guard isAppWindowFree(for: bucket) else { return false }
    // What belongs to a popup waits neither for capacity nor for the gap.
    if bucket.parent != nil { return bucket.need.isMet(by: offers) }
    return !lanes[lane].isFull && (bucket.ignoresGap || !lanes[lane].isInGap(at: now))
  }

  /// Whether the app's window, where those of a bucket want to be there, takes them.
  func isAppWindowFree(for bucket: WaitingLine.Bucket) -> Bool {
    guard bucket.surface == .appWindow else { return true }
    return mayGoAboveModals(bucket) && isAppWindowFree(forChildOf: bucket.parent)
  }

  /// Whether nothing of ours is presented on the app's window but what a request belongs to.
  func isAppWindowFree(forChildOf parent: RequestID?) -> Bool {
    appWindowUsers.last.map { isFamily(of: $0, childOf: parent) } ?? true
  }

  /// Whether no controller of somebody else keeps those of a bucket from the app's window.
  func mayGoAboveModals(_ bucket: WaitingLine.Bucket) -> Bool {
    pages.foreignModal == nil || bucket.goesAboveModals
  }

  private mutating func start(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    stopWaiting(entry)
    enterStage(entry)
    if let sequence = entry.sequence { begin(sequence, inLane: entry.lane) }
    requests.move(id, to: .presenting(newWatch))
    let animated = entry.isAnimated
    orders.append(
      entry.isResumed ? .restore(id, animated: animated) : .present(id, animated: animated))
  }

  private mutating func enterStage(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.lane].onStage.append(id)
    if entry.parent != nil { lanes[entry.lane].childCount += 1 }
    if entry.surface == .appWindow { appWindowUsers.append(id) }
    starts += 1
    let start = starts
    requests.changeDetails(of: id) { $0.start = start }
    if requests.details[id]?.time != nil { timed.append(id) }
    if entry.isPageBound, !entry.isResumed {
      requests.bind(id, to: pages.firstAvailablePage(for: entry.scope))
    }
  }

  /// Frees what a request took up.
  mutating func leaveStage(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.lane].onStage.removeAll { $0 == id }
    if entry.parent != nil { lanes[entry.lane].childCount -= 1 }
    if entry.surface == .appWindow { appWindowUsers.removeAll { $0 == id } }
    timed.removeAll { $0 == id }
    requests.changeDetails(of: id) { $0.isConcealed = false }
    closeFamily(of: id)
  }

  /// Lets nothing start before the next turn.
  mutating func oweTurn(_ orders: inout Orders) {
    guard !owesTurn else { return }
    owesTurn = true
    orders.requestTurn()
  }
}
