// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of one stage: decides what is on screen, what waits, and how everything ends.
///
/// A value without clocks, closures and views. Facts go in with the time at which they happened,
/// orders come out, in order. Whoever obeys them stores the new state first and calls user code last.
///
/// Among the requests that may start, higher priority goes first, then what was on screen before,
/// then first in, first out. A lane shows as many as its capacity, and all requests presented on the
/// app's window share one slot. What is bound to a page leaves the screen with it. After an outcome
/// nothing starts before the next turn, so that what its callbacks ask for takes part in the choice.
/// Every request ends exactly once.
///
/// An event costs the logarithm of the number of waiting requests, save the ending of a lane or of
/// everything, which costs as much as there is to end. A change of pages costs as much as there are
/// pages that it concerns and popups that are bound to them.
public struct PopupQueue: Sendable, Equatable {
  /// Every request that has not ended, with its phase.
  var requests = RequestTable()
  /// What each lane shows, holds and has in line.
  var lanes: LaneTable
  /// The waiting requests whose time has not come, soonest first.
  var delays = RemovableHeap<RequestDeadline>()
  /// The waiting requests that have not been on screen and do not want to wait for ever, the first to
  /// end first.
  var expirations = RemovableHeap<RequestDeadline>()
  /// The steps of each sequence that have not ended; only the first may be on its way.
  var sequences: [SequenceID: [PopupID]] = [:]
  /// For each popup the requests that belong to it and have not ended.
  var children: [PopupID: [PopupID]] = [:]
  /// Where the pages stand, without those that are gone.
  var pageState = PageState()
  /// What the pages and the visible popups offer to those that wait.
  var startConditions: Set<StartCondition> = PageState().startConditions
  /// The requests on the app's window, each above the one that it belongs to.
  var appWindowModals: [PopupID] = []
  /// The requests for the app's window that were refused there and have neither been visible since nor
  /// ended.
  var refusedRequests: [PopupID] = []
  /// The requests on stage whose time there is limited.
  var timedRequests: [PopupID] = []
  /// How many requests have started, counting every return.
  var startCount = 0
  /// Whether the stage can show something.
  var sceneState = PopupSceneState.inactive
  /// Until when those whose pages nobody knows yet keep their places in the line; `nil`: they do not.
  var pageDiscoveryDeadline: MonotonicInstant?
  /// Whether nothing may start before `nextTurnDidBegin`.
  var isWaitingForNextTurn = false
  /// The moment for which the timer is set, as far as we were told.
  var scheduledDeadline: MonotonicInstant?
  /// The latest time that came in; an earlier one counts as this.
  var now = MonotonicInstant.distantPast
  /// The highest identity that came in.
  var newestID: PopupID?

  /// Creates an empty queue on a stage that is not yet active and whose pages are not known.
  ///
  /// A lane that is not given here is added with the first request or hold that names it.
  public init(lanes: [PopupLane] = [.popups, .alerts]) {
    self.lanes = LaneTable(lanes)
  }

  /// Takes in one event and answers with what is to be done about it, in order.
  ///
  /// Time that runs backwards counts as standing still.
  public mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, min(now, .distantFuture))
    var effects = EffectBuffer()
    apply(event, &effects)
    updateDisplayTimers()
    processDueTimers(&effects)
    startEligibleRequests(&effects)
    updateDeadline(&effects)
    assert(brokenInvariants.isEmpty, "\(brokenInvariants) after \(event)\n\(self)")
    return effects.ordered
  }

  private mutating func apply(_ event: Event, _ effects: inout EffectBuffer) {
    switch event {
    case .enqueued(let request): submit(request, &effects)
    case .didPresent(let id): didPresent(id, &effects)
    case .didFailToPresent(let id, let failure): presentationFailed(id, failure, &effects)
    case .dismissalDidBegin(let id, let reason): dismissalDidBegin(id, reason, &effects)
    case .didDisappear(let id): didDisappear(id, .dismissedByApp, &effects)
    case .contentWasRemoved(let id): contentWasRemoved(id, &effects)
    case .didVerify(let id, let status): applyVerification(status, of: id, &effects)
    case .dismissalRequested(let target, let reason, let animated):
      dismiss(target, reason, animated: animated, &effects)
    case .changeRequested(let id, let change): apply(id, change)
    case .displayTimerPaused(let id, let pause): pauseDisplayTimer(of: id, for: pause)
    case .displayTimerResumed(let id, let pause): resumeDisplayTimer(of: id, from: pause)
    case .sceneDidChange(let state): updateScene(to: state, &effects)
    case .pagesDidChange(let situation): updatePages(to: situation, &effects)
    case .holdAdded(let hold): addHold(hold)
    case .holdReleased(let id): lanes.removeHolds { $0.id == id }
    case .deadlineDidPass: scheduledDeadline = nil
    case .nextTurnDidBegin: isWaitingForNextTurn = false
    }
  }
}

/// The effects of one event while they are being collected.
///
/// Reports come after everything else, because they call user code, and a report or a refusal asks
/// for a turn once.
struct EffectBuffer {
  private var effects: [PopupQueue.Effect] = []
  private var outcomes: [PopupQueue.Effect] = []
  private var needsNextTurn = false

