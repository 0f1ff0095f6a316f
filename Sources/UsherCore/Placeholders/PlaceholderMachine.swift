// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of one page's placeholder: decides whether the user sees the content, or what instead.
///
/// A value without clocks, closures and views. Facts go in with the time at which they happened, orders
/// come out, in order. Whoever obeys them stores the new state first and calls user code last.
///
/// The newest call wins. A page with a delay comes when that is over, and one with a minimum stays for
/// it; what is asked for meanwhile waits, and only the newest of it is ever seen. A load has a number:
/// once it is replaced, cancelled or over, whatever is said about it changes nothing. Each call is
/// answered by exactly one report.
///
/// | from | event | to |
/// |---|---|---|
/// | any | a page or the content is asked for, and is due | `moving`, or `resting` if it is there |
/// | any | a page or the content is asked for, and is not due | `waiting` |
/// | `waiting` | the deadline passes | `moving` |
/// | `moving` | the move has ended | `resting` |
/// | any | a load begins that is no refresh | as if its loading page were asked for |
/// | any | the load ends | as if its content, its empty or its failure page were asked for |
/// | any | the load is cancelled | as if what was there before it were asked for |
/// | any | a refresh begins, fails or is cancelled | the same |
/// | any | the page has gone | `gone`, for good |
package struct PlaceholderMachine: Sendable, Equatable {
  /// A page that stands in for the content. A load has at most two: that it loads, and how it ended.
  package struct Page: Sendable, Hashable {
    /// Whose page it is.
    package let id: PlaceholderID
    /// What it says.
    package let kind: PlaceholderKind

    /// Creates a page.
    package init(id: PlaceholderID, kind: PlaceholderKind) {
      self.id = id
      self.kind = kind
    }
  }

  /// Where the screen stands to what was asked for last.
  package enum Phase: Sendable, Hashable {
    /// We are in it while the screen shows what it should. Can go anywhere.
    case idle
    /// We are in it while something is asked for that must not be shown yet; an earlier move may still
    /// run. Can go anywhere, also to wait for something newer.
    case waiting(PendingMove, during: Int?)
    /// We are in it from `Effect.move` until its answer. Can go anywhere, also to another move.
    case moving(Int)
    /// We are in it when the page is no more. Nothing follows.
    case finished
  }

  /// What is asked for and not yet shown.
  package struct PendingMove: Sendable, Hashable {
    /// The page; `nil` for the content.
    let page: Page?
    /// When its own delay is over.
    let earliestTime: MonotonicInstant
    /// How long it will stay at least.
    let minimumDuration: Duration
    let isAnimated: Bool
  }

  /// Where we stand.
  package internal(set) var phase = Phase.idle
  /// What was last ordered onto the screen; `nil` is the content.
  package internal(set) var visiblePage: Page?
  /// What the user sees if nothing loads.
  var baseContent = BaseContent.unknown
  /// When what is shown may leave, and since when it, or loading pages before it, have been there.
  var visibleInterval = VisibleInterval(since: .distantPast, end: .distantPast)
  /// The load that runs.
  package internal(set) var load: Load?
  /// Who is to be told when the screen is at rest.
  var completion: Completion?
  /// How many moves were ordered.
  var moveCount = 0
  /// The highest number that came in.
  var newestID: PlaceholderID?
  /// The moment for which the timer is set, as far as we were told.
  var scheduledDeadline: MonotonicInstant?
  /// The latest time that came in; an earlier one counts as this.
  var now = MonotonicInstant.distantPast

  /// Creates the machine of a page that nothing has been asked of.
  package init() {}

  /// Takes in one event and answers with what is to be done about it, in order.
  ///
  /// Time that runs backwards counts as standing still.
  package mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, min(now, .distantFuture))
    var effects: [Effect] = []
    apply(event, &effects)
    moveIfDue(&effects)
    updateDeadline(&effects)
    assert(brokenInvariants.isEmpty, "\(brokenInvariants) after \(event)\n\(self)")
    return effects
  }

  private mutating func apply(_ event: Event, _ effects: inout [Effect]) {
    switch event {
    case .showRequested(let page, let timing, let isAnimated):
      guard isNew(page.id) else { return }
      show(page, timing, animated: isAnimated, &effects)
    case .hideRequested(let id, let isAnimated):
      guard isNew(id) else { return }
      hide(id, animated: isAnimated, &effects)
    case .loadDidBegin(let load):
      guard isNew(load.id) else { return }
      begin(load, &effects)
    case .loadDidFinish(let id, let result): finish(id, result, &effects)
    case .cancelRequested(let id): cancel(id, &effects)
    case .retryRequested(let page):
      if page == visiblePage, page == targetPage, phase != .finished { effects.append(.retry(page)) }
    case .moveDidEnd(let number): moveDidEnd(after: number, &effects)
    case .deadlineDidPass: scheduledDeadline = nil
    case .pageWasRemoved: finish(&effects)
    }
  }

  private mutating func isNew(_ id: PlaceholderID) -> Bool {
    guard newestID.map({ id > $0 }) ?? true else { return false }
    newestID = id
    return true
  }
}
