// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

@testable import UsherCore

/// A queue, the time, and short words for what happens; every answer comes as script lines.
///
/// Deadlines are left out of the answers, `deadline` tells them. The stage is active from the start,
/// and the user sees the page Home.
struct Play {
  private(set) var queue: PopupQueue
  private(set) var trace: PopupQueue.Trace
  private(set) var deadline: Instant?
  var now = Instant.seconds(0)
  /// What was last told about the pages, for small changes of it.
  private(set) var pages = PageSituation()

  init(lanes: [PopupLane] = [.popups, .alerts], stage: PopupStage = .active) {
    queue = PopupQueue(lanes: lanes)
    trace = PopupQueue.Trace(lanes: lanes)
    happens(.stageDidChange(stage))
    sees(.home)
  }

  @discardableResult
  mutating func happens(_ event: PopupQueue.Event) -> [String] {
    let effects = queue.handle(event, at: now)
    trace.record(event, at: now, answer: effects)
    for case .setDeadline(let moment) in effects { deadline = moment }
    return effects.filter { if case .setDeadline = $0 { false } else { true } }
      .map(\.scriptLine.text)
  }

  @discardableResult
  mutating func enqueue(
    _ id: RequestID, key: PopupKey? = nil, keyPolicy: PopupKeyPolicy = .keepFirst,
    group: PopupGroup? = nil, lane: PopupLane = .popups,
    priority: PopupPriority = .standard, surface: PopupSurface = .overlay, delay: Duration = .zero,
    conflict: PopupConflictPolicy = .wait, expiresAfter: Duration? = nil,
    timeOnScreen: Duration? = nil
  ) -> [String] {
    happens(
      .enqueued(
        PopupQueue.Request(
          id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane, priority: priority,
          surface: surface,
          delay: delay, conflict: conflict, expiresAfter: expiresAfter,
          timeOnScreen: timeOnScreen)))
  }

  /// The user sees these pages and nothing else.
  @discardableResult
  mutating func sees(_ visible: PageSituation.Page...) -> [String] {
    pages = PageSituation(visible: visible)
    return happens(.pagesDidChange(pages))
  }

  /// Something about the pages changes.
  @discardableResult
  mutating func changePages(_ change: (inout PageSituation) -> Void) -> [String] {
    change(&pages)
    defer { pages.gone = [] }
    return happens(.pagesDidChange(pages))
  }

  /// Enqueues a request with whatever wishes.
  @discardableResult
  mutating func enqueue(
    _ id: RequestID, wishing: (inout PopupQueue.Request) -> Void
  ) -> [String] {
    var request = PopupQueue.Request(id: id)
    wishing(&request)
    return happens(.enqueued(request))
  }

  /// Enqueues a request that starts at once, and lets it appear.
  mutating func show(
    _ id: RequestID, key: PopupKey? = nil, group: PopupGroup? = nil, lane: PopupLane = .popups,
    surface: PopupSurface = .overlay
  ) {
    enqueue(id, key: key, group: group, lane: lane, surface: surface)
    happens(.didPresent(id))
  }

  @discardableResult
  mutating func end(
    _ target: PopupQueue.EndTarget, _ reason: PopupEndReason = .dismissed, animated: Bool = true
  ) -> [String] {
    happens(.endRequested(target, reason, animated: animated))
  }

  @discardableResult
  mutating func turn() -> [String] { happens(.turnDidBegin) }

  /// Lets time go by, and then tells the queue that its deadline has passed.
  @discardableResult
  mutating func wait(_ span: Duration) -> [String] {
    now = now + span
    return happens(.deadlineDidPass)
  }

  func phase(_ id: RequestID) -> String? { queue.phase(of: id)?.name }

  func why(_ id: RequestID) -> [String] { queue.explanation(of: id).map(\.description) }
}
