// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Connects the machine of one page with its presenter: receives events and performs effects. It
/// contains no rules.
///
/// Events are processed one at a time. The state of the machine is stored before its effects are
/// performed; events that these raise are queued, and callbacks of the app are called when the
/// queue is empty.
@MainActor
final class PlaceholderDriver {
  private(set) var machine = PlaceholderMachine()
  let presenter: PlaceholderPresenter
  var onRefreshFailure: (@MainActor (any Error) -> Void)?

  private var pages: [PlaceholderMachine.Page: Placeholder] = [:]
  private var completions: [PlaceholderID: @MainActor (PlaceholderOutcome) -> Void] = [:]
  private var loads: [PlaceholderID: LoadRecord] = [:]
  private var numbers = SerialNumbers()
  private var eventQueue: [PlaceholderMachine.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isCallingBack = false
  /// Whether the action of a page's button is being called; a load that it begins is a retry.
  private var isCallingAction = false
  private let deadlineTimer = DeadlineTimer()
  /// The path of the page since the load began, and the polls of it; both are used only while a load
  /// is running.
  private var path = PagePath(from: nil)
  private var observer: RunLoopObserver?

  init(presenter: PlaceholderPresenter) {
    self.presenter = presenter
    presenter.onAction = { [weak self] page in self?.handle(.retryRequested(page)) }
  }

  /// Whether nothing is scheduled, shown or retained.
  var isIdle: Bool {
    deadlineTimer.fireTime == nil && observer == nil && pages.isEmpty && completions.isEmpty
      && loads.isEmpty && presenter.isIdle
  }

  func show(
    _ placeholder: Placeholder, animated: Bool,
    _ completion: (@MainActor (PlaceholderOutcome) -> Void)?
  ) {
    let id = PlaceholderID(serial: numbers.next())
    let key = PlaceholderMachine.Page(id: id, kind: placeholder.kind)
    pages[key] = placeholder
    completions[key.id] = completion
    handle(.showRequested(key, placeholder.timing, animated: animated))
  }

  func hide(animated: Bool, _ completion: (@MainActor (PlaceholderOutcome) -> Void)?) {
    let id = PlaceholderID(serial: numbers.next())
    completions[id] = completion
    handle(.hideRequested(id, animated: animated))
  }

  /// Begins a load and calls its `start` closure, unless it has been replaced before that.
  func begin(_ configuration: LoadConfiguration) -> PlaceholderLoad {
    let id = PlaceholderID(serial: numbers.next())
    let record = LoadRecord(id: id, configuration: configuration, driver: self)
    let load = PlaceholderLoad(record)
    loads[id] = record
    pages[PlaceholderMachine.Page(id: id, kind: .loading)] = configuration.loading
    path = PagePath(from: presenter.base)
    // Called last: `start` may finish the load at once, which the machine has to know by then.
    callbacks.append { [weak self] in
      // A callback before this one may have replaced the load.
      if self?.isCurrent(id) == true { configuration.start(load) }
    }
    handle(
      .loadDidBegin(
        PlaceholderMachine.Load(
          id: id, timing: configuration.loading.timing, visibility: configuration.visibility,
          isRetry: isCallingAction)))
    return load
  }

  /// Whether a load is running and its result counts.
  func isCurrent(_ id: PlaceholderID) -> Bool {
    // The page may have been popped in this turn.
    pollPage()
    return machine.load?.id == id
  }

  /// Processes the result of a load, if it is the current one.
  func finish(_ id: PlaceholderID, _ result: LoadResult) {
    guard isCurrent(id), let record = loads[id] else { return }
    switch result {
    case .content:
      handle(.loadDidFinish(id, .content))
    case .empty:
      pages[PlaceholderMachine.Page(id: id, kind: .empty)] = record.configuration.empty
      handle(.loadDidFinish(id, .empty))
    case .failure(let error):
      record.error = error
      var placeholder = record.configuration.failure(error)
      // Without an action the page would have no button, and the user no way to try again.
      if placeholder.action == nil {
        placeholder.action = { [weak self, configuration = record.configuration] in
          _ = self?.begin(configuration)
        }
      }
      pages[PlaceholderMachine.Page(id: id, kind: .failure)] = placeholder
      handle(.loadDidFinish(id, .failure))
    }
  }

  /// Processes an event; while another one is being processed, it is queued.
  func handle(_ event: PlaceholderMachine.Event) {
    eventQueue.append(event)
    // An effect has raised it. The loop further up the stack processes it.
    guard !isHandling else { return }
    isHandling = true
    while !eventQueue.isEmpty {
      process(eventQueue.removeFirst(), at: .now)
    }
    isHandling = false
    updatePolling()
    removeUnreferencedPages()
    deliverCallbacks()
  }

  /// Ends the load if its page was popped or dismissed.
  private func pollPage() {
    guard let load = machine.load, path.update(from: presenter.base) else { return }
    handle(.loadDidLosePage(load.id))
  }

  /// Polls the page once per run-loop turn while a load is running.
  private func updatePolling() {
    if machine.load == nil {
      observer?.invalidate()
      observer = nil
    } else if observer == nil {
      observer = RunLoopObserver { [weak self] in self?.pollPage() }
    }
  }

  /// Ends everything because the page was deallocated. The clock may be gone, too, so time is zero.
  func pageWasRemoved() {
    process(.pageWasRemoved, at: MonotonicInstant(sinceStart: .zero))
    presenter.tearDown()
    updatePolling()
    onRefreshFailure = nil
    removeUnreferencedPages()
    deliverCallbacks()
  }

  private func process(_ event: PlaceholderMachine.Event, at now: MonotonicInstant) {
    for effect in machine.handle(event, at: now) { perform(effect) }
    deadlineTimer.schedule(at: machine.deadline) { [weak self] in self?.handle(.deadlineDidPass) }
  }

  private func perform(_ effect: PlaceholderMachine.Effect) {
    switch effect {
    case .move(let id, let page, let isAnimated):
      let target = page.flatMap { key in pages[key].map { (key, $0) } }
      presenter.move(to: target, animated: isAnimated) { [weak self] in
        self?.handle(.moveDidEnd(id))
      }
    case .cancel(let id): loads[id]?.task?.cancel()
    case .retry(let page):
      if let action = pages[page]?.action { callbacks.append { [self] in call(action) } }
    case .deliverOutcome(let id, let outcome):
      guard let completion = completions.removeValue(forKey: id) else { return }
      callbacks.append { completion(outcome) }
    case .deliverLoadOutcome(let id, let outcome):
      guard let record = loads.removeValue(forKey: id) else { return }
      callbacks.append { record.finish(outcome) }
      guard outcome == .refreshFailed, let error = record.error, let onRefreshFailure else {
        return
      }
      callbacks.append { onRefreshFailure(error) }
    }
  }

  /// Calls the action of a page's button.
  private func call(_ action: @MainActor () -> Void) {
    isCallingAction = true
    action()
    isCallingAction = false
  }

  /// Removes the placeholders that the machine no longer refers to.
  private func removeUnreferencedPages() {
    let referenced = machine.referencedPages
    for page in pages.keys where !referenced.contains(page) { pages[page] = nil }
  }

  /// Calls the callbacks of the app; events that a callback raises are processed before the next
  /// one.
  private func deliverCallbacks() {
    // A callback has raised an event. The loop further up calls the next callback afterwards.
    guard !isCallingBack else { return }
    isCallingBack = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isCallingBack = false
  }
}
