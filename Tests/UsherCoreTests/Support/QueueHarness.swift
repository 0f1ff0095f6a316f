// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// Sends events to a queue at a time set by the test, and returns the effects as trace text.
///
/// Deadlines and backdrops are not among the effects; `deadline` has the current one, `backdrops`
/// those of the last event. The scene is active from the start, and Home is the visible page.
struct QueueHarness {
  private(set) var queue: PopupQueue
  private(set) var trace: PopupQueue.Trace
  private(set) var deadline: MonotonicInstant?
  /// The effects of the last event on backdrops.
  private(set) var backdrops: [String] = []
  var now = MonotonicInstant.seconds(0)
  /// The last page state, to be changed by a test.
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
    for case .setDeadline(let time) in effects { deadline = time }
    let line = { (effect: PopupQueue.Effect) in TraceValue(effect).line(naming: TraceNames()) }
    backdrops = effects.filter(\.isAboutBackdrop).map(line)
    return effects.filter { effect in
      if case .setDeadline = effect { false } else { !effect.isAboutBackdrop }
    }.map(line)
  }

  @discardableResult
  mutating func enqueue(
    _ id: PopupID, key: PopupKey? = nil, keyPolicy: PopupKeyPolicy = .join,
    group: PopupGroup? = nil, lane: PopupLane = .popups,
    priority: PopupPriority = .standard, surface: PopupSurface = .ownWindow,
    delay: Duration = .zero,
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

  /// Makes these the only visible pages.
  @discardableResult
  mutating func setVisiblePages(_ visible: PageState.Page...) -> [String] {
    pages = PageState(visible: visible)
    return send(.pagesDidChange(pages))
  }

  /// Changes the last page state.
  @discardableResult
  mutating func changePages(_ change: (inout PageState) -> Void) -> [String] {
    change(&pages)
    defer { pages.gone = [] }
    return send(.pagesDidChange(pages))
  }

  /// Queues a request with this configuration.
  @discardableResult
  mutating func enqueue(
    _ id: PopupID, configure: (inout PopupQueue.Request) -> Void
  ) -> [String] {
    var request = PopupQueue.Request(id: id)
    configure(&request)
    return send(.enqueued(request))
  }

  /// Queues a request that starts at once, and lets it appear.
  mutating func show(
    _ id: PopupID, key: PopupKey? = nil, group: PopupGroup? = nil, lane: PopupLane = .popups,
    surface: PopupSurface = .ownWindow
  ) {
    enqueue(id, key: key, group: group, lane: lane, surface: surface)
    send(.didPresent(id))
  }

  @discardableResult
  mutating func dismiss(
    _ target: PopupQueue.DismissalTarget, _ reason: PopupDismissalReason = .dismissedByApp,
    animated: Bool = true
  ) -> [String] {
    send(.dismissalRequested(target, reason, animated: animated))
  }

  @discardableResult
  mutating func runTurn() -> [String] { send(.nextTurnDidBegin) }

  /// Advances the time and sends the deadline event.
  @discardableResult
  mutating func advance(by interval: Duration) -> [String] {
    now = now + interval
    return send(.deadlineDidPass)
  }

  func phase(_ id: PopupID) -> String? { queue.phase(of: id)?.name }

  func blockers(of id: PopupID) -> [String] { queue.blockers(of: id).map(\.description) }
}

extension PopupQueue.Effect {
  fileprivate var isAboutBackdrop: Bool {
    switch self {
    case .passBackdrop, .removeBackdrop: true
    case .ask, .stopAsking, .forgetAnswer, .present, .dismiss, .suspend, .resume, .hide, .unhide,
      .verify,
      .deliverOutcome, .join,
      .update, .reportOverdueHold, .setDeadline, .requestNextTurn:
      false
    }
  }
}
