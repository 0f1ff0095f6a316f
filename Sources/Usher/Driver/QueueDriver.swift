// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the engine of one stage: takes events, obeys effects, and knows which popup has which number.
///
/// One event at a time. The engine's state is stored before its effects run, events that the effects
/// raise wait in line, and what users wrote is called when the line is empty. There is no rule in
/// here. While a request lives, the screen is looked at once per turn; when none does, nothing is
/// observed, scheduled or retained.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class QueueDriver {
  let scene: SceneContext
  let pageMonitor = PageLookout()
  private(set) var queue = PopupQueue()
  var requests: [PopupID: RequestRecord] = [:]
  /// The engine's holds as readers of the events know them.
  var holds: [LaneHold] = []
  /// What has been recorded; `nil` while nothing is.
  private(set) var trace: PopupQueue.Trace?
  let events = EventBroadcaster()
  /// The visible pages as readers of the events know them.
  var lastPages: [PopupEvent.Page] = []

  private var lastSerial: UInt64 = 0
  private var lastHold: UInt64 = 0
  private var lastSequence: UInt64 = 0
  private var eventQueue: [PopupQueue.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isDeliveringCallbacks = false
  /// How many requests are on their way in and not in the table yet.
  private var pendingSubmissions = 0
  private let deadlineTimer = DeadlineTimer()

  var lastSceneState: PopupSceneState?
  /// Why no time on screen runs at all.
  var assistiveTechnologies = AssistiveTechnologies()
  /// The requests whose time somebody goes with.
  var timerObservers: [PopupID] = []
  var observer: RunLoopObserver?
  let pollScheduler = PollScheduler()

  init(scene: SceneContext) {
    self.scene = scene
    PageRegistry.current.add(self)
  }

  deinit {
    Task { @MainActor [events] in events.finish() }
  }

  /// Whether anything of ours is observed or scheduled.
  var isIdle: Bool {
    observer == nil && deadlineTimer.fireTime == nil && !pollScheduler.isScheduled && requests.isEmpty
      && eventQueue.isEmpty
  }

  var now: MonotonicInstant { MonotonicInstant(sinceStart: MainClock.now) }

  /// The number of the next request.
  func nextID() -> PopupID {
    lastSerial += 1
    return PopupID(serial: lastSerial)
  }

  /// The number of the next hold.
  func nextHoldID() -> LaneHold.ID {
    lastHold += 1
    return LaneHold.ID(serial: lastHold)
  }

  /// The number of the next sequence.
  func nextSequenceID() -> SequenceID {
    lastSequence += 1
    return SequenceID(serial: lastSequence)
  }

  /// Begins a new record, or ends recording.
  ///
  /// The record replays if nothing waits or is visible when it begins.
  func setRecording(_ isOn: Bool) {
    trace = isOn ? PopupQueue.Trace() : nil
    guard isOn, let lastSceneState else { return }
    trace?.record(.sceneDidChange(lastSceneState), at: now, effects: [])
  }

  /// Takes in one event; while another is being handled it waits in line.
  func handle(_ event: PopupQueue.Event) {
    if !isHandling, event.canStartRequest { pollSceneDuringTurn() }
    eventQueue.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !eventQueue.isEmpty { process(eventQueue.removeFirst()) }
    isHandling = false
    notifyTimerObservers()
    deliverCallbacks()
    stopIfIdle()
  }

  /// Calls back what has been noted without an event; while one is being handled that comes later.
  func deliverCallbacksIfIdle() {
    if !isHandling { deliverCallbacks() }
  }

  /// Takes in one event for each of these before anything is called back for any of them.
  static func handle(_ event: PopupQueue.Event, in drivers: [QueueDriver]) {
    let idle = drivers.filter { !$0.isDeliveringCallbacks }
    for driver in idle { driver.isDeliveringCallbacks = true }
    for driver in drivers { driver.handle(event) }
    for driver in idle { driver.isDeliveringCallbacks = false }
    for driver in idle {
      driver.deliverCallbacks()
      driver.stopIfIdle()
    }
  }

  private func process(_ event: PopupQueue.Event) {
    let now = now
    let subject = event.affectedRequest
    let before = subject.flatMap { queue.phase(of: $0) }
    let effects = queue.handle(event, at: now)
    trace?.record(event, at: now, effects: effects)
    record(event)
    emitHoldChanges()
    if let subject, let before { phaseDidChange(from: before, of: subject) }
    for effect in effects { perform(effect) }
  }

  /// Calls this when everything else has been done.
  func enqueueCallback(_ callback: @escaping @MainActor () -> Void) {
    callbacks.append(callback)
  }

  /// Calls what users wrote; what they enqueue or end meanwhile is handled before the next of them.
  private func deliverCallbacks() {
    guard !isDeliveringCallbacks else { return }
    isDeliveringCallbacks = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isDeliveringCallbacks = false
  }

  /// A request is on its way in; what is observed for it goes on.
  func beginSubmission() { pendingSubmissions += 1 }

  /// It is in the table, or was refused.
  func endSubmission() {
    pendingSubmissions -= 1
    stopIfIdle()
  }

  /// Stops observing when no request lives.
  private func stopIfIdle() {
    guard requests.isEmpty, pendingSubmissions == 0, eventQueue.isEmpty, callbacks.isEmpty else { return }
    stopPolling()
    if lastSceneState == .disconnected { events.finish() }
  }

  /// Keeps a lane from starting anything until this is released or its owner has ended.
  func addHold(_ hold: LaneHold) { handle(.holdAdded(hold)) }

  func releaseHold(_ hold: LaneHold.ID) { handle(.holdReleased(hold)) }

  /// Sends `deadlineDidPass` at this moment and at no other.
  func setDeadline(to deadline: MonotonicInstant?) {
    deadlineTimer.schedule(at: deadline) { self.handle(.deadlineDidPass) }
  }
}

// Telling what is shown of a popup how the popup's time stands.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  /// Tells this from now on, until the request has ended or it is gone.
  func addTimerObserver(`for` id: PopupID, with observer: any DisplayTimerObserver) {
    guard let request = requests[id] else { return }
    request.timerObserver = observer
    request.lastTimerState = nil
    if !timerObservers.contains(id) { timerObservers.append(id) }
    notifyTimerObservers()
  }

  /// Tells everybody for whom something has changed.
  func notifyTimerObservers() {
    guard !timerObservers.isEmpty else { return }
    timerObservers.removeAll { requests[$0]?.timerObserver == nil }
    for id in timerObservers {
      guard let request = requests[id] else { continue }
      let state = queue.displayTimerState(of: id)
      guard state != request.lastTimerState else { continue }
      request.lastTimerState = state
      request.timerObserver?.displayTimerDidChange(to: state)
    }
  }
}
