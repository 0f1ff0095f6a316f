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

extension PlaceholderMachine {
  /// A small order; the orders of one event are obeyed one after the other.
  package enum Effect: Sendable, Hashable {
    /// Put this page in front of the content, or take away what is there; answer with `moveDidEnd`.
    /// A move that still runs goes on from where it is to the new end, and is not answered any more.
    case move(Int, to: Page?, animated: Bool)
    /// Stop this load if that can be done; what it still says is ignored.
    case cancel(PlaceholderID)
    /// Do what the button of this page is for.
    case retry(Page)
    /// Tell who asked to show or to hide what became of it.
    case deliverOutcome(PlaceholderID, PlaceholderOutcome)
    /// Tell who began the load what became of it.
    case deliverLoadOutcome(PlaceholderID, LoadOutcome)
    /// Send `deadlineDidPass` at this moment and at no other; `nil`: at none.
    case setDeadline(MonotonicInstant?)
  }
}

// What must hold after every event, whatever came in.
extension PlaceholderMachine {
  /// The invariants that do not hold, in words; none in a machine that works.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    expect(scheduledDeadline == nextDeadline, "the timer is set for what waits")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(phase != .finished || (load == nil && completion == nil), "a page that is gone owes nothing")
    expect(visibleInterval.since <= visibleInterval.end && visibleInterval.since <= now, "a stay begins before it ends")
    if let wish = phase.pendingMove { expect(wish.page != visiblePage, "what is shown is not waited for") }
    if let move = phase.move { expect(move == moveCount, "the last move is the one that runs") }
    if phase == .idle { expect(completion == nil, "at rest nobody waits for the screen") }
    if let load, load.visibility != .never {
      expect(targetPage == Page(id: load.id, kind: .loading), "a load wants its loading page")
      expect(completion == nil, "whoever waits has been replaced by the load")
    } else if phase != .finished {
      expect(targetPage == baseContent.page, "without a load the newest call is obeyed")
    }
    return broken
  }
}

extension PlaceholderMachine {
  /// What has happened. Late, repeated and foreign events are normal and change nothing.
  package enum Event: Sendable, Hashable {
    /// Somebody asked for a page in front of the content.
    case showRequested(Page, PlaceholderTiming, animated: Bool)
    /// Somebody asked for the content.
    case hideRequested(PlaceholderID, animated: Bool)
    /// A load has begun.
    case loadDidBegin(Load)
    /// A load has an answer.
    case loadDidFinish(PlaceholderID, LoadResultKind)
    /// Nobody waits for this load any more, or it gave up by itself.
    case cancelRequested(PlaceholderID)
    /// The user tapped the button of a page.
    case retryRequested(Page)
    /// The move with this number is over, and nothing moves.
    case moveDidEnd(Int)
    /// The moment of the last `Effect.setDeadline` has come, or seems to have.
    case deadlineDidPass
    /// The page is no more.
    case pageWasRemoved
  }

  /// A load that begins.
  package struct Load: Sendable, Hashable {
    /// Its number, which is also that of its pages.
    package let id: PlaceholderID
    /// How its loading page keeps from flashing.
    package var timing: PlaceholderTiming
    /// What it does to what the user sees.
    package var visibility: LoadingVisibility
    /// Whether the user asked for it on a page of ours: he is answered at once, without a delay.
    package var isRetry: Bool
    /// Whether its pages come and go with an animation.
    package var isAnimated: Bool

    /// Creates a load.
    package init(
      id: PlaceholderID, timing: PlaceholderTiming = .standard,
      visibility: LoadingVisibility = .automatic, isRetry: Bool = false, isAnimated: Bool = true
    ) {
      self.id = id
      self.timing = timing
      self.visibility = visibility
      self.isRetry = isRetry
      self.isAnimated = isAnimated
    }
  }

  /// The answer of a load.
  package enum LoadResultKind: Sendable, Hashable, CaseIterable {
    /// There is content, and it is in place.
    case content
    /// There is nothing to show.
    case empty
    /// There is an error.
    case failure
  }
}

extension PlaceholderMachine: CustomStringConvertible {
  /// The state in one line, for logs: numbers and kinds, never texts.
  ///
  ///     #3 loading, waiting for #3 failure until 4.5
  package var description: String {
    if phase == .finished { return "gone" }
    var parts = [name(of: visiblePage)]
    if let move = phase.move { parts.append("move \(move)") }
    if let wish = phase.pendingMove {
      let end = nextDeadline.map { " until \($0)" } ?? ""
      parts.append("waiting for \(name(of: wish.page))\(end)")
    }
    if let load { parts.append("load \(load.id)\(load.visibility == .never ? " (refresh)" : "")") }
    return parts.joined(separator: ", ")
  }

  private func name(of page: Page?) -> String {
    page.map { "\($0)" } ?? (hasContent ? "content" : "nothing")
  }
}

extension PlaceholderMachine.Page: CustomStringConvertible {
  /// The page as it appears in logs, such as "#3 failure".
  package var description: String { "\(id) \(kind)" }
}
