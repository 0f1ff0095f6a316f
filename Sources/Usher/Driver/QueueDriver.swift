// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the engine of one scene: processes events, performs effects, and maps ids to requests.
///
/// It processes one event at a time. The engine's state is stored before its effects are performed,
/// events that the effects raise are queued, and closures of the app are called when no event is
/// left. It contains no rules. While there is a request, the screen is polled once per run-loop
/// turn; without requests nothing is observed, scheduled or retained.
@MainActor
final class QueueDriver {
  let scene: SceneContext
  let pageMonitor = PageMonitor()
  private(set) var queue = PopupQueue()
  var requests: [PopupID: RequestRecord] = [:]
  /// The engine's holds as last emitted to the readers of events.
  var holds: [LaneHold] = []
  /// The recorded trace; `nil` while nothing is recorded.
  private(set) var trace: PopupQueue.Trace?
  let events = EventBroadcaster()
  /// The visible pages as last emitted to the readers of events.
  var lastPages: [PopupEvent.Page] = []

  private var lastSerial: UInt64 = 0
  private var lastHold: UInt64 = 0
  private var lastSequence: UInt64 = 0
  private var eventQueue: [PopupQueue.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isDeliveringCallbacks = false
  /// The number of requests that are being submitted and are not in the table yet.
  private var pendingSubmissions = 0
  private let deadlineTimer = DeadlineTimer()

  var lastSceneState: PopupSceneState?
  /// The assistive technologies in use, for which all display timers are paused.
  var assistiveTechnologies: [DisplayTimerPause] = []
  /// The requests whose display timers are observed.
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

  /// Whether nothing is observed, scheduled or waiting.
  var isIdle: Bool {
    observer == nil && deadlineTimer.fireTime == nil && !pollScheduler.isScheduled
      && requests.isEmpty
      && eventQueue.isEmpty
  }

  var now: MonotonicInstant { MonotonicInstant(sinceStart: MainClock.now) }

  /// Returns the id of the next request.
  func nextID() -> PopupID {
    lastSerial += 1
    return PopupID(serial: lastSerial)
  }

  /// Returns the id of the next hold.
  func nextHoldID() -> LaneHold.ID {
    lastHold += 1
    return LaneHold.ID(serial: lastHold)
  }

  /// Returns the id of the next sequence.
  func nextSequenceID() -> SequenceID {
    lastSequence += 1
    return SequenceID(serial: lastSequence)
  }

  /// Starts a new trace, or stops recording.
  ///
  /// The trace can be replayed if no popup is queued or visible when recording starts.
  func setRecording(_ isOn: Bool) {
    trace = isOn ? PopupQueue.Trace() : nil
    guard isOn, let lastSceneState else { return }
    trace?.record(.sceneDidChange(lastSceneState), at: now, effects: [])
  }

  /// Processes an event and its effects; during the processing of another event it is queued.
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

  /// Delivers pending callbacks, unless an event is being processed, which delivers them
  /// afterwards.
  func deliverCallbacksIfIdle() {
    if !isHandling { deliverCallbacks() }
  }

  /// Processes an event in each of the drivers before any of them delivers callbacks.
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
    emitEvents(for: event)
    emitHoldChanges()
    if let subject, let before { phaseDidChange(from: before, of: subject) }
    for effect in effects { perform(effect) }
    for id in queue.requestsAwaitingChildren {
      if let request = requests[id] { didFinish(request) }
    }
  }

  /// Calls the closure after all events and effects have been processed.
  func enqueueCallback(_ callback: @escaping @MainActor () -> Void) {
    callbacks.append(callback)
  }

  /// Calls the closures of the app; popups that one of them shows or dismisses are processed before
  /// the next one is called.
  private func deliverCallbacks() {
    guard !isDeliveringCallbacks else { return }
    isDeliveringCallbacks = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isDeliveringCallbacks = false
  }

  /// A submission begins; polling continues until it ends.
  func beginSubmission() { pendingSubmissions += 1 }

  /// The request is in the table, or was rejected.
  func endSubmission() {
    pendingSubmissions -= 1
    stopIfIdle()
  }

  /// Stops polling when there is no request.
  private func stopIfIdle() {
    guard requests.isEmpty, pendingSubmissions == 0, eventQueue.isEmpty, callbacks.isEmpty else {
      return
    }
    stopPolling()
    if lastSceneState == .disconnected { events.finish() }
  }

  /// Sends `deadlineDidPass` at this time only; with `nil` it is not sent.
  func setDeadline(_ deadline: MonotonicInstant?) {
    deadlineTimer.schedule(at: deadline) { self.handle(.deadlineDidPass) }
  }
}

// Notifying the observers of display timers.
extension QueueDriver {
  /// Notifies the observer from now on, until the request has its outcome or the observer is
  /// deallocated.
  func addTimerObserver(for id: PopupID, _ observer: any DisplayTimerObserver) {
    guard let request = requests[id] else { return }
    request.timerObserver = observer
    request.lastTimerState = nil
    if !timerObservers.contains(id) { timerObservers.append(id) }
    notifyTimerObservers()
  }

  /// Notifies the observers whose display timer has changed.
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
