// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// What is found out each time.
extension NaivePlaceholder {
  /// The load whose answer is awaited: the last call, if it is one.
  var running: Call? {
    guard !isGone, let last = calls.last, last.end == nil, !last.isCancelled,
      case .load = last.what
    else { return nil }
    return last
  }

  var onScreen: Machine.Page? { screen.last?.page }

  /// Whether nothing waits to be shown.
  var isAtWish: Bool {
    guard let last = wishes.last else { return true }
    return last.page == onScreen
  }

  /// What there is without the load that runs, after the first so many calls.
  func standing(_ count: Int) -> Machine.Page? {
    for index in calls.indices.prefix(count).reversed() {
      let call = calls[index]
      switch (call.what, call.end) {
      case (.show(let page, _), _): return page
      case (.hide, _), (.load, .content): return nil
      case (.load, .empty): return Machine.Page(id: call.id, kind: .empty)
      case (.load, .failure) where covers(index):
        return Machine.Page(id: call.id, kind: .failure)
      case (.load, .failure), (.load, nil): continue
      }
    }
    return nil
  }

  /// How what there is without the load came and goes.
  func pacing(_ count: Int) -> PlaceholderPacing {
    let page = standing(count)
    for call in calls.prefix(count) {
      if case .show(page, let pacing) = call.what { return pacing }
    }
    return .immediate
  }

  /// Whether a load has a loading page.
  func covers(_ index: Int) -> Bool {
    guard case .load(let load) = calls[index].what else { return false }
    switch load.cover {
    case .always: return true
    case .never: return false
    case .automatic:
      let said = calls.prefix(index).contains { call in
        if case .load = call.what { call.end == .content || call.end == .empty } else { true }
      }
      return !said || standing(index) != nil
    }
  }

  /// When what is wished for may be shown.
  var moment: Instant {
    guard let wish = wishes.last else { return now }
    guard wish.page?.kind == .loading else { return max(wish.time + wish.pacing.delay, stay) }
    if onScreen?.kind == .loading { return wish.time }
    let line = wishes.reversed().prefix { $0.page?.kind == .loading && $0.moves == screen.count }
    let soonest = line.map { $0.time + $0.pacing.delay }.min() ?? now
    return max(soonest, stay)
  }

  /// Until when what is there must stay.
  private var stay: Instant {
    guard let last = screen.last else { return now }
    if last.page?.kind != .loading { return last.time + last.minimum }
    let wait = screen.reversed().prefix { $0.page?.kind == .loading }
    let since = wait.last?.time ?? now
    return wait.map { since + $0.minimum }.max() ?? now
  }

  mutating func wish(
    _ page: Machine.Page?, _ pacing: PlaceholderPacing, _ animated: Bool,
    _ report: Machine.Effect?
  ) {
    answer(.replaced)
    waiting = report
    wishes.append(
      Wish(
        page: page, time: now, pacing: pacing, isAnimated: animated, moves: screen.count))
    if isAtWish, screen.isEmpty || ended.contains(screen.count) { answer(.shown) }
  }

  mutating func showWhatIsDue() {
    guard !isGone, !isAtWish, let wish = wishes.last, moment <= now else { return }
    screen.append(Move(page: wish.page, time: now, minimum: wish.pacing.minimum))
    orders.append(.move(screen.count, to: wish.page, animated: wish.isAnimated))
  }

  /// Tells who waits for the screen; a load has its answer already.
  mutating func answer(_ outcome: PlaceholderOutcome) {
    if case .report(let id, _) = waiting {
      orders.append(.report(id, outcome))
    } else if let waiting {
      orders.append(waiting)
    }
    waiting = nil
  }
}
