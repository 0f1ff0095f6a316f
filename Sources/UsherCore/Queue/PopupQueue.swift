// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The engine of one scene: decides which popups are visible, which wait and how each is dismissed.
///
/// A value without clocks, closures and views. Events go in with the time at which they happened;
/// effects come out in the order in which they have to be performed. The driver stores the new
/// state before it performs them, and calls app code last.
///
/// Of the requests that can start, the one with the highest priority starts first, then suspended
/// before new, then first in, first out. A lane shows as many popups as its capacity, and all
/// modals in the app window share one slot. A popup that is bound to a page disappears with it.
/// After an outcome nothing starts before the next turn, so that popups that are shown in its
/// callbacks take part in the choice. Every request has exactly one outcome.
///
/// It is made for the requests of an app: some tens, at most some thousands. An event costs little
/// more with a thousand queued requests than with ten; dismissing a group, a lane or everything,
/// and a page that is gone, are linear in the number of requests.
public struct PopupQueue: Sendable, Equatable {
  /// Every request that has not been dismissed, by the serial number of its identifier; a number is
  /// found faster than a structure.
  var requests: [UInt64: RequestState] = [:]
  /// The requests with a key that are not being dismissed.
  var idsByKey: [PopupKey: PopupID] = [:]
  /// The occupants, the queue and the holds of each lane.
  var lanes: [LaneState] = []
  /// The end times of the delayed and postponed requests, in ascending order.
  var delays: [RequestDeadline] = []
  /// The expirations of the requests that are not on the screen and have not appeared, in ascending
  /// order.
  var expirations: [RequestDeadline] = []
  /// The requests that are being asked about, in ascending order.
  var asking: [PopupID] = []
  /// The queued requests whose answer `now` counts until they can start, in ascending order.
  var admitted: [PopupID] = []
  /// The steps of each sequence that have not been dismissed; only the first one can start.
  var sequences: [SequenceID: [PopupID]] = [:]
  /// The children of each popup that have not been dismissed.
  var children: [PopupID: [PopupID]] = [:]
  /// The outcomes of requests whose children are still disappearing; each is delivered after them.
  var heldOutcomes: [PopupID: HeldOutcome] = [:]
  /// The dismissed requests whose popups have disappeared and whose backdrops are still on the
  /// screen, in this order.
  package internal(set) var remainingBackdrops: [PopupID] = []
  /// The state of the pages, without those that are gone.
  var pageState = PageState()
  /// The modals in the app window; each is above the one before it, which is its ancestor.
  var appWindowModals: [PopupID] = []
  /// The requests that were refused in the app window and have neither been visible nor dismissed
  /// since.
  var refusedRequests: [PopupID] = []
  /// The occupants that have a display duration.
  var timedRequests: [PopupID] = []
  /// The occupants that the app has dismissed and that stay for their minimum display duration, in
  /// ascending order.
  var lateDismissals: [PopupID] = []
  /// How often a request has started; every resumption counts.
  var startCount = 0
  /// Whether the scene can show popups.
  package internal(set) var sceneState = PopupSceneState.inactive
  /// Until when positions are reserved for requests that wait for the first poll of the pages;
  /// `nil`: none are reserved.
  var pageDiscoveryDeadline: MonotonicInstant?
  /// Whether nothing may start before `nextTurnDidBegin`.
  var isWaitingForNextTurn = false
  /// The time for which the driver has set its timer, according to the last effect.
  var scheduledDeadline: MonotonicInstant?
  /// The latest time of an event; an earlier time counts as this one.
  var now = MonotonicInstant.distantPast
  /// The highest identifier of a submitted request.
  var newestID: PopupID?
  /// The effects of the event that is being processed.
  var effects = EffectBuffer()

  /// Creates an empty queue for a scene that is not active yet and whose pages are not known.
  ///
  /// Other lanes are added with the first request or hold that uses them.
  public init(lanes: [PopupLane] = [.popups, .alerts]) {
    for lane in lanes { _ = index(of: lane) }
  }

