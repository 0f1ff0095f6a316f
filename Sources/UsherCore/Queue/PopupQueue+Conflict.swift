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
      for id in ids { dismiss(id, .replaced, animated: mayAnimate(true), &orders) }
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
    for lane in lanes.indices where !lanes[lane].line.isEmpty && lanes[lane].holds.isEmpty {
      // The one that goes first, and where the app's window keeps it from that, the one after it.
      if let settlement = settlement(inLane: lane, where: { _ in true })
        ?? settlement(inLane: lane, where: { $0.surface != .appWindow || appWindowUsers.isEmpty })
      {
        return settlement
      }
    }
    return nil
  }

  private func settlement(
    inLane lane: Int, where mayContend: (WaitingLine.Bucket) -> Bool
  ) -> Settlement? {
    guard let id = contender(inLane: lane, where: mayContend), let entry = requests[id] else {
      return nil
    }
    switch entry.conflict {
    case .wait: return nil
    case .dropIfBusy where isShutOut(entry): return .drop(entry.id)
    case .interrupt, .replace, .dropIfBusy: return settlement(for: entry)
    }
  }

  /// The one that would go first in a lane if there were room.
  private func contender(
    inLane lane: Int, where mayContend: (WaitingLine.Bucket) -> Bool
  ) -> RequestID? {
    let line = lanes[lane].line
    let sequenceRuns = lanes[lane].sequence != nil
    var best: PlaceInLine?
    if let step = step(inLineOf: lane), line.open.contains(Int(step.slot)),
      let bucket = line.slots[Int(step.slot)]?.bucket, mayContend(bucket), mayGoAbove(bucket)
    {
      best = step.place
    }
    for number in line.open {
      guard let slot = line.slots[number], let head = slot.head, slot.bucket.parent == nil,
        best.map({ head < $0 }) ?? true, mayContend(slot.bucket), mayGoAbove(slot.bucket),
        !sequenceRuns || slot.bucket.conflict.contendsWithSequences
      else { continue }
      best = head
    }
    return best?.id
  }

  /// Whether no controller of somebody else keeps a contender from its place for longer than any
  /// conflict lasts.
  private func mayGoAbove(_ bucket: WaitingLine.Bucket) -> Bool {
    bucket.surface != .appWindow || mayGoAboveModals(bucket)
  }

  /// Whether a sequence that has begun keeps a request from its lane.
  private func isShutOut(_ entry: RequestTable.Entry) -> Bool {
    guard let sequence = lanes[entry.lane].sequence else { return false }
    return sequences[sequence]?.first != entry.id
  }

  private func settlement(for entry: RequestTable.Entry) -> Settlement? {
    let ids = inTheWay(of: entry)
    let rivals = ids.compactMap { requests[$0] }
    guard !rivals.isEmpty, !rivals.contains(where: \.phase.isEnding) else { return nil }
    // Nobody sends away what belongs to a popup.
    let mayGo = rivals.allSatisfy { $0.phase == .visible && $0.parent == nil }
    switch entry.conflict {
    case .wait:
      return nil
    case .interrupt:
      let yield = rivals.allSatisfy {
        $0.priority < entry.priority && $0.canBeSuspended && familyCanBeSuspended($0.id)
      }
      return mayGo && yield ? .suspend(ids) : nil
    case .replace:
      return mayGo && rivals.allSatisfy { $0.priority <= entry.priority } ? .replace(ids) : nil
    case .dropIfBusy:
      return .drop(entry.id)
    }
  }

  /// Who would have to go for a request to start: nobody, the one on the app's window, the weakest of
  /// the lane, or both.
  func inTheWay(of entry: RequestTable.Entry) -> [RequestID] {
    var ids: [RequestID] = []
    if entry.surface == .appWindow, let user = appWindowUsers.first { ids.append(user) }
    guard lanes[entry.lane].isFull, !ids.contains(where: lanes[entry.lane].onStage.contains)
    else { return ids }
    let shown = lanes[entry.lane].onStage.compactMap { requests[$0] }.filter { $0.parent == nil }
    let weakest = shown.first { $0.phase.isEnding } ?? shown.min { $0.place > $1.place }
    if let weakest { ids.append(weakest.id) }
    return ids
  }

  /// Takes a visible one off the screen until its lane has room again.
  private mutating func interrupt(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    suspend(entry, .interrupted, &orders)
    lanes[entry.lane].interrupted.append(id)
  }
}

extension PopupConflictPolicy {
  /// Whether a request does something about a sequence that has begun in its lane.
  fileprivate var contendsWithSequences: Bool {
    switch self {
    case .interrupt, .dropIfBusy: true
    case .wait, .replace: false
    }
  }
}
