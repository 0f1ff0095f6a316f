// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A slow second implementation of the rules of placeholders: lists of calls, searched each time.
///
/// It shares only events and effects with the machine. The load in progress, the page to return to,
/// the delays and the minimum durations are not stored but computed each time.
struct ReferencePlaceholder: Equatable {
  typealias Machine = PlaceholderMachine

  /// A call and its result.
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

  /// A change of the target page.
  struct TargetChange: Equatable {
    let page: Machine.Page?
    let time: MonotonicInstant
    let timing: PlaceholderTiming
    let isAnimated: Bool
    /// The number of moves before it.
    let moveCount: Int
  }

  /// A move to a page.
  struct Move: Equatable {
    let page: Machine.Page?
    let time: MonotonicInstant
    let minimum: Duration
  }

  var calls: [Call] = []
  var targetChanges: [TargetChange] = []
  var moves: [Move] = []
  /// The moves that have ended.
  var endedMoves: Set<Int> = []
  /// The report that the end of the move, or a replacement, delivers.
  var pendingReport: Machine.Effect?
  var isFinished = false
  var now = MonotonicInstant.seconds(-1)
  var effects: [Machine.Effect] = []

  mutating func handle(_ event: Machine.Event, at time: MonotonicInstant) -> [Machine.Effect] {
    effects = []
    if time > now { now = time }
    process(event)
    moveIfDue()
    defer { effects = [] }
    return effects
  }

  var deadline: MonotonicInstant? { isFinished || isTargetVisible ? nil : nextMoveTime }

  private mutating func process(_ event: Machine.Event) {
    switch event {
    case .showRequested(let page, let pacing, let animated):
      call(Call(id: page.id, kind: .show(page, pacing), isAnimated: animated))
    case .hideRequested(let id, let animated):
      call(Call(id: id, kind: .hide, isAnimated: animated))
    case .loadDidBegin(let load): call(Call(id: load.id, kind: .load(load), isAnimated: true))
    case .loadDidFinish(let id, let end): finish(id, end)
    case .cancelRequested(let id): cancel(id, .cancelled)
    case .loadDidLosePage(let id): cancel(id, .pageGone)
    case .retryRequested(let page):
      if !isFinished, isTargetVisible, page == visiblePage { effects.append(.retry(page)) }
    case .moveDidEnd(let index):
      guard !isFinished, index == moves.count, !endedMoves.contains(index), index > 0 else {
        return
      }
      endedMoves.insert(index)
      if isTargetVisible { deliverReport(.shown) }
    case .deadlineDidPass: break
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
    case .show(let page, let pacing):
      setTarget(page, pacing, new.isAnimated, .deliverOutcome(new.id, .shown))
    case .hide: setTarget(nil, .immediate, new.isAnimated, .deliverOutcome(new.id, .shown))
    case .load(let load):
      if hasLoadingPage(calls.count - 1) {
        let pacing = PlaceholderTiming(
          delay: load.isRetry ? .zero : load.timing.delay,
          minimumDuration: load.timing.minimumDuration)
        setTarget(Machine.Page(id: load.id, kind: .loading), pacing, true, nil)
      } else if targetChanges.last?.page != basePage(after: calls.count) {
        setTarget(basePage(after: calls.count), baseTiming(after: calls.count), true, nil)
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
    setTarget(
      basePage(after: calls.count), .immediate, currentLoad.isAnimated,
      .deliverLoadOutcome(id, outcome))
  }

  private mutating func cancel(_ id: PlaceholderID, _ outcome: LoadOutcome) {
    guard let currentLoad, currentLoad.id == id else { return }
    calls[calls.count - 1].isCancelled = true
    effects += [.cancel(id), .deliverLoadOutcome(id, outcome)]
    if targetChanges.last?.page != basePage(after: calls.count) {
      setTarget(
        basePage(after: calls.count), baseTiming(after: calls.count), currentLoad.isAnimated, nil)
    }
  }

  private mutating func removePage() {
    guard !isFinished else { return }
    if let currentLoad {
      effects += [.cancel(currentLoad.id), .deliverLoadOutcome(currentLoad.id, .pageGone)]
    }
    deliverReport(.pageGone)
    isFinished = true
  }
}
