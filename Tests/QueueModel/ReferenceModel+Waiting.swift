// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Queuing: requests, their changes, holds.
extension ReferenceModel {
  mutating func enqueue(_ request: PopupQueue.Request) {
    guard newestID.map({ request.id > $0 }) ?? true else { return }
    newestID = request.id
    if sceneState == .disconnected { return deliverOutcome(request.id, .sceneDisconnected) }
    if isOrphan(request) { return deliverOutcome(request.id, .parentDismissed) }
    let first = items.first {
      request.key != nil && $0.request.key == request.key && !$0.isDismissing
    }
    if let first {
      change(first.id) { item, _ in item.lateDismissal = nil }
      switch request.keyPolicy {
      case .join: return effects.append(.join(request.id, first: first.id))
      case .update: return update(first, from: request)
      case .replace: dismiss(first.id, .replaced, animated: sceneState != .background)
      }
    }
    // The replaced request may have been an ancestor.
    if isOrphan(request) { return deliverOutcome(request.id, .parentDismissed) }
    insert(request)
  }

  private func isOrphan(_ request: PopupQueue.Request) -> Bool {
    request.parent.map { item($0)?.isDismissing ?? true } ?? false
  }

  private mutating func insert(_ request: PopupQueue.Request) {
    addLane(request.lane)
    var item = Item(
      request: request, submittedAt: now, notBefore: now + request.delay,
      expirationTime: request.expiration.map { now + $0 },
      remainingTime: request.displayDuration)
    // A change of the scope does not change the default.
    item.request.pageExit = request.pageExit
    // A child of a popup in its own window gets a window of its own.
    if let parent = request.parent.flatMap({ self.item($0) }), parent.hasOwnWindow {
      item.request.surface = .ownWindow
    }
    items.append(item)
    if sceneState == .active { startPageDiscovery() }
  }

  private mutating func addLane(_ lane: PopupLane) {
    if !lanes.contains(where: { $0.name == lane.name }) { lanes.append(lane) }
  }

  /// Updates the first request with the content of a newer one with the same key.
  private mutating func update(_ first: Item, from request: PopupQueue.Request) {
    change(first.id) { item, _ in
      item.joinedCount += 1
      item.request.priority = max(item.request.priority, request.priority)
      item.request.displayDuration = request.displayDuration ?? item.request.displayDuration
      item.remainingTime = item.request.displayDuration
      item.timerStartedAt = nil
    }
    effects.append(.update(first.id, from: request.id, count: first.joinedCount + 1))
  }

  mutating func change(_ id: PopupID, _ requestChange: PopupQueue.RequestChange) {
    change(id) { item, _ in
      if case .displayDuration(let time) = requestChange {
        guard !item.isDismissing else { return }
        (item.remainingTime, item.timerStartedAt) = (time.map { max($0, .zero) }, nil)
        return item.request.displayDuration = item.remainingTime
      }
      guard item.isWaiting, !item.wasSuspended else { return }
      switch requestChange {
      case .displayDuration: break
      case .priority(let priority): item.request.priority = priority
      case .scope(let scope): item.request.scope = scope
      case .delay(let delay): item.request.delay = delay
      case .expiration(let time): item.request.expiration = time
      }
      let first = item.submittedAt + item.request.delay
      item.notBefore = item.wasRefused ? max(item.notBefore, first) : first
      item.expirationTime = item.request.expiration.map { item.submittedAt + $0 }
    }
    if let item = item(id), item.state == .asking, item.notBefore > now {
      effects.append(.stopAsking(id))
      change(id) { item, _ in item.state = .queued }
    }
  }

  mutating func add(_ hold: LaneHold) {
    if sceneState == .disconnected || holds.contains(where: { $0.hold.id == hold.id }) { return }
    if case .request(let owner) = hold.owner, item(owner) == nil { return }
    addLane(hold.lane)
    holds.append(Hold(hold: hold, addedAt: now))
  }

  /// Reports holds that are overdue.
  mutating func reportOverdueHolds() {
    for lane in lanes {
      for index in holds.indices where holds[index].hold.lane.name == lane.name {
        guard !holds[index].isReported, holds[index].overdueTime <= now else { continue }
        holds[index].isReported = true
        effects.append(.reportOverdueHold(holds[index].hold.id))
      }
    }
  }

  mutating func expire() {
    let expired = items.filter { $0.expirationDeadline.map { $0 <= now } ?? false }
    for item in expired.sorted(by: {
      ($0.expirationTime ?? now, $0.id) < ($1.expirationTime ?? now, $1.id)
    }) {
      finish(item.id, .expired, animated: sceneState != .background)
    }
  }
}
