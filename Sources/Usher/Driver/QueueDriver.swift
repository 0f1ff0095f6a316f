// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
  private(set) var queue = PopupQueue()
  var requests: [PopupID: RequestRecord] = [:]
  /// The requests, oldest first.
  var requestIDs: [PopupID] { Array(requests.keys).inOrder }
  /// The backdrops of popups that have disappeared.
  private var backdrops: [PopupID: RemainingBackdrop] = [:]
  /// The holds as last emitted to the readers of events: the end of one that a popup owns is emitted
  /// after that popup's dismissal.
  var lastHolds: [LaneHold] = []
  /// The recorded trace; `nil` while nothing is recorded.
  private(set) var trace: PopupQueue.Trace?
  let events = EventBroadcaster()
  /// The visible pages as last emitted to the readers of events.
  var lastPages: [PopupEvent.Page] = []

  var popupNumbers = SerialNumbers()
  var holdNumbers = SerialNumbers()
  var sequenceNumbers = SerialNumbers()
  var predicateNumbers = SerialNumbers()
  private var eventQueue: [PopupQueue.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isDeliveringCallbacks = false
  /// The number of requests that are being submitted and are not in the table yet.
  var pendingSubmissions = 0
  private let deadlineTimer = DeadlineTimer()
  private var timerObservers: [PopupID: TimerObserver] = [:]
  let leftovers = LeftoverContent()

  // MARK: - What polling needs and finds

  var observer: RunLoopObserver?
  /// The next turn of the run loop, if it has been requested.
  var nextTurn: ScheduledAction?
  let pollTimer = DeadlineTimer()
  var watcher = PageWatcher()
  /// The closures of the app that select pages, each as long as its request exists.
  var predicates: [PagePredicateID: @MainActor (UIViewController) -> Bool] = [:]
  /// The predicates that each page satisfied at the last evaluation.
  var satisfiedPredicates: [PageID: Set<PagePredicateID>] = [:]
  /// The assistive technologies in use, for which all display timers are paused.
  var assistiveTechnologies: [DisplayTimerPause] = []

  init(scene: SceneContext) {
    self.scene = scene
  }

  deinit {
    // Readers would wait forever. The last reference can be released on any thread.
    Task { @MainActor [events] in events.finish() }
  }

  /// Whether nothing is observed, scheduled or waiting.
  var isIdle: Bool {
    observer == nil && nextTurn == nil && pollTimer.fireTime == nil
      && deadlineTimer.fireTime == nil && requests.isEmpty && eventQueue.isEmpty
      && backdrops.isEmpty
  }

  /// Starts a new trace, or stops recording.
  ///
  /// The trace can be replayed if no popup is queued or visible when recording starts.
  func setRecording(_ isOn: Bool) {
    trace = isOn ? PopupQueue.Trace() : nil
    // A replay begins with an inactive scene.
    guard queue.sceneState != .inactive else { return }
    trace?.record(.sceneDidChange(queue.sceneState), at: .now, effects: [])
  }

  // MARK: - Processing events

  /// Processes an event and its effects; during the processing of another event it is queued.
  func handle(_ event: PopupQueue.Event) {
    // The running code may have just left a page, and nothing may start for it.
    if !isHandling, event.canStartRequest { pollSceneDuringTurn() }
    eventQueue.append(event)
    // An effect has raised it. The loop further up the stack processes it when the effects of the
    // earlier event have been performed.
    guard !isHandling else { return }
    isHandling = true
    while !eventQueue.isEmpty { process(eventQueue.removeFirst()) }
    isHandling = false
    // Code of the app comes last, when the state is final: it may show and dismiss popups.
    notifyTimerObservers()
    deliverCallbacks()
    stopIfIdle()
  }

  /// Processes an event in each of the drivers before any of them delivers callbacks.
  static func handle(_ event: PopupQueue.Event, in drivers: [QueueDriver]) {
    // The others deliver theirs when the callback that made this call returns.
    let idle = drivers.filter { !$0.isDeliveringCallbacks }
    // Otherwise a popup that a callback shows in a later scene would be dismissed, too.
    for driver in idle { driver.isDeliveringCallbacks = true }
    for driver in drivers { driver.handle(event) }
    for driver in idle { driver.isDeliveringCallbacks = false }
    for driver in idle {
      driver.deliverCallbacks()
      driver.stopIfIdle()
    }
  }

  private func process(_ event: PopupQueue.Event) {
    let now = MonotonicInstant.now
    let subject = event.affectedRequest
    let before = subject.flatMap { queue.phase(of: $0) }
    let wasActive = queue.sceneState == .active
    let effects = queue.handle(event, at: now)
    trace?.record(event, at: now, effects: effects)
    // Before the effects, because the first event of a popup is that it was queued.
    if case .enqueued(let request) = event { emit(.enqueued, about: requests[request.id]) }
    if case .pagesDidChange(let pageState) = event { emitPageChanges(pageState) }
    emitHoldChanges()
    if let subject, let before { phaseDidChange(from: before, of: subject) }
    sceneActivityDidChange(from: wasActive)
    for effect in effects { perform(effect) }
    // There is no effect for them until the outcomes of their children have been delivered.
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
    // A callback has raised an event. The loop further up calls the next callback afterwards.
    guard !isDeliveringCallbacks else { return }
    isDeliveringCallbacks = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isDeliveringCallbacks = false
  }

  /// Stops polling when there is no request.
  func stopIfIdle() {
    // A callback that has not been called yet may show the next popup.
    guard requests.isEmpty, pendingSubmissions == 0, eventQueue.isEmpty, callbacks.isEmpty else {
      return
    }
    stopPolling()
    // The scene will not connect again, and all outcomes have been sent to the readers.
    if queue.sceneState == .disconnected { events.finish() }
  }
}

