// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The rules of placeholders told once more: everything that happened, in lists, and each answer looked
/// for in them.
///
/// It shares nothing with the machine but events and effects. What loads, what there is to go back to,
/// since when somebody waits and how long a page must stay is not stored but found out each time.
struct NaivePlaceholder: Equatable {
  typealias Machine = PlaceholderMachine

  /// One thing asked for, and what came of it.
  struct Call: Equatable {
    enum What: Equatable {
      case show(Machine.Page, PlaceholderPacing)
      case hide
      case load(Machine.Load)
    }
    let id: PlaceholderID
    let what: What
    let isAnimated: Bool
    var end: Machine.LoadEnd?
    var isCancelled = false
  }

  /// Something asked for at a moment.
  struct Wish: Equatable {
    let page: Machine.Page?
    let time: Instant
    let pacing: PlaceholderPacing
    let isAnimated: Bool
    /// How many moves there had been.
    let moves: Int
  }

  /// Something put on the screen at a moment.
  struct Move: Equatable {
    let page: Machine.Page?
    let time: Instant
    let minimum: Duration
  }

  var calls: [Call] = []
  var wishes: [Wish] = []
  var screen: [Move] = []
  /// The moves whose end was told.
  var ended: Set<Int> = []
  /// Whom the next rest or replacement concerns.
  var waiting: Machine.Effect?
  var isGone = false
  var timer: Instant?
  var now = Instant.seconds(-1)
  var orders: [Machine.Effect] = []

  mutating func handle(_ event: Machine.Event, at time: Instant) -> [Machine.Effect] {
    orders = []
    if time > now { now = time }
    take(event)
    showWhatIsDue()
    let next = isGone || isAtWish ? nil : moment
    if next != timer {
      timer = next
      orders.append(.setDeadline(next))
    }
    defer { orders = [] }
    return orders
  }

  private mutating func take(_ event: Machine.Event) {
    switch event {
    case .showRequested(let page, let pacing, let animated):
      call(Call(id: page.id, what: .show(page, pacing), isAnimated: animated))
    case .hideRequested(let id, let animated):
      call(Call(id: id, what: .hide, isAnimated: animated))
    case .loadDidBegin(let load):
      call(Call(id: load.id, what: .load(load), isAnimated: load.isAnimated))
    case .loadDidEnd(let id, let end): finish(id, end)
    case .cancelRequested(let id): cancel(id)
    case .retryRequested(let page):
      if !isGone, isAtWish, page == onScreen { orders.append(.retry(page)) }
    case .moveDidEnd(let number):
      guard !isGone, number == screen.count, !ended.contains(number), number > 0 else { return }
      ended.insert(number)
      if isAtWish { answer(.shown) }
    case .deadlineDidPass: timer = nil
    case .pageDidGo: go()
    }
  }

  private mutating func call(_ new: Call) {
    if let last = calls.last, last.id >= new.id { return }
    let old = running
    calls.append(new)
    if isGone {
      switch new.what {
      case .load: orders += [.cancel(new.id), .reportLoad(new.id, .gone)]
      case .show, .hide: orders.append(.report(new.id, .gone))
      }
      return
    }
    if let old { orders += [.cancel(old.id), .reportLoad(old.id, .replaced)] }
    switch new.what {
    case .show(let page, let pacing): wish(page, pacing, new.isAnimated, .report(new.id, .shown))
    case .hide: wish(nil, .immediate, new.isAnimated, .report(new.id, .shown))
    case .load(let load):
      if covers(calls.count - 1) {
        let pacing = PlaceholderPacing(
          delay: load.isRetry ? .zero : load.pacing.delay, minimum: load.pacing.minimum)
        wish(Machine.Page(id: load.id, kind: .loading), pacing, load.isAnimated, nil)
      } else if wishes.last?.page != standing(calls.count) {
        wish(standing(calls.count), pacing(calls.count), load.isAnimated, nil)
      }
    }
  }

  private mutating func finish(_ id: PlaceholderID, _ end: Machine.LoadEnd) {
    guard let running, running.id == id else { return }
    calls[calls.count - 1].end = end
    if end == .failure, !covers(calls.count - 1) {
      orders.append(.reportLoad(id, .refreshFailed))
      return
    }
    let outcome: LoadOutcome =
      switch end {
      case .content: .content
      case .empty: .empty
      case .failure: .failed
      }
    wish(standing(calls.count), .immediate, running.isAnimated, .reportLoad(id, outcome))
  }

  private mutating func cancel(_ id: PlaceholderID) {
    guard let running, running.id == id else { return }
    calls[calls.count - 1].isCancelled = true
    orders += [.cancel(id), .reportLoad(id, .cancelled)]
    if wishes.last?.page != standing(calls.count) {
      wish(standing(calls.count), pacing(calls.count), running.isAnimated, nil)
    }
  }

  private mutating func go() {
    guard !isGone else { return }
    if let running { orders += [.cancel(running.id), .reportLoad(running.id, .gone)] }
    answer(.gone)
    isGone = true
  }
}
