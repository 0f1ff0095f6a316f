// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A slow second implementation of the watcher: computes its state from all polls so far.
///
/// It traverses test pages recursively instead of snapshots, and identifies pages by name. It
/// stores only the polls, when they were made, and the time left until the two timeouts.
struct ReferencePages {
  /// What one poll finds.
  struct PollResult: Equatable {
    var pages: [String] = []
    /// The controllers in front of the pages, the pages they cover, and the covers.
    var around: [String] = []
    /// The frontmost modal in the app window.
    var modal: String?
    var isIdle = true
    var isInteractive = false
    var isCancelled = false
  }

  private(set) var settled: [String] = []
  private(set) var disappearing: Set<String> = []
  /// The disappearing pages that may stay.
  private(set) var undecided: Set<String> = []
  /// The disappearing pages that are not in the hierarchy any more.
  private var removed: Set<String> = []
  /// The modal of the app that occupies the app window.
  private(set) var modal: String?
  private(set) var reports = 0
  private var polls: [(page: Page, result: PollResult)] = []
  private var timeLeft = 3000
  private var seriesTimeLeft = 15000
  private var hasReported = false

  /// Polls again after some milliseconds, which count if the scene was active.
  mutating func poll(_ page: Page, after interval: Int, wasActive: Bool) {
    let found = ReferencePages.pollResult(for: page)
    let last = polls.last
    let wasSettled = isSettled
    removed.formUnion(
      disappearing.subtracting(undecided).filter { last?.page.has($0) == true })
    removed = removed.filter { !page.has($0) }
    if !wasSettled, wasActive, let last, !last.result.isInteractive {
      timeLeft -= interval
      seriesTimeLeft -= interval
    }
    if page.snapshot() != last?.page.snapshot() { timeLeft = 3000 }
    polls.append((page, found))
    if isSettled {
      (settled, disappearing, hasReported) = (found.pages, [], false)
      undecided = []
      (removed, modal, timeLeft, seriesTimeLeft) = ([], found.modal, 3000, 15000)
    } else if found.isInteractive {
      if page.snapshot() != last?.page.snapshot() { predict(page, mayBeUndone: true) }
      (timeLeft, seriesTimeLeft) = (3000, 15000)
    } else if min(timeLeft, seriesTimeLeft) <= 0, !(found.isIdle && last?.result.isIdle != true) {
      (settled, disappearing, undecided) = (found.pages, [], [])
      (removed, modal, timeLeft, seriesTimeLeft) = ([], found.modal, 3000, 15000)
      if !hasReported { reports += 1 }
      hasReported = true
    } else if page.snapshot() != last?.page.snapshot() {
      predict(page, mayBeUndone: found.isCancelled)
      modal = found.modal ?? modal
    }
  }

  /// Determines which pages disappear, and which of them may stay.
  private mutating func predict(_ page: Page, mayBeUndone: Bool) {
    let remaining = ReferencePages.pollResult(for: page, ignoringDismissals: true).pages
    disappearing = Set(settled).subtracting(remaining)
    undecided = mayBeUndone ? disappearing.subtracting(removed) : []
  }

  /// Whether the last two polls agree and nothing is in transition.
  private var isSettled: Bool {
    guard polls.count > 1, let (_, last) = polls.last, last.isIdle else { return false }
    return polls[polls.count - 2].result == last
  }

  /// The visible pages of a hierarchy.
  static func pollResult(for page: Page, ignoringDismissals leavingIsGone: Bool = false)
    -> PollResult
  {
    var result = PollResult()
    let isIncluded = { (page: Page) in !leavingIsGone || !page.state.contains(.isBeingDismissed) }
    if let index = page.inside.lastIndex(where: { $0.covers && isIncluded($0) }) {
      var below = page
      let cover = below.inside.remove(at: index)
      result = ReferencePages.pollResult(for: cover, ignoringDismissals: leavingIsGone)
      result.around +=
        ReferencePages.pollResult(for: below, ignoringDismissals: leavingIsGone).pages + [
          cover.name
        ]
      result.modal = result.modal ?? cover.name
      return result
    }
    result.count(page.state, isPage: true)
    if page.kind == .plain { result.pages = [page.name] }
    for inside in page.inside {
      switch inside.link {
      case .presented(let style):
        guard isIncluded(inside) else { continue }
        if style.coverage == .obstructs { result.around.append(inside.name) }
        if style != .search { result.modal = inside.name }
        result.count(inside.state, isPage: false)
      case .root, .child(isCurrent: false):
        if page.kind == .plain, inside.state.isSuperset(of: .isInWindow),
          inside.state.isDisjoint(with: .isHidden)
        {
          result.add(ReferencePages.pollResult(for: inside, ignoringDismissals: leavingIsGone))
        }
      case .child(isCurrent: true):
        result.add(ReferencePages.pollResult(for: inside, ignoringDismissals: leavingIsGone))
      }
    }
    return result
  }
}

extension ReferencePages.PollResult {
  fileprivate mutating func add(_ other: Self) {
    pages += other.pages
    around += other.around
    modal = other.modal ?? modal
    isIdle = isIdle && other.isIdle
    isInteractive = isInteractive || other.isInteractive
    isCancelled = isCancelled || other.isCancelled
  }

  fileprivate mutating func count(_ state: SceneSnapshot.State, isPage: Bool) {
    let isMoving =
      state.contains(.isInTransition) || state.contains(.isBeingPresented)
      || state.contains(.isBeingDismissed)
    if isMoving || isPage && !state.contains(.isInWindow) { isIdle = false }
    if state.contains(.isInteractive) { isInteractive = true }
    if state.contains(.isCancelled) { isCancelled = true }
  }
}

extension Page {
  /// Whether a page of this name is anywhere in the hierarchy.
  fileprivate func has(_ name: String) -> Bool {
    self.name == name || inside.contains { $0.has(name) }
  }

  fileprivate var covers: Bool {
    link == .presented(.sheet) || link == .presented(.fullScreen)
  }
}
