// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The engine of one placeholder: decides whether the content or a placeholder page is shown.
///
/// A value without clocks, closures and views. It receives events with their times and returns
/// effects in order. The driver stores the new state first and calls user code last.
///
/// The newest call wins. A page with a delay appears after the delay, and one with a minimum
/// duration stays for that time. A call in the meantime is pending, and only the newest one is
/// performed. A load has a number; events with the number of a replaced, cancelled or finished load
/// have no effect. Every call is reported exactly once. The article “The states of a placeholder”
/// lists the transitions.
package struct PlaceholderMachine: Sendable, Equatable {
  /// A page shown instead of the content. A load has at most two: the loading page and its result.
  package struct Page: Sendable, Hashable {
    /// The number of the call or load that the page belongs to.
    package let id: PlaceholderID
    /// The kind of the page.
    package let kind: PlaceholderKind

    /// Creates a page.
    package init(id: PlaceholderID, kind: PlaceholderKind) {
      self.id = id
      self.kind = kind
    }
  }

  /// The state of the screen relative to the target.
  package enum Phase: Sendable, Equatable {
    /// The target is shown, and no move is in progress. → any other phase.
    case idle
    /// The target is not due yet; an earlier move may still be in progress. → any other phase, or
    /// `waiting` for a newer target.
    case waiting(PendingMove, during: Int?)
    /// The move with this number is in progress, from `Effect.move` until `Event.moveDidEnd`. → any
    /// other phase, or `moving` with a newer move.
    case moving(Int)
    /// The covered page was removed. → none.
    case finished
  }

  /// A target that is not due yet.
  package struct PendingMove: Sendable, Equatable {
    /// The page; `nil` for the content.
    let page: Page?
    /// The end of the page's delay.
    let earliestTime: MonotonicInstant
    /// The minimum duration of the page.
    let minimumDuration: Duration
    let isAnimated: Bool
  }

  /// The current phase.
  package internal(set) var phase = Phase.idle
  /// The page of the last `Effect.move`; `nil` is the content.
  package internal(set) var visiblePage: Page?
  /// What is shown while no load is running.
  var baseContent = BaseContent.unknown
  /// When the visible page, or the first of the loading pages up to it, appeared.
  var appearanceTime = MonotonicInstant.distantPast
  /// Until when the visible page has to stay.
  var earliestDisappearance = MonotonicInstant.distantPast
  /// The current load.
  package internal(set) var load: Load?
  /// The call or load to report when the target is shown.
  var completion: Completion?
  /// The number of moves so far.
  var moveCount = 0
  /// The highest number of a call or load so far.
  var newestID: PlaceholderID?
  /// The latest time of an event; an earlier time counts as this one.
  var now = MonotonicInstant.distantPast

  /// Creates the machine of a page before the first call.
  package init() {}

  /// Processes an event. Returns the effects to perform, in order.
  ///
  /// A time before that of the previous event counts as the same time.
  package mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, min(now, .distantFuture))
    var effects: [Effect] = []
    apply(event, &effects)
    moveIfDue(&effects)
    checkInvariants(brokenInvariants, "after \(event)\n\(self)")
    return effects
  }

  private mutating func apply(_ event: Event, _ effects: inout [Effect]) {
    switch event {
    case .showRequested(let page, let timing, let isAnimated):
      show(.page(page, timing), for: page.id, animated: isAnimated, &effects)
    case .hideRequested(let id, let isAnimated):
      show(.content, for: id, animated: isAnimated, &effects)
    case .loadDidBegin(let load): begin(load, &effects)
    case .loadDidFinish(let id, let result): finish(id, result, &effects)
    case .cancelRequested(let id): cancel(id, .cancelled, &effects)
    case .loadDidLosePage(let id): cancel(id, .pageGone, &effects)
    case .retryRequested(let page):
      // The button of a page that is being replaced can still be tapped.
      if page == visiblePage, page == targetPage, phase != .finished {
        effects.append(.retry(page))
      }
    case .moveDidEnd(let number): moveDidEnd(after: number, &effects)
    // `moveIfDue` follows every event, and ignores a timer that has fired too early.
    case .deadlineDidPass: break
    case .pageWasRemoved: finish(&effects)
    }
  }

  /// Whether the number is higher than all before it; records it.
  mutating func isNew(_ id: PlaceholderID) -> Bool {
    guard newestID.map({ id > $0 }) ?? true else { return false }
    newestID = id
    return true
  }
}