  /// Processes one event. Returns the effects to perform, in order.
  ///
  /// A time earlier than that of the last event counts as the same time.
  public mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, min(now, .distantFuture))
    let isDeadlineDue = scheduledDeadline.map { $0 <= self.now } ?? false
    apply(event)
    // First, so that a timer that this event pauses does not fire, however late the event is.
    updateDisplayTimers()
    // Before the start, so that a request that expires at this moment is not presented.
    processDueTimers(isDeadlineDue: isDeadlineDue)
    startEligibleRequests()
    // A child that was due while it was being presented may have been suspended with its parent.
    processExpirations()
    processLateDismissals()
    updateBackdrops()
    updateDeadline()
    checkInvariants(brokenInvariants, "after \(event)\n\(self)")
    return effects.removeAll()
  }

  private mutating func apply(_ event: Event) {
    switch event {
    case .enqueued(let request): submit(request)
    case .didAnswer(let id, let answer, let source): didAnswer(id, answer, by: source)
    case .reconsiderationRequested(let target): reconsider(target)
    case .didPresent(let id): didPresent(id)
    case .didFailToPresent(let id, let failure): presentationFailed(id, failure)
    case .dismissalDidBegin(let id, let reason): dismissalDidBegin(id, reason)
    case .didDisappear(let id):
      keepBackdrop(of: id)
      didDisappear(id, .dismissedByUIKit)
    case .contentWasRemoved(let id): contentWasRemoved(id)
    case .didVerify(let id, let status): applyVerification(status, of: id)
    case .dismissalRequested(let target, let reason, let animated):
      if dismissLate(target, reason, animated: animated) { return }
      dismiss(target, reason: reason, animated: animated)
    case .changeRequested(let id, let change): apply(id, change)
    case .displayTimerPaused(let id, let pause): pauseDisplayTimer(of: id, for: pause)
    case .displayTimerResumed(let id, let pause): resumeDisplayTimer(of: id, from: pause)
    case .sceneDidChange(let state): updateScene(state)
    case .pagesDidChange(let state): updatePages(state)
    case .holdAdded(let hold): addHold(hold)
    case .holdReleased(let id): removeHolds { $0.id == id }
    // Forgotten, so that `updateDeadline` sets a timer that has fired too early again.
    case .deadlineDidPass: scheduledDeadline = nil
    case .nextTurnDidBegin: isWaitingForNextTurn = false
    }
  }
}

/// The effects of one event while they are being collected.
///
/// Outcomes come after all other effects, because they call app code. The next turn is requested at
/// most once.
struct EffectBuffer: Sendable, Equatable {
  private var effects: [PopupQueue.Effect] = []
  private var outcomeCount = 0
  var needsNextTurn = false

  mutating func append(_ effect: PopupQueue.Effect) {
    if effects.isEmpty { effects.reserveCapacity(4) }
    guard outcomeCount > 0 else { return effects.append(effect) }
    effects.insert(effect, at: effects.count - outcomeCount)
  }

  func contains(_ effect: PopupQueue.Effect) -> Bool { effects.contains(effect) }

  mutating func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    effects.append(.deliverOutcome(id, reason))
    outcomeCount += 1
  }

  /// Removes and returns all effects in order.
  mutating func removeAll() -> [PopupQueue.Effect] {
    defer { self = EffectBuffer() }
    // Last, because that turn begins after the callbacks of these outcomes.
    if needsNextTurn { effects.append(.requestNextTurn) }
    return effects
  }
}

// MARK: - Deadlines

extension PopupQueue {
  /// Processes everything that is due, before anything starts.
  ///
  /// Of what an event adds, only expirations and display timers can be due at once. Timeouts and
  /// holds are due only if the deadline is that was scheduled before the event.
  mutating func processDueTimers(isDeadlineDue: Bool) {
    releaseReservations()
    processExpirations()
    processDelays()
    processQuestions()
    if isDeadlineDue { processWatchdogs() }
    processDisplayTimers()
    processLateDismissals()
    if isDeadlineDue { reportOverdueHolds() }
  }