  mutating func append(_ effect: PopupQueue.Effect) {
    effects.append(effect)
  }

  mutating func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    outcomes.append(.deliverOutcome(id, reason))
  }

  mutating func requestNextTurn() {
    needsNextTurn = true
  }

  var ordered: [PopupQueue.Effect] {
    var all = effects
    all += outcomes
    if needsNextTurn { all.append(.requestNextTurn) }
    return all
  }
}

// What the scene does to the queue.
extension PopupQueue {
  /// The scene changed its state; once it is gone nothing brings it back.
  mutating func updateScene(to state: PopupSceneState, _ effects: inout EffectBuffer) {
    guard state != self.sceneState, self.sceneState != .disconnected else { return }
    self.sceneState = state
    switch state {
    case .active:
      restartWatchdogs()
      reservePositions()
    case .inactive, .background: break
    case .disconnected: dismissEverything(&effects)
    }
  }

  /// Ends every request at once: nobody will say any more that a popup has left.
  private mutating func dismissEverything(_ effects: inout EffectBuffer) {
    lanes.removeHolds { _ in true }
    // Everybody ends for the same reason, nobody because somebody else does.
    children = [:]
    for id in requests.ids(matching: .all, in: lanes) {
      guard let entry = requests[id] else { continue }
      if entry.phase.occupiesLane { effects.append(.dismiss(id, animated: false)) }
      finish(entry, entry.phase.dismissalReason ?? .sceneDisconnected, &effects)
    }
  }
}

// The one moment at which the queue wants to be asked again.
extension PopupQueue {
  /// Handles what is due; comes before anything starts.
  mutating func processDueTimers(_ effects: inout EffectBuffer) {
    releaseReservations()
    processExpirations(&effects)
    processDelays()
    processWatchdogs(&effects)
    processDisplayTimers(&effects)
    reportOverdueHolds(&effects)
  }

  /// Says when the timer is to fire, if that changed.
  mutating func updateDeadline(_ effects: inout EffectBuffer) {
    let deadline = nextDeadline
    guard deadline != scheduledDeadline else { return }
    scheduledDeadline = deadline
    effects.append(.setDeadline(deadline))
  }

  /// The earliest moment at which something becomes due.
  var nextDeadline: MonotonicInstant? {
    var earliest = delays.first?.time
    func consider(_ time: MonotonicInstant?) {
      guard let time else { return }
      earliest = earliest.map { min($0, time) } ?? time
    }
    consider(expirations.first?.time)
    consider(pageDiscoveryDeadline)
    for lane in lanes.indices {
      if !lanes[lane].queue.isEmpty, lanes[lane].isInGap(at: now) { consider(lanes[lane].gapEnd) }
      for hold in lanes[lane].holds { consider(hold.overdueTime) }
      guard sceneState == .active else { continue }
      for id in lanes[lane].occupants { consider(requests.phase(of: id)?.watchdog?.fireTime) }
    }
    for id in timedRequests where requests.phase(of: id) == .visible {
      consider(requests.details[id]?.displayTimer?.fireTime)
    }
    return earliest
  }
}

extension PopupQueue {
  /// The page in front of which a request is or was first presented; `nil`, if no page matters to it.
  public func boundPage(of id: PopupID) -> PageID? { requests.details[id]?.boundPage }
}

extension PopupQueue: CustomStringConvertible {
  /// The state in one line, for logs: ids and names, never texts.
  ///
  ///     active · popups: #3 visible, 2 in line · alerts: #5 presenting · 1 delayed · until 4.5
  public var description: String {
    var parts = [isWaitingForNextTurn ? "\(sceneState), next turn" : "\(sceneState)"]
    parts += lanes.entries.compactMap(describe)
    let suspended = requests.entries.count(where: \.phase.isSuspended)
    if suspended > 0 { parts.append("\(suspended) suspended") }
    let steps = requests.entries.count { $0.phase == .awaitingPreviousStep }
    if steps > 0 { parts.append("\(steps) in sequence") }
    if !delays.isEmpty { parts.append("\(delays.count) delayed") }
    if let scheduledDeadline { parts.append("until \(scheduledDeadline)") }
    return parts.joined(separator: " · ")
  }

  private func describe(_ lane: LaneTable.Lane) -> String? {
    var facts = lane.occupants.compactMap { id in
      requests.phase(of: id).map { "\(id) \($0.name)" }
    }
    if lane.queue.count > 0 { facts.append("\(lane.queue.count) in line") }
    facts += lane.holds.map { "held (\($0.hold.reason))" }
    return facts.isEmpty ? nil : "\(lane.lane.name): \(facts.joined(separator: ", "))"
  }
}

extension PopupQueue.Phase {
  /// The phase in a word or two.
  var name: String {
    switch self {
    case .delayed: "delayed"
    case .awaitingPreviousStep: "in sequence"
    case .queued: "in line"
    case .presenting: "presenting"
    case .dismissalPending: "closing"
    case .visible: "visible"
    case .suspended(let causes): "suspended (\(causes))"
    case .dismissing: "leaving"
    }
  }
}
