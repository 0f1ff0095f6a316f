// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The rules told once more, as simply as possible: one list, and everything looked for in it.
///
/// It shares nothing with the engine but events and effects, and it is slow.
struct NaiveModel {
  enum Place: Equatable { case waiting, coming, there, going, aside }

  struct Item {
    var request: PopupQueue.Request
    var cameAt: Instant
    var place = Place.waiting
    var notBefore: Instant
    var attempts = 0
    var reason: PopupEndReason?
    var isAnimated = true
    var answerBy = Instant.seconds(0)
    var looks = 0
    var started = 0
    var diesAt: Instant?
    var wasThere = false
    var timeLeft: Duration?
    var runsSince: Instant?
    var pauses: [PopupPause] = []
    var id: RequestID { request.id }
  }

  var items: [Item] = []
  var holds: [PopupHold] = []
  var lanes: [PopupLane]
  var pauses: [String: Instant] = [:]
  var stage = PopupStage.inactive
  var mustWaitForTurn = false
  var timer: Instant?
  var now = Instant.seconds(-1)
  var highest: RequestID?
  var starts = 0

  var orders: [PopupQueue.Effect] = []
  var reports: [PopupQueue.Effect] = []
  var wantsTurn = false

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  mutating func handle(_ event: PopupQueue.Event, at time: Instant) -> [PopupQueue.Effect] {
    (orders, reports, wantsTurn) = ([], [], false)
    if time > now { now = time }
    take(event)
    runTimes()
    expire()
    look()
    endTimes()
    returnInterrupted()
    repeat {
      while let best = best { start(best) }
    } while settle()
    setTimer()
    return orders + reports + (wantsTurn ? [.requestTurn] : [])
  }

  private mutating func take(_ event: PopupQueue.Event) {
    switch event {
    case .enqueued(let request): enqueue(request)
    case .didPresent(let id), .didLook(let id, found: .visible): isThere(id, event)
    case .didFailToPresent(let id, let failure): fail(id, forGood: failure == .impossible)
    case .didBeginToLeave(let id, let reason):
      change(id, in: [.coming, .there]) { item, now in
        item.place = .going
        item.reason = item.reason ?? reason
        item.isAnimated = true
        item.restart(at: now)
      }
    case .didLeave(let id): gone(id, .dismissed)
    case .wasRemovedByApp(let id): gone(id, .removedByApp)
    case .didLook(let id, found: .absent):
      if item(id)?.place == .coming { fail(id, forGood: false) } else { gone(id, .removedByApp) }
    case .didLook(let id, found: .inTransition):
      change(id, in: [.coming, .going]) { item, now in item.restart(at: now) }
    case .endRequested(let target, let reason, let animated):
      for item in items where item.isNamed(by: target) {
        end(item, reason, animated && stage != .background, target)
      }
    case .changeRequested(let id, let wish): change(id, wish)
    case .timeWasPaused(let id, let pause): change(id) { item, _ in item.pauses.append(pause) }
    case .timeWasResumed(let id, let pause):
      change(id) { item, _ in
        if let first = item.pauses.firstIndex(of: pause) { item.pauses.remove(at: first) }
      }
    case .stageDidChange(let new): changeStage(new)
    case .holdWasAdded(let hold):
      addLane(hold.lane)
      if !holds.contains(where: { $0.id == hold.id }) { holds.append(hold) }
    case .holdWasReleased(let id): holds = holds.filter { $0.id != id }
    case .deadlineDidPass: timer = nil
    case .turnDidBegin: mustWaitForTurn = false
    }
  }

  // MARK: What happens

