// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The rules told once more, as simply as possible: one list, and everything looked for in it.
///
/// It shares nothing with the engine but events and effects, and it is slow. What is not stored here
/// is asked of the list each time: who is a step's predecessor, what a popup's children are, which of
/// them is on top.
struct NaiveModel: Equatable {
  /// In the order of their submission, which is also that of their identities.
  var items: [Item] = []
  var holds: [Hold] = []
  var lanes: [PopupLane]
  /// Until when each lane starts nothing because one has just left.
  var gaps: [String: Instant] = [:]
  /// The sequences that have begun in each lane and not ended; the last has it to itself.
  var running: [String: [PopupSequence]] = [:]
  var pages = PageSituation()
  var stage = PopupStage.inactive
  var mustWaitForTurn = false
  /// Until when those that came before anybody has found a page go before those that came later.
  var pagesAwaitedUntil: Instant?
  var timer: Instant?
  var now = Instant.seconds(-1)
  var highest: RequestID?
  var starts = 0

  var orders: [PopupQueue.Effect] = []
  private var reports: [PopupQueue.Effect] = []
  private var wantsTurn = false

  /// A hold and what became of it.
  struct Hold: Equatable {
    let hold: PopupHold
    let addedAt: Instant
    var isReported = false

    var isOldAt: Instant { addedAt + .seconds(60) }
  }

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  mutating func handle(_ event: PopupQueue.Event, at time: Instant) -> [PopupQueue.Effect] {
    defer { (orders, reports, wantsTurn) = ([], [], false) }
    if time > now { now = time }
    take(event)
    if let end = pagesAwaitedUntil, end <= now || !areNoPagesKnown { pagesAwaitedUntil = nil }
    runTimes()
    expire()
    look()
    endTimes()
    reportHolds()
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
    case .didPresent(let id): isThere(id)
    case .didFailToPresent(let id, let failure): fail(id, forGood: failure == .impossible)
    case .didBeginToLeave(let id, let reason): beginToLeave(id, reason)
    case .didLeave(let id): isGone(id, .dismissed)
    case .wasRemovedByApp(let id): isTakenAway(id)
    case .didLook(let id, let found): see(id, found)
    case .endRequested(let target, let reason, let animated):
      end(target, reason, animated: animated && stage != .background)
    case .changeRequested(let id, let wish): change(id, wish)
    case .timeWasPaused(let id, let pause): change(id) { item, _ in item.pauses.append(pause) }
    case .timeWasResumed(let id, let pause):
      change(id) { item, _ in
        if let first = item.pauses.firstIndex(of: pause) { item.pauses.remove(at: first) }
      }
    case .stageDidChange(let new): changeStage(new)
    case .pagesDidChange(let new): changePages(new)
    case .holdWasAdded(let hold): add(hold)
    case .holdWasReleased(let id): holds.removeAll { $0.hold.id == id }
    case .deadlineDidPass: timer = nil
    case .turnDidBegin: mustWaitForTurn = false
    }
  }

  private mutating func changeStage(_ new: PopupStage) {
    guard stage != .gone, stage != new else { return }
    stage = new
    if new == .active {
      for item in items where item.isAwaited {
        change(item.id) { item, now in item.answerBy = now + .seconds(2) }
      }
      awaitPages()
    }
    if new == .gone {
      for item in items {
        if item.isOnStage { orders.append(.dismiss(item.id, animated: false)) }
        report(item.id, item.reason ?? .stageGone)
      }
      (items, holds, running) = ([], [], [:])
    }
  }

  private mutating func setTimer() {
    var moments = items.filter { $0.place == .waiting && isFirstStep($0) && $0.notBefore > now }
      .map(\.notBefore)
    for (name, end) in gaps where end > now {
      if items.contains(where: { $0.request.lane.name == name && isInLine($0) }) {
        moments.append(end)
      }
    }
    moments += [pagesAwaitedUntil].compactMap { $0 }
    moments += items.compactMap(\.deathBed)
    moments += items.filter { $0.place == .there }.compactMap(\.timeEnd)
    moments += holds.filter { !$0.isReported }.map(\.isOldAt)
    if stage == .active { moments += items.filter(\.isAwaited).map(\.answerBy) }
    if moments.min() != timer { orders.append(.setDeadline(moments.min())) }
    timer = moments.min()
  }

  // MARK: The list

  func item(_ id: RequestID) -> Item? { items.first { $0.id == id } }

  /// What is on stage, lane by lane, in the order in which it started.
  var onStage: [Item] {
    lanes.flatMap { lane in
      items.filter { $0.isOnStage && $0.request.lane.name == lane.name }
        .sorted { $0.started < $1.started }
    }
  }

  mutating func change(_ id: RequestID, _ body: (inout Item, Instant) -> Void) {
    for index in items.indices where items[index].id == id { body(&items[index], now) }
  }

  mutating func report(_ id: RequestID, _ reason: PopupEndReason) {
    reports.append(.report(id, reason))
    askForTurn()
  }

  mutating func askForTurn() {
    if !mustWaitForTurn { wantsTurn = true }
    mustWaitForTurn = true
  }
}
