// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of one stage: decides what is on screen, what waits, and how everything ends.
///
/// A value without clocks, closures and views. Facts go in with the time at which they happened,
/// orders come out, in order. Whoever obeys them stores the new state first and calls user code last.
///
/// Among the requests that may start, higher priority goes first, then what was on screen before,
/// then first in, first out. A lane shows as many as its capacity, and all requests presented on the
/// app's window share one slot. What is bound to a page leaves the screen with it. After an outcome
/// nothing starts before the next turn, so that what its callbacks ask for takes part in the choice.
/// Every request ends exactly once.
///
/// An event costs the logarithm of the number of waiting requests, save the ending of a lane or of
/// everything, which costs as much as there is to end. A change of pages costs as much as there are
/// pages that it concerns and popups that are bound to them.
public struct PopupQueue: Sendable, Equatable {
  /// Every request that has not ended, with its phase.
  var requests = RequestTable()
  /// What each lane shows, holds and has in line.
  var lanes: LaneTable
  /// The waiting requests whose time has not come, soonest first.
  var delays = WaitingHeap<DueRequest>()
  /// The waiting requests that have not been on screen and do not want to wait for ever, the first to
  /// end first.
  var expiries = WaitingHeap<DueRequest>()
  /// The steps of each sequence that have not ended; only the first may be on its way.
  var sequences: [PopupSequence: [RequestID]] = [:]
  /// For each popup the requests that belong to it and have not ended.
  var families: [RequestID: [RequestID]] = [:]
  /// Where the pages stand, without those that are gone.
  var pages = PageSituation()
  /// What the pages and the visible popups offer to those that wait.
  var offers: Set<StageOffer> = PageSituation().offers
  /// The requests on the app's window, each above the one that it belongs to.
  var appWindowUsers: [RequestID] = []
  /// The requests for the app's window that were refused there and have neither been visible since nor
  /// ended.
  var refused: [RequestID] = []
  /// The requests on stage whose time there is limited.
  var timed: [RequestID] = []
  /// How many requests have started, counting every return.
  var starts = 0
  /// Whether the stage can show something.
  var stage = PopupStage.inactive
  /// Until when those whose pages nobody knows yet keep their places in the line; `nil`: they do not.
  var pagesAwaitedUntil: Instant?
  /// Whether nothing may start before `turnDidBegin`.
  var owesTurn = false
  /// The moment for which the timer is set, as far as we were told.
  var armedDeadline: Instant?
  /// The latest time that came in; an earlier one counts as this.
  var now = Instant.distantPast
  /// The highest identity that came in.
  var newestID: RequestID?

  /// Creates an empty queue on a stage that is not yet active and whose pages are not known.
  ///
  /// A lane that is not given here is added with the first request or hold that names it.
  public init(lanes: [PopupLane] = [.popups, .alerts]) {
    self.lanes = LaneTable(lanes)
  }

  /// Takes in one event and answers with what is to be done about it, in order.
  ///
  /// Time that runs backwards counts as standing still.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    self.now = max(self.now, min(now, .distantFuture))
    var orders = Orders()
    takeIn(event, &orders)
    runScreenTimes()
    handleWhatIsDue(&orders)
    startWhatMay(&orders)
    armDeadline(&orders)
    assert(brokenInvariants.isEmpty, "\(brokenInvariants) after \(event)\n\(self)")
    return orders.inOrder
  }

  private mutating func takeIn(_ event: Event, _ orders: inout Orders) {
    switch event {
    case .enqueued(let request): submit(request, &orders)
    case .didPresent(let id): becomeVisible(id, &orders)
    case .didFailToPresent(let id, let failure): fail(id, failure, &orders)
    case .didBeginToLeave(let id, let reason): beginToLeave(id, reason, &orders)
    case .didLeave(let id): leave(id, .dismissed, &orders)
    case .wasRemovedByApp(let id): remove(id, &orders)
    case .didLook(let id, let found): weigh(found, of: id, &orders)
    case .endRequested(let target, let reason, let animated):
      end(target, reason, animated: animated, &orders)
    case .changeRequested(let id, let wish): change(id, wish)
    case .timeWasPaused(let id, let pause): pauseTime(of: id, for: pause)
    case .timeWasResumed(let id, let pause): resumeTime(of: id, from: pause)
    case .stageDidChange(let stage): change(to: stage, &orders)
    case .pagesDidChange(let situation): change(to: situation, &orders)
    case .holdWasAdded(let hold): add(hold)
    case .holdWasReleased(let id): lanes.dropHolds { $0.id == id }
    case .deadlineDidPass: armedDeadline = nil
    case .turnDidBegin: owesTurn = false
    }
  }
}
