// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The rules of placeholders told once more: everything that happened, in lists, and each answer looked
/// for in them.
///
/// It shares nothing with the machine but events and effects. What loads, what there is to go back to,
/// since when somebody waits and how long a page must stay is not stored but found out each time.
struct ReferencePlaceholder: Equatable {
  typealias Machine = PlaceholderMachine

  /// One thing asked for, and what came of it.
  struct Call: Equatable {
    enum Kind: Equatable {
      case show(Machine.Page, PlaceholderTiming)
      case hide
      case load(Machine.Load)
    }
    let id: PlaceholderID
    let kind: Kind
    let isAnimated: Bool
    var result: Machine.LoadResultKind?
    var isCancelled = false
  }

  /// Something asked for at a moment.
  struct TargetChange: Equatable {
    let page: Machine.Page?
    let time: MonotonicInstant
    let timing: PlaceholderTiming
    let isAnimated: Bool
    /// How many moves there had been.
    let moveCount: Int
  }

  /// Something put on the screen at a moment.
  struct Move: Equatable {
    let page: Machine.Page?
    let time: MonotonicInstant
    let minimum: Duration
  }

  var calls: [Call] = []
  var targetChanges: [TargetChange] = []
  var moves: [Move] = []
  /// The moves whose end was told.
  var endedMoves: Set<Int> = []
  /// Whom the next rest or replacement concerns.
  var pendingReport: Machine.Effect?
  var isFinished = false
  var scheduledDeadline: MonotonicInstant?
  var now = MonotonicInstant.seconds(-1)
  var effects: [Machine.Effect] = []

  mutating func handle(_ event: Machine.Event, at time: MonotonicInstant) -> [Machine.Effect] {
    effects = []
    if time > now { now = time }
    process(event)
    moveIfDue()
    let next = isFinished || isTargetVisible ? nil : nextMoveTime
    if next != scheduledDeadline {
      scheduledDeadline = next
      effects.append(.setDeadline(next))
    }
    defer { effects = [] }
    return effects
  }

  private mutating func process(_ event: Machine.Event) {
    switch event {
    case .showRequested(let page, let pacing, let animated):
      call(Call(id: page.id, kind: .show(page, pacing), isAnimated: animated))
    case .hideRequested(let id, let animated):
      call(Call(id: id, kind: .hide, isAnimated: animated))
    case .loadDidBegin(let load):
      call(Call(id: load.id, kind: .load(load), isAnimated: load.isAnimated))
    case .loadDidFinish(let id, let end): finish(id, end)
    case .cancelRequested(let id): cancel(id)
    case .retryRequested(let page):
      if !isFinished, isTargetVisible, page == visiblePage { effects.append(.retry(page)) }
    case .moveDidEnd(let index):
      guard !isFinished, index == moves.count, !endedMoves.contains(index), index > 0 else { return }
      endedMoves.insert(index)
      if isTargetVisible { deliverReport(.shown) }
    case .deadlineDidPass: scheduledDeadline = nil
    case .pageWasRemoved: removePage()
    }
  }

  private mutating func call(_ new: Call) {
    if let last = calls.last, last.id >= new.id { return }
    let old = currentLoad
    calls.append(new)
    if isFinished {
      switch new.kind {
      case .load: effects += [.cancel(new.id), .deliverLoadOutcome(new.id, .pageGone)]
      case .show, .hide: effects.append(.deliverOutcome(new.id, .pageGone))
      }
      return
    }
    if let old { effects += [.cancel(old.id), .deliverLoadOutcome(old.id, .replaced)] }
    switch new.kind {
    case .show(let page, let pacing): setTarget(page, pacing, new.isAnimated, .deliverOutcome(new.id, .shown))
    case .hide: setTarget(nil, .immediate, new.isAnimated, .deliverOutcome(new.id, .shown))
    case .load(let load):
      if hasLoadingPage(calls.count - 1) {
        let pacing = PlaceholderTiming(
          delay: load.isRetry ? .zero : load.timing.delay, minimumDuration: load.timing.minimumDuration)
        setTarget(Machine.Page(id: load.id, kind: .loading), pacing, load.isAnimated, nil)
      } else if targetChanges.last?.page != basePage(calls.count) {
        setTarget(basePage(calls.count), baseTiming(calls.count), load.isAnimated, nil)
      }
    }
  }

  private mutating func finish(_ id: PlaceholderID, _ end: Machine.LoadResultKind) {
    guard let currentLoad, currentLoad.id == id else { return }
    calls[calls.count - 1].result = end
    if end == .failure, !hasLoadingPage(calls.count - 1) {
      effects.append(.deliverLoadOutcome(id, .refreshFailed))
      return
    }
    let outcome: LoadOutcome =
      switch end {
      case .content: .content
      case .empty: .empty
      case .failure: .failed
      }
    setTarget(basePage(calls.count), .immediate, currentLoad.isAnimated, .deliverLoadOutcome(id, outcome))
  }

  private mutating func cancel(_ id: PlaceholderID) {
    guard let currentLoad, currentLoad.id == id else { return }
    calls[calls.count - 1].isCancelled = true
    effects += [.cancel(id), .deliverLoadOutcome(id, .cancelled)]
    if targetChanges.last?.page != basePage(calls.count) {
      setTarget(basePage(calls.count), baseTiming(calls.count), currentLoad.isAnimated, nil)
    }
  }

  private mutating func removePage() {
    guard !isFinished else { return }
    if let currentLoad { effects += [.cancel(currentLoad.id), .deliverLoadOutcome(currentLoad.id, .pageGone)] }
    deliverReport(.pageGone)
    isFinished = true
  }
}