  private mutating func enqueue(_ request: PopupQueue.Request) {
    guard highest.map({ request.id > $0 }) ?? true else { return }
    highest = request.id
    if stage == .gone { return report(request.id, .stageGone) }
    let namesake = items.first {
      request.key != nil && $0.request.key == request.key && !$0.isEnding
    }
    if let namesake, request.keyPolicy == .keepFirst {
      return orders.append(.join(request.id, first: namesake.id))
    }
    if let namesake { end(namesake, .replaced, stage != .background, .request(namesake.id)) }
    addLane(request.lane)
    items.append(
      Item(
        request: request, cameAt: now, notBefore: now + request.delay,
        diesAt: request.expiresAfter.map { now + $0 }, timeLeft: request.timeOnScreen))
  }

  private mutating func addLane(_ lane: PopupLane) {
    if !lanes.contains(where: { $0.name == lane.name }) { lanes.append(lane) }
  }

  private mutating func isThere(_ id: RequestID, _ event: PopupQueue.Event) {
    guard let item = item(id) else { return }
    if item.place == .coming, item.reason == nil {
      change(id) { item, _ in
        item.place = .there
        item.attempts = 0
      }
    }
    if item.place == .coming, item.reason != nil {
      dismiss(id, animated: item.isAnimated && stage != .background)
    }
    if item.place == .going, case .didLook = event {
      dismiss(id, animated: false)
      change(id) { new, _ in new.looks = item.looks }
    }
  }

  private mutating func fail(_ id: RequestID, forGood: Bool) {
    guard let item = item(id), item.place == .coming else { return }
    if let reason = item.reason { return remove(item, reason) }
    if forGood || item.attempts == 2 { return remove(item, .failed) }
    let again = now + .milliseconds(500)
    change(id) { item, _ in
      item.place = .waiting
      item.attempts += 1
      item.notBefore = again
    }
    askForTurn()
  }

  private mutating func gone(_ id: RequestID, _ reason: PopupEndReason) {
    guard let item = item(id), item.isOnStage else { return }
    remove(item, item.reason ?? reason)
  }

  private mutating func end(
    _ item: Item, _ reason: PopupEndReason, _ animated: Bool, _ target: PopupQueue.EndTarget
  ) {
    switch item.place {
    case .waiting, .aside: remove(item, reason)
    case .coming where item.request.surface == .appWindow:
      change(item.id) { item, _ in
        item.isAnimated = item.reason == nil ? animated : item.isAnimated && animated
        item.reason = item.reason ?? reason
      }
    case .coming, .there:
      change(item.id) { item, _ in item.reason = reason }
      var hidesAtOnce = false
      if item.place == .coming, case .all = target { hidesAtOnce = true }
      if item.place == .coming, case .lane = target { hidesAtOnce = true }
      dismiss(item.id, animated: animated && !hidesAtOnce)
    case .going:
      if item.isAnimated && !animated { dismiss(item.id, animated: false) }
    }
  }

  private mutating func changeStage(_ new: PopupStage) {
    guard stage != .gone, stage != new else { return }
    stage = new
    if new == .active {
      for item in items where item.isAwaited {
        change(item.id) { item, now in item.answerBy = now + .seconds(2) }
      }
    }
    if new == .gone {
      for item in items {
        if item.isOnStage { orders.append(.dismiss(item.id, animated: false)) }
        remove(item, item.reason ?? .stageGone)
      }
    }
  }

  // MARK: What follows

  private mutating func look() {
    guard stage == .active else { return }
    for item in onStage where item.isAwaited && item.answerBy <= now {
      if item.looks < 3 {
        orders.append(.look(item.id))
        change(item.id) { item, now in
          item.looks += 1
          item.answerBy = now + .seconds(2)
        }
      } else {
        orders.append(.dismiss(item.id, animated: false))
        remove(item, item.reason ?? .failed)
      }
    }
  }

  private var best: Item? {
    guard stage == .active, !mustWaitForTurn else { return nil }
    return items.filter { canStart($0) && hasRoom($0) }.min { $0.goesBefore($1) }
  }

