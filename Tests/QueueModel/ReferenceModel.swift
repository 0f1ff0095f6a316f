// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A slow second implementation of the rules, as simple as possible: one list, searched every time.
///
/// It shares only events and effects with the engine. Everything that is not stored here is
/// computed from the list each time: the predecessor of a step, the children of a popup, the
/// topmost one.
struct ReferenceModel: Equatable {
  /// In the order of their submission, which is also that of their identifiers.
  var items: [Item] = []
  var holds: [Hold] = []
  var lanes: [PopupLane]
  /// The end of the gap of each lane.
  var gapEnds: [String: MonotonicInstant] = [:]
  /// The running sequences of each lane; the last one has the lane to itself.
  var runningSequences: [String: [SequenceID]] = [:]
  var pageState = PageState()
  var sceneState = PopupSceneState.inactive
  var isWaitingForNextTurn = false
  /// The time until which earlier requests reserve their positions while no page is known.
  var pageDiscoveryDeadline: MonotonicInstant?
  var scheduledDeadline: MonotonicInstant?
  var now = MonotonicInstant.seconds(-1)
  var newestID: PopupID?
  var startCount = 0

  /// The popups that have disappeared and whose backdrops remain.
  var backdrops: [PopupID] = []

  var effects: [PopupQueue.Effect] = []
  private var reports: [PopupQueue.Effect] = []
  private var needsNextTurn = false
  /// Requests that have disappeared before their children, with the reason and their own parent.
  var held: [PopupID: HeldOutcome] = [:]

  /// A hold and whether it was reported.
  struct Hold: Equatable {
    let hold: LaneHold
    let addedAt: MonotonicInstant
    var isReported = false

    var overdueTime: MonotonicInstant { addedAt + .seconds(60) }
  }

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  mutating func handle(_ event: PopupQueue.Event, at time: MonotonicInstant) -> [PopupQueue.Effect]
  {
    defer { (effects, reports, needsNextTurn) = ([], [], false) }
    if time > now { now = time }
    process(event)
    if let end = pageDiscoveryDeadline, end <= now || !arePagesUnknown {
      pageDiscoveryDeadline = nil
    }
    updateDisplayTimers()
    expire()
    processQuestions()
    processWatchdogs()
    processDisplayTimers()
    processLateDismissals()
    reportOverdueHolds()
    resumeInterrupted()
    repeat {
      while let best = nextToStart { start(best) }
    } while resolveConflict()
    forgetAnswers()
    expire()
    processLateDismissals()
    updateBackdrops()
    updateDeadline()
    return effects + reports + (needsNextTurn ? [.requestNextTurn] : [])
  }

  private mutating func process(_ event: PopupQueue.Event) {
    switch event {
    case .enqueued(let request): enqueue(request)
    case .didAnswer(let id, let answer, let source): didAnswer(id, answer, by: source)
    case .reconsiderationRequested(let target):
      for item in items where target == .all || item.postponedBy != .app {
        change(item.id) { item, _ in item.postponedUntil = nil }
      }
    case .didPresent(let id): didPresent(id)
    case .didFailToPresent(let id, let failure):
      didFailToPresent(id, isImpossible: failure == .impossible)
    case .dismissalDidBegin(let id, let reason): dismissalDidBegin(id, reason)
    case .didDisappear(let id):
      leaveBackdrop(id)
      didDisappear(id, .dismissedByUIKit)
    case .contentWasRemoved(let id): contentWasRemoved(id)
    case .didVerify(let id, let status): didVerify(id, status)
    case .dismissalRequested(let target, let reason, let animated):
      dismiss(target, reason, animated: animated && sceneState != .background)
    case .changeRequested(let id, let requestChange): change(id, requestChange)
    case .displayTimerPaused(let id, let pause): change(id) { item, _ in item.pauses.append(pause) }
    case .displayTimerResumed(let id, let pause):
      change(id) { item, _ in
        if let first = item.pauses.firstIndex(of: pause) { item.pauses.remove(at: first) }
      }
    case .sceneDidChange(let new): updateScene(new)
    case .pagesDidChange(let new): updatePages(new)
    case .holdAdded(let hold): add(hold)
    case .holdReleased(let id): holds.removeAll { $0.hold.id == id }
    case .deadlineDidPass: scheduledDeadline = nil
    case .nextTurnDidBegin: isWaitingForNextTurn = false
    }
  }

