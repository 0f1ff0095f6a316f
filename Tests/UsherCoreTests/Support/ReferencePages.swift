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
  }

  private(set) var settled: [String] = []
  private(set) var disappearing: Set<String> = []
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
    if !wasSettled, wasActive, let last, !last.result.isInteractive {
      timeLeft -= interval
      seriesTimeLeft -= interval
    }
    if page.snapshot() != last?.page.snapshot() { timeLeft = 3000 }
    polls.append((page, found))
    let isNew = page.snapshot() != last?.page.snapshot()
    if isSettled {
      settle(found)
      hasReported = false
    } else if found.isInteractive {
      if isNew { disappearing = disappearances(from: page) }
      (timeLeft, seriesTimeLeft) = (3000, 15000)
    } else if min(timeLeft, seriesTimeLeft) <= 0, !(found.isIdle && last?.result.isIdle != true) {
      settle(found)
      if !hasReported { reports += 1 }
      hasReported = true
    } else if isNew {
      disappearing = disappearances(from: page)
      modal = found.modal ?? modal
    }
  }

  private mutating func settle(_ found: PollResult) {
    (settled, disappearing, modal) = (found.pages, [], found.modal)
    (timeLeft, seriesTimeLeft) = (3000, 15000)
  }

  /// The settled pages that are not there when what is being dismissed is gone.
  private func disappearances(from page: Page) -> Set<String> {
    let remaining = ReferencePages.pollResult(for: page, ignoringDismissals: true).pages
    return Set(settled).subtracting(remaining)
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
  }

  fileprivate mutating func count(_ state: SceneSnapshot.State, isPage: Bool) {
    let isMoving =
      state.contains(.isInTransition) || state.contains(.isBeingPresented)
      || state.contains(.isBeingDismissed)
    if isMoving || isPage && !state.contains(.isInWindow) { isIdle = false }
    if state.contains(.isInteractive) { isInteractive = true }
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