extension PlaceholderMachine {
  /// What happened. Late, repeated and unknown events are normal and have no effect.
  package enum Event: Sendable, Equatable {
    /// A call showed a page instead of the content.
    case showRequested(Page, PlaceholderTiming, animated: Bool)
    /// A call showed the content.
    case hideRequested(PlaceholderID, animated: Bool)
    /// A load began.
    case loadDidBegin(Load)
    /// A load finished with a result.
    case loadDidFinish(PlaceholderID, LoadResultKind)
    /// A load was cancelled, by its caller or by itself.
    case cancelRequested(PlaceholderID)
    /// The page of a load was popped or dismissed. It may be retained and shown again.
    case loadDidLosePage(PlaceholderID)
    /// The user tapped the button of a page.
    case retryRequested(Page)
    /// The move with this number ended, and no other is in progress.
    case moveDidEnd(Int)
    /// The time of `deadline` was reached, or the timer fired early.
    case deadlineDidPass
    /// The covered page was deallocated.
    case pageWasRemoved
  }

  /// A load.
  package struct Load: Sendable, Equatable {
    /// The number of the load and of its pages.
    package let id: PlaceholderID
    /// The delay and the minimum duration of the loading page.
    package var timing: PlaceholderTiming
    /// Whether the load shows a loading page.
    package var visibility: LoadingVisibility
    /// Whether the user started the load with the button of a page: its loading page has no delay.
    package var isRetry: Bool

    /// Creates a load.
    package init(
      id: PlaceholderID, timing: PlaceholderTiming = .standard,
      visibility: LoadingVisibility = .automatic, isRetry: Bool = false
    ) {
      self.id = id
      self.timing = timing
      self.visibility = visibility
      self.isRetry = isRetry
    }
  }

  /// The kind of a load's result.
  package enum LoadResultKind: Sendable, Equatable, CaseIterable {
    /// There is content, and it is in place.
    case content
    /// There is no content.
    case empty
    /// The load failed.
    case failure
  }
}

extension PlaceholderMachine {
  /// What the driver has to perform; the effects of one event are performed in order.
  package enum Effect: Sendable, Equatable {
    /// Show this page instead of the content, or the content; then send `moveDidEnd` with this
    /// number. A move in progress continues from its current state to the new target; it sends no
    /// event.
    case move(Int, to: Page?, animated: Bool)
    /// Cancel the task of this load, if it has one; its result is ignored.
    case cancel(PlaceholderID)
    /// Perform the action of this page's button. A load that it begins is cancelled as any other.
    case retry(Page)
    /// Deliver the outcome of a call that showed or hid a placeholder.
    case deliverOutcome(PlaceholderID, PlaceholderOutcome)
    /// Deliver the outcome of a load.
    case deliverLoadOutcome(PlaceholderID, LoadOutcome)
  }
}

extension PlaceholderMachine.Page: CustomStringConvertible {
  /// The page as written in logs, such as "#3 failure".
  package var description: String { "\(id) \(kind)" }
}

// MARK: - Invariants

extension PlaceholderMachine {
  /// The descriptions of the invariants that do not hold; empty unless the machine has a bug.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    expect(deadline.map { now < $0 } ?? true, "no pending move is due")
    expect(
      phase != .finished || (load == nil && completion == nil),
      "a finished machine has neither a load nor a call to report")
    expect(
      appearanceTime <= earliestDisappearance && appearanceTime <= now,
      "the visible page has appeared, and stays at least until then")
    if let move = phase.pendingMove {
      expect(move.page != visiblePage, "the pending page is not the visible one")
    }
    if let move = phase.move { expect(move == moveCount, "the move in progress is the last one") }
    if phase == .idle { expect(completion == nil, "an idle machine has no call to report") }
    if let load, load.visibility != .never {
      expect(
        targetPage == Page(id: load.id, kind: .loading), "the target of a load is its loading page")
      expect(completion == nil, "a load has replaced the earlier call")
    } else if phase != .finished {
      expect(targetPage == baseContent.page, "without a load the target is that of the newest call")
    }
    return broken
  }
}