// MARK: - Performing effects and handling reports

extension QueueDriver {
  private func perform(_ effect: PopupQueue.Effect) {
    switch effect {
    case .ask(let id): ask(about: id)
    case .stopAsking(let id): stopAsking(about: id)
    case .forgetAnswer(let id): requests[id]?.admission?.didNotStart()
    case .present(let id, let animated):
      guard let request = requests[id] else { return }
      request.presenter.present(in: scene, animated: animated)
    case .dismiss(let id, let animated):
      guard let request = requests[id] else { return }
      didBeginDisappearing(of: request)
      request.presenter.dismiss(animated: animated)
    case .suspend(let id, let animated):
      guard let request = requests[id] else { return }
      request.presenter.suspend(animated: animated)
      didSuspend(of: request)
    case .resume(let id, let animated):
      guard let request = requests[id] else { return }
      // One that was suspended before anything was visible appears for the first time.
      request.isReturning = request.hasReportedAppearance
      request.presenter.resume(animated: animated)
    case .hide(let id):
      requests[id]?.presenter.hide()
    case .unhide(let id):
      requests[id]?.presenter.unhide()
    case .passBackdrop(let id, let next):
      let backdrop = backdrops.removeValue(forKey: id) ?? requests[id]?.presenter.leaveBackdrop()
      if let backdrop { requests[next]?.presenter.takeOver(backdrop) }
    case .removeBackdrop(let id, let animated):
      backdrops.removeValue(forKey: id)?.remove(animated: animated)
    case .verify(let id):
      guard let request = requests[id] else { return }
      handle(.didVerify(id, status: request.presenter.screenStatus))
    case .deliverOutcome(let id, let reason):
      deliverOutcome(id, reason)
    case .join(let id, let first):
      join(id, with: first)
    case .update(let first, let id, _):
      update(first, from: id)
    case .reportOverdueHold(let id):
      guard let hold = queue.holds.first(where: { $0.id == id }) else { return }
      emit(.holdOverdue(PopupEvent.Hold(lane: hold.lane, reason: hold.reason)))
      MisuseReport.holdOverdue(hold).report()
    case .setDeadline(let deadline):
      deadlineTimer.schedule(at: deadline) { self.handle(.deadlineDidPass) }
    case .requestNextTurn:
      // Otherwise one popup would be removed and the next presented in one commit.
      MainClock.nextTurn { self.handle(.nextTurnDidBegin) }
    }
  }

