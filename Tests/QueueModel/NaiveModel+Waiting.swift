// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// What comes in and waits: requests, their changes, holds.
extension NaiveModel {
  mutating func enqueue(_ request: PopupQueue.Request) {
    guard highest.map({ request.id > $0 }) ?? true else { return }
    highest = request.id
    if stage == .gone { return report(request.id, .stageGone) }
    if isOrphan(request) { return report(request.id, .parentEnded) }
    let namesake = items.first {
      request.key != nil && $0.request.key == request.key && !$0.isEnding
    }
    if let namesake {
      switch request.keyPolicy {
      case .keepFirst: return orders.append(.join(request.id, first: namesake.id))
      case .update: return update(namesake, from: request)
      case .replaceFirst: end(namesake.id, .replaced, animated: stage != .background)
      }
    }
    // The one that was replaced may have been its parent, or its parent's.
    if isOrphan(request) { return report(request.id, .parentEnded) }
    insert(request)
  }

  private func isOrphan(_ request: PopupQueue.Request) -> Bool {
    request.parent.map { item($0)?.isEnding ?? true } ?? false
  }

  private mutating func insert(_ request: PopupQueue.Request) {
    addLane(request.lane)
    var item = Item(
      request: request, cameAt: now, notBefore: now + request.delay,
      diesAt: request.expiresAfter.map { now + $0 },
      timeLeft: request.timeOnScreen)
    if item.isChild { item.request.sequence = nil }
    // Above a window there are only windows.
    if let parent = request.parent.flatMap({ self.item($0) }), parent.hasOwnWindow {
      item.request.surface = .overlay
    }
    items.append(item)
    if stage == .active { awaitPages() }
  }

  private mutating func addLane(_ lane: PopupLane) {
    if !lanes.contains(where: { $0.name == lane.name }) { lanes.append(lane) }
  }

  /// A newer request with the same key gives its content to the first.
  private mutating func update(_ first: Item, from request: PopupQueue.Request) {
    change(first.id) { item, _ in
      item.count += 1
      item.request.priority = max(item.request.priority, request.priority)
      item.request.timeOnScreen = request.timeOnScreen ?? item.request.timeOnScreen
      item.timeLeft = item.request.timeOnScreen
      item.runsSince = nil
    }
    orders.append(.update(first.id, from: request.id, count: first.count + 1))
  }

  mutating func change(_ id: RequestID, _ wish: PopupChange) {
    change(id) { item, _ in
      if case .timeOnScreen(let time) = wish {
        guard !item.isEnding else { return }
        (item.timeLeft, item.runsSince) = (time.map { max($0, .zero) }, nil)
        return item.request.timeOnScreen = item.timeLeft
      }
      guard item.place == .waiting, !item.wasThere else { return }
      switch wish {
      case .timeOnScreen: break
      case .priority(let priority): item.request.priority = priority
      case .scope(let scope): item.request.scope = scope
      case .delay(let delay): item.request.delay = delay
      case .expiresAfter(let time): item.request.expiresAfter = time
      }
      let first = item.cameAt + item.request.delay
      item.notBefore = item.wasRefused ? max(item.notBefore, first) : first
      item.diesAt = item.request.expiresAfter.map { item.cameAt + $0 }
    }
  }

  mutating func add(_ hold: PopupHold) {
    if stage == .gone || holds.contains(where: { $0.hold.id == hold.id }) { return }
    if case .request(let owner) = hold.owner, item(owner) == nil { return }
    addLane(hold.lane)
    holds.append(Hold(hold: hold, addedAt: now))
  }

  /// Names those that somebody may have forgotten.
  mutating func reportHolds() {
    for lane in lanes {
      for index in holds.indices where holds[index].hold.lane.name == lane.name {
        guard !holds[index].isReported, holds[index].isOldAt <= now else { continue }
        holds[index].isReported = true
        orders.append(.reportHold(holds[index].hold.id))
      }
    }
  }

  mutating func expire() {
    let dead = items.filter { $0.deathBed.map { $0 <= now } ?? false }
    for item in dead.sorted(by: { ($0.diesAt ?? now, $0.id) < ($1.diesAt ?? now, $1.id) }) {
      finish(item.id, .expired, animated: stage != .background)
    }
  }
}