  private mutating func updateScene(_ new: PopupSceneState) {
    guard sceneState != .disconnected, sceneState != new else { return }
    sceneState = new
    if new == .active {
      for item in items where item.isAwaitingResponse {
        change(item.id) { item, now in item.responseDeadline = now + .seconds(2) }
      }
      for item in items where item.state == .asking {
        change(item.id) { item, now in item.setAnswerDeadline(at: now) }
      }
      startPageDiscovery()
    }
    if new == .disconnected {
      for id in items.flatMap({ descendants(of: $0.id) + [$0.id] }) {
        guard let item = item(id) else { continue }
        if item.occupiesLane { effects.append(.dismiss(id, animated: false)) }
        items.removeAll { $0.id == id }
        report(id, item.reason ?? .sceneDisconnected, parent: item.request.parent)
      }
      (holds, runningSequences) = ([], [:])
    }
  }

  private mutating func updateDeadline() {
    var times = items.filter { $0.state == .queued && isFirstStep($0) && !isPostponed($0) }
      .map(\.notBefore).filter { $0 > now }
    times += items.filter(isPostponed).compactMap(\.postponedUntil).filter { $0 < .never }
    for (name, end) in gapEnds where end > now {
      if items.contains(where: { $0.request.lane.name == name && isQueued($0) }) {
        times.append(end)
      }
    }
    times += [pageDiscoveryDeadline].compactMap { $0 }
    times += items.compactMap(\.expirationDeadline)
    times += items.filter { $0.state == .visible }.compactMap(\.timerFireTime)
    times += items.filter { $0.state == .visible && $0.lateDismissal != nil }
      .map { $0.visibleSince + $0.request.minimumDisplayDuration }
    times += holds.filter { !$0.isReported }.map(\.overdueTime)
    if sceneState == .active {
      times += items.filter(\.isAwaitingResponse).map(\.responseDeadline)
      times += items.filter { $0.state == .asking }.compactMap(\.answerDeadline)
    }
    if times.min() != scheduledDeadline { effects.append(.setDeadline(times.min())) }
    scheduledDeadline = times.min()
  }

  // MARK: List

  func item(_ id: PopupID) -> Item? { items.first { $0.id == id } }

  /// The occupants of all lanes, lane by lane, in the order of their start.
  var occupants: [Item] {
    lanes.flatMap { lane in
      items.filter { $0.occupiesLane && $0.request.lane.name == lane.name }
        .sorted { $0.startIndex < $1.startIndex }
    }
  }

  mutating func change(_ id: PopupID, _ body: (inout Item, MonotonicInstant) -> Void) {
    for index in items.indices where items[index].id == id { body(&items[index], now) }
  }

  /// Delivers an outcome when no child of the request is left, and then those that wait for it.
  mutating func report(_ id: PopupID, _ reason: PopupDismissalReason, parent: PopupID?) {
    requestNextTurn()
    guard !hasChildren(id) else { return held[id] = HeldOutcome(reason: reason, parent: parent) }
    deliverOutcome(id, reason)
    guard let parent, let waiting = held[parent], !hasChildren(parent) else { return }
    held[parent] = nil
    report(parent, waiting.reason, parent: waiting.parent)
  }

  private func hasChildren(_ id: PopupID) -> Bool {
    items.contains { $0.request.parent == id } || held.values.contains { $0.parent == id }
  }

  mutating func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    reports.append(.deliverOutcome(id, reason))
    requestNextTurn()
  }

  mutating func requestNextTurn() {
    if !isWaitingForNextTurn { needsNextTurn = true }
    isWaitingForNextTurn = true
  }
}

/// The outcome of a request that has disappeared before its children.
struct HeldOutcome: Equatable {
  let reason: PopupDismissalReason
  let parent: PopupID?
}