  func canStart(_ item: Item) -> Bool {
    let name = item.request.lane.name
    return item.place == .waiting && item.notBefore <= now
      && !holds.contains { $0.lane.name == name }
      && (item.skipsPauses || pauses[name].map { $0 <= now } ?? true)
  }

  func hasRoom(_ item: Item) -> Bool {
    !isFull(item.request.lane.name) && !(item.request.surface == .appWindow && windowUser != nil)
  }

  func isFull(_ name: String) -> Bool {
    let capacity = lanes.first { $0.name == name }?.capacity ?? 1
    return items.filter { $0.isOnStage && $0.request.lane.name == name }.count >= capacity
  }

  var windowUser: Item? { items.first { $0.isOnStage && $0.request.surface == .appWindow } }

  private mutating func start(_ item: Item) {
    starts += 1
    let number = starts
    let animated = item.request.isAnimated
    orders.append(
      item.wasThere ? .restore(item.id, animated: animated) : .present(item.id, animated: animated))
    change(item.id) { item, now in
      item.place = .coming
      item.started = number
      item.restart(at: now)
    }
  }

  private mutating func setTimer() {
    var moments = items.filter { $0.place == .waiting && $0.notBefore > now }.map(\.notBefore)
    for (name, end) in pauses where end > now {
      let hasLine = items.contains {
        $0.request.lane.name == name && $0.place == .waiting && $0.notBefore <= now
      }
      if hasLine { moments.append(end) }
    }
    moments += items.compactMap(\.deathBed)
    moments += items.filter { $0.place == .there }.compactMap(\.timeEnd)
    if stage == .active { moments += items.filter(\.isAwaited).map(\.answerBy) }
    if moments.min() != timer { orders.append(.setDeadline(moments.min())) }
    timer = moments.min()
  }

  // MARK: The list

  private func item(_ id: RequestID) -> Item? { items.first { $0.id == id } }

  /// What is on stage, lane by lane, in the order in which it started.
  var onStage: [Item] {
    lanes.flatMap { lane in
      items.filter { $0.isOnStage && $0.request.lane.name == lane.name }
        .sorted { $0.started < $1.started }
    }
  }

  mutating func change(
    _ id: RequestID, in places: [Place] = [.waiting, .coming, .there, .going, .aside],
    _ body: (inout Item, Instant) -> Void
  ) {
    for index in items.indices where items[index].id == id && places.contains(items[index].place) {
      body(&items[index], now)
    }
  }

  mutating func dismiss(_ id: RequestID, animated: Bool) {
    orders.append(.dismiss(id, animated: animated))
    change(id) { item, now in
      item.place = .going
      item.isAnimated = animated
      item.restart(at: now)
    }
  }

  mutating func remove(_ item: Item, _ reason: PopupEndReason) {
    items.removeAll { $0.id == item.id }
    let name = item.request.lane.name
    let gap = lanes.first { $0.name == name }?.minimumGap ?? .zero
    if gap > .zero, item.place == .there || item.place == .going { pauses[name] = now + gap }
    report(item.id, reason)
  }

  private mutating func report(_ id: RequestID, _ reason: PopupEndReason) {
    reports.append(.report(id, reason))
    askForTurn()
  }

  private mutating func askForTurn() {
    if !mustWaitForTurn { wantsTurn = true }
    mustWaitForTurn = true
  }
}

extension NaiveModel.Item {
  var isOnStage: Bool { place == .coming || place == .there || place == .going }
  var isEnding: Bool { place == .going || reason != nil }
  var isAwaited: Bool { place == .coming || place == .going }

  mutating func restart(at now: Instant) {
    answerBy = now + .seconds(2)
    looks = 0
  }

  func isNamed(by target: PopupQueue.EndTarget) -> Bool {
    switch target {
    case .request(let id): id == self.id
    case .key(let key): request.key == key && !isEnding
    case .group(let group): request.group == group
    case .lane(let lane): request.lane.name == lane.name
    case .all: true
    }
  }
}