  /// Emits the next deadline if it has changed.
  mutating func updateDeadline() {
    let deadline = nextDeadline
    guard deadline != scheduledDeadline else { return }
    scheduledDeadline = deadline
    effects.append(.setDeadline(deadline))
  }

  /// The earliest time at which something becomes due.
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
      // Without an active scene no timeout runs; `restartWatchdogs` starts them again.
      guard sceneState == .active else { continue }
      for id in lanes[lane].occupants { consider(find(id)?.phase.watchdog?.fireTime) }
    }
    if sceneState == .active {
      for case .asking(let time)? in asking.map(phase) { consider(time) }
    }
    // A timer that has fired runs until the next event, while its popup is being dismissed.
    for id in timedRequests where phase(of: id) == .visible {
      consider(find(id)?.displayTimer?.fireTime)
    }
    for id in lateDismissals where phase(of: id) == .visible {
      consider(find(id).flatMap(earliestDismissal))
    }
    return earliest
  }
}

// MARK: - Scene state

extension PopupQueue {
  /// Applies a new state of the scene; `disconnected` is final.
  mutating func updateScene(_ state: PopupSceneState) {
    guard state != self.sceneState, self.sceneState != .disconnected else { return }
    self.sceneState = state
    switch state {
    case .active:
      restartWatchdogs()
      restartQuestions()
      reservePositions()
    // Nothing to do: starts, timers and animations read the state themselves.
    case .inactive, .windowless, .background: break
    case .disconnected: dismissEverything()
    }
  }

  /// Dismisses every request at once, because responses are no longer expected.
  private mutating func dismissEverything() {
    removeHolds { _ in true }
    let ids = ids(matching: .all)
    removeFromQueues(ids)
    for id in descendantsFirst(ids) {
      // A descendant is listed twice, and the second time it has its outcome.
      guard let phase = phase(of: id) else { continue }
      if phase.occupiesLane { effects.append(.dismiss(id, animated: false)) }
      finish(id, phase.dismissalReason ?? .sceneDisconnected)
    }
  }
}

extension PopupQueue: CustomStringConvertible {
  /// The state in one line, for logs: identifiers and names, never user text.
  ///
  ///     active · popups: #3 visible, 2 queued · alerts: #5 presenting · 1 delayed · until 4.5
  public var description: String {
    var parts = [isWaitingForNextTurn ? "\(sceneState), next turn" : "\(sceneState)"]
    parts += lanes.compactMap(describe)
    let suspended = requests.values.count(where: \.phase.isSuspended)
    if suspended > 0 { parts.append("\(suspended) suspended") }
    let steps = requests.values.count { $0.phase == .awaitingPreviousStep }
    if steps > 0 { parts.append("\(steps) in sequence") }
    let postponed = requests.values.count(where: \.phase.isPostponed)
    let delayed = requests.values.count(where: \.phase.isDelayed)
    if delayed > 0 { parts.append("\(delayed) delayed") }
    if !asking.isEmpty { parts.append("\(asking.count) asking") }
    if postponed > 0 { parts.append("\(postponed) postponed") }
    if let scheduledDeadline { parts.append("until \(scheduledDeadline)") }
    return parts.joined(separator: " · ")
  }

  private func describe(_ lane: LaneState) -> String? {
    var facts = lane.occupants.compactMap { id in
      phase(of: id).map { "\(id) \($0.name)" }
    }
    if lane.queue.count > 0 { facts.append("\(lane.queue.count) queued") }
    facts += lane.holds.map { "held (\($0.hold.reason))" }
    return facts.isEmpty ? nil : "\(lane.lane.name): \(facts.joined(separator: ", "))"
  }
}

extension PopupQueue.Phase {
  /// The phase as written in logs.
  var name: String {
    switch self {
    case .delayed: "delayed"
    case .awaitingPreviousStep: "awaiting previous step"
    case .queued: "queued"
    case .asking: "asking"
    case .postponed: "postponed"
    case .presenting: "presenting"
    case .dismissalPending: "dismissal pending"
    case .visible: "visible"
    case .suspended(let causes): "suspended (\(causes))"
    case .dismissing: "dismissing"
    }
  }
}
