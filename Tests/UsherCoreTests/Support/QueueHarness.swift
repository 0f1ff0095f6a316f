// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A queue, the time, and short words for what happens; every answer comes as script lines.
///
/// Deadlines are left out of the answers, `deadline` tells them. The stage is active from the start,
/// and the user sees the page Home.
struct QueueHarness {
  private(set) var queue: PopupQueue
  private(set) var trace: PopupQueue.Trace
  private(set) var deadline: MonotonicInstant?
  var now = MonotonicInstant.seconds(0)
  /// What was last told about the pages, for small changes of it.
  private(set) var pages = PageState()

  init(lanes: [PopupLane] = [.popups, .alerts], sceneState: PopupSceneState = .active) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    send(.sceneDidChange(sceneState))
    setVisiblePages(.home)
  }

  @discardableResult
  mutating func send(_ event: PopupQueue.Event) -> [String] {
    let effects = queue.handle(event, at: now)
    trace.record(event, at: now, effects: effects)
    for case .setDeadline(let moment) in effects { deadline = moment }
    return effects.filter { if case .setDeadline = $0 { false } else { true } }
      .map(\.traceLine.text)
  }

  @discardableResult
  mutating func enqueue(
    _ id: PopupID, key: PopupKey? = nil, keyPolicy: PopupKeyPolicy = .join,
    group: PopupGroup? = nil, lane: PopupLane = .popups,
    priority: PopupPriority = .standard, surface: PopupSurface = .ownWindow, delay: Duration = .zero,
    conflict: PopupConflict = .wait, expiration: Duration? = nil,
    displayDuration: Duration? = nil
  ) -> [String] {
    send(
      .enqueued(
        PopupQueue.Request(
          id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane, priority: priority,
          surface: surface,
          delay: delay, conflict: conflict, expiration: expiration,
          displayDuration: displayDuration)))
  }

  /// The user sees these pages and nothing else.
  @discardableResult
  mutating func setVisiblePages(_ visible: PageState.Page...) -> [String] {
    pages = PageState(visible: visible)
    return send(.pagesDidChange(pages))
  }

  /// Something about the pages changes.
  @discardableResult
  mutating func changePages(_ change: (inout PageState) -> Void) -> [String] {
    change(&pages)
    defer { pages.gone = [] }
    return send(.pagesDidChange(pages))
  }

  /// Enqueues a request with whatever wishes.
  @discardableResult
  mutating func enqueue(
    _ id: PopupID, configure: (inout PopupQueue.Request) -> Void
  ) -> [String] {
    var request = PopupQueue.Request(id: id)
    configure(&request)
    return send(.enqueued(request))
  }

  /// Enqueues a request that starts at once, and lets it appear.
  mutating func show(
    _ id: PopupID, key: PopupKey? = nil, group: PopupGroup? = nil, lane: PopupLane = .popups,
    surface: PopupSurface = .ownWindow
  ) {
    enqueue(id, key: key, group: group, lane: lane, surface: surface)
    send(.didPresent(id))
  }

  @discardableResult
  mutating func dismiss(
    _ target: PopupQueue.DismissalTarget, _ reason: PopupDismissalReason = .dismissedByApp, animated: Bool = true
  ) -> [String] {
    send(.dismissalRequested(target, reason, animated: animated))
  }

  @discardableResult
  mutating func runTurn() -> [String] { send(.nextTurnDidBegin) }

  /// Lets time go by, and then tells the queue that its deadline has passed.
  @discardableResult
  mutating func advance(_ interval: Duration) -> [String] {
    now = now + interval
    return send(.deadlineDidPass)
  }

  func phase(_ id: PopupID) -> String? { queue.phase(of: id)?.name }

  func blockers(_ id: PopupID) -> [String] { queue.blockers(of: id).map(\.description) }
}