  private func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    guard let request = removeRecord(id) else { return }
    didFinish(request)
    request.admission?.didDismiss(reason)
    emit(.dismissed(reason), about: request)
    // Several handles share the request after a join, and any of them may have the value.
    let value = request.handles.lazy.compactMap(\.returnedValue).first
    for handle in request.handles {
      enqueueCallback { handle.resolve(reason: reason, value: value) }
    }
    emitHoldChanges()
  }

  /// The engine has removed the request; its outcome is delivered now or after those of its
  /// children.
  private func didFinish(_ request: RequestRecord) {
    // Done already, when the request began to wait for the outcomes of its children.
    guard !request.isInvalidated else { return }
    request.isInvalidated = true
    if queue.remainingBackdrops.contains(request.id) {
      backdrops[request.id] = request.presenter.leaveBackdrop()
    }
    if let content = request.presenter.madeContent { leftovers.watch(content, of: request) }
    request.presenter.invalidate()
    didDisappear(of: request)
  }

  private func join(_ id: PopupID, with first: PopupID) {
    guard let request = removeRecord(id) else { return }
    emit(.joined(first), about: request)
    request.presenter.invalidate()
    requests[first]?.addHandles(request.handles)
  }

  private func update(_ first: PopupID, from id: PopupID) {
    guard let request = removeRecord(id) else { return }
    emit(.updatedExisting(first), about: request)
    if let existing = requests[first] {
      // The handle must refer to the existing request before the new content is created with it.
      existing.addHandles(request.handles)
      if request.hasDisplayDuration { existing.presenter.reportTouches() }
      if let update = request.update {
        // It is a closure of the app, which is called last.
        enqueueCallback { self.applyUpdate(existing, to: update) }
      } else if !existing.presenter.adoptContent(of: request.presenter) {
        MisuseReport.cannotUpdate(existing.presenter).report()
      }
    }
    request.presenter.invalidate()
  }

  private func applyUpdate(_ request: RequestRecord, to update: @escaping ContentUpdate) {
    // An earlier callback may have dismissed it.
    guard requests[request.id] != nil, !request.presenter.apply(update) else { return }
    MisuseReport.cannotUpdate(request.presenter).report()
  }

  private func removeRecord(_ id: PopupID) -> RequestRecord? {
    guard let request = requests.removeValue(forKey: id) else { return nil }
    if case .predicate(let predicate) = request.request.scope { predicates[predicate] = nil }
    timerObservers.removeValue(forKey: id)?.notify(.stopped)
    request.question = nil
    return request
  }

  func handle(_ report: PresenterReport, from id: PopupID) {
    switch report {
    case .willAppear:
      didBeginAppearing(of: id)
      // It is no event of the engine, so `handle` does not deliver them.
      if !isHandling { deliverCallbacks() }
    case .didPresent: handle(.didPresent(id))
    case .didFail(let failure): handle(.didFailToPresent(id, failure))
    case .dismissalDidBegin(let reason): handle(.dismissalDidBegin(id, reason))
    case .didDisappear: handle(.didDisappear(id))
    case .contentWasRemoved: handle(.contentWasRemoved(id))
    case .userRequestedDismissal:
      handle(.dismissalRequested(.request(id), .dismissedByUser, animated: true))
    case .touchDidBegin:
      requests[id]?.admission?.userDidAct()
      handle(.displayTimerPaused(id, .touch))
    case .touchDidEnd: handle(.displayTimerResumed(id, .touch))
    case .didPresentOther: handle(.displayTimerPaused(id, .presentingOther))
    case .didDismissOther: handle(.displayTimerResumed(id, .presentingOther))
    // Until the pages have settled, the popup may be suspended with its page.
    case .sourceIsGone where watcher.state == .settled:
      handle(.dismissalRequested(.request(id), .sourceGone, animated: true))
    case .sourceIsGone: break
    }
  }
}

// MARK: - Observers of display timers

extension QueueDriver {
  private struct TimerObserver {
    /// The state of which it was notified last.
    var lastState: DisplayTimerState?
    let notify: @MainActor (DisplayTimerState) -> Void
  }

  /// Calls the closure with the state of the display timer: now, after each change, and finally
  /// with `stopped`, when the request has its outcome.
  func observeDisplayTimer(
    of id: PopupID, _ notify: @escaping @MainActor (DisplayTimerState) -> Void
  ) {
    guard requests[id] != nil else { return }
    timerObservers[id] = TimerObserver(notify: notify)
    notifyTimerObservers()
  }

  /// Notifies the observers whose display timer has changed.
  private func notifyTimerObservers() {
    guard !timerObservers.isEmpty else { return }
    for id in Array(timerObservers.keys).inOrder {
      let state = queue.displayTimerState(of: id)
      guard let observer = timerObservers[id], state != observer.lastState else { continue }
      timerObservers[id]?.lastState = state
      observer.notify(state)
    }
  }
}
