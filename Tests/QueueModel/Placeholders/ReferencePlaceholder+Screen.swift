// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// What is computed each time.
extension ReferencePlaceholder {
  /// The load in progress: the last call, if it is a load.
  var currentLoad: Call? {
    guard !isFinished, let last = calls.last, last.result == nil, !last.isCancelled,
      case .load = last.kind
    else { return nil }
    return last
  }

  var visiblePage: Machine.Page? { moves.last?.page }

  /// Whether the target page is visible.
  var isTargetVisible: Bool {
    guard let last = targetChanges.last else { return true }
    return last.page == visiblePage
  }

  /// The page without the load in progress, after so many calls.
  func basePage(after count: Int) -> Machine.Page? {
    for index in calls.indices.prefix(count).reversed() {
      let call = calls[index]
      switch (call.kind, call.result) {
      case (.show(let page, _), _): return page
      case (.hide, _), (.load, .content): return nil
      case (.load, .empty): return Machine.Page(id: call.id, kind: .empty)
      case (.load, .failure) where hasLoadingPage(index):
        return Machine.Page(id: call.id, kind: .failure)
      case (.load, .failure), (.load, nil): continue
      }
    }
    return nil
  }

  /// The timing of the page without the load in progress.
  func baseTiming(after count: Int) -> PlaceholderTiming {
    let page = basePage(after: count)
    for call in calls.prefix(count) {
      if case .show(page, let pacing) = call.kind { return pacing }
    }
    return .immediate
  }

  /// Whether a load shows a loading page.
  func hasLoadingPage(_ index: Int) -> Bool {
    guard case .load(let load) = calls[index].kind else { return false }
    switch load.visibility {
    case .always: return true
    case .never: return false
    case .automatic:
      let hasBasePage = calls.prefix(index).contains { call in
        if case .load = call.kind { call.result == .content || call.result == .empty } else { true }
      }
      return !hasBasePage || basePage(after: index) != nil
    }
  }

  /// When the target page may appear.
  var nextMoveTime: MonotonicInstant {
    guard let change = targetChanges.last else { return now }
    guard change.page?.kind == .loading else {
      return max(change.time + change.timing.delay, minimumEnd)
    }
    if visiblePage?.kind == .loading { return change.time }
    let loads = targetChanges.reversed().prefix {
      $0.page?.kind == .loading && $0.moveCount == moves.count
    }
    let earliest = loads.map { $0.time + $0.timing.delay }.min() ?? now
    return max(earliest, minimumEnd)
  }

  /// Until when the visible page must stay.
  private var minimumEnd: MonotonicInstant {
    guard let last = moves.last else { return now }
    if last.page?.kind != .loading { return last.time + last.minimum }
    let loadingMoves = moves.reversed().prefix { $0.page?.kind == .loading }
    let since = loadingMoves.last?.time ?? now
    return loadingMoves.map { since + $0.minimum }.max() ?? now
  }

  mutating func setTarget(
    _ page: Machine.Page?, _ pacing: PlaceholderTiming, _ animated: Bool,
    _ report: Machine.Effect?
  ) {
    deliverReport(.replaced)
    pendingReport = report
    targetChanges.append(
      TargetChange(
        page: page, time: now, timing: pacing, isAnimated: animated, moveCount: moves.count))
    if isTargetVisible, moves.isEmpty || endedMoves.contains(moves.count) { deliverReport(.shown) }
  }

  mutating func moveIfDue() {
    guard !isFinished, !isTargetVisible, let change = targetChanges.last, nextMoveTime <= now else {
      return
    }
    moves.append(Move(page: change.page, time: now, minimum: change.timing.minimumDuration))
    effects.append(.move(moves.count, to: change.page, animated: change.isAnimated))
  }

  /// Delivers the pending report; that of a load has its outcome already.
  mutating func deliverReport(_ outcome: PlaceholderOutcome) {
    if case .deliverOutcome(let id, _) = pendingReport {
      effects.append(.deliverOutcome(id, outcome))
    } else if let pendingReport {
      effects.append(pendingReport)
    }
    pendingReport = nil
  }
}
