// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the watcher should know after a number of looks, worked out from all of them at every look.
///
/// It walks through drawings, not through snapshots, by recursion, and knows pages by their names. It
/// keeps nothing but the looks, when they were made, and since when patience has run.
struct NaivePages {
  /// What one look shows to somebody who looks for himself.
  struct Look: Equatable {
    var pages: [String] = []
    /// What stands in front of them, what they cover, and by what.
    var around: [String] = []
    /// The last of those that take up the window.
    var modal: String?
    var isAtRest = true
    var isInteractive = false
    var isCancelled = false
  }

  private(set) var settled: [String] = []
  private(set) var departing: Set<String> = []
  /// Those of them that are not there any more.
  private var departed: Set<String> = []
  private(set) var reports = 0
  private var looks: [(page: Page, look: Look)] = []
  private var patience = 3000
  private var hasReported = false

  /// Looks again, some milliseconds after the last look; they count if the scene was active then.
  mutating func look(_ page: Page, after span: Int, wasActive: Bool) {
    let seen = NaivePages.look(at: page)
    let last = looks.last
    let wasSettled = isSettled
    departed.formUnion(departing.filter { last?.page.has($0) == true })
    departed = departed.filter { !page.has($0) }
    if !wasSettled, wasActive, let last, !last.look.isInteractive { patience -= span }
    looks.append((page, seen))
    if isSettled {
      (settled, departing, patience, hasReported) = (seen.pages, [], 3000, false)
      departed = []
    } else if seen.isInteractive {
      (departing, patience) = (departing.intersection(departed), 3000)
    } else if patience <= 0, !(seen.isAtRest && last?.look.isAtRest != true) {
      (settled, departing, patience) = (seen.pages, [], 3000)
      departed = []
      if !hasReported { reports += 1 }
      hasReported = true
    } else if page.snapshot() != last?.page.snapshot() {
      let arriving = NaivePages.look(at: page, leavingIsGone: true).pages
      departing = Set(settled).subtracting(arriving)
      if seen.isCancelled { departing.formIntersection(departed) }
    }
  }

  /// Whether the last two looks agree, with nothing moving.
  private var isSettled: Bool {
    guard looks.count > 1, let (_, last) = looks.last, last.isAtRest else { return false }
    return looks[looks.count - 2].look == last
  }

  /// The pages at the end of every way that leads from here.
  static func look(at page: Page, leavingIsGone: Bool = false) -> Look {
    var look = Look()
    let isThere = { (page: Page) in !leavingIsGone || !page.state.contains(.isBeingDismissed) }
    if let place = page.inside.lastIndex(where: { $0.covers && isThere($0) }) {
      var below = page
      let cover = below.inside.remove(at: place)
      look = NaivePages.look(at: cover, leavingIsGone: leavingIsGone)
      look.around += NaivePages.look(at: below, leavingIsGone: leavingIsGone).pages + [cover.name]
      look.modal = look.modal ?? cover.name
      return look
    }
    look.count(page.state, isPage: true)
    if page.kind == .plain { look.pages = [page.name] }
    for inside in page.inside {
      switch inside.link {
      case .presented(let style):
        guard isThere(inside) else { continue }
        if style.relation == .obstructs { look.around.append(inside.name) }
        if style != .search { look.modal = inside.name }
        look.count(inside.state, isPage: false)
      case .root, .child(isCurrent: false):
        if page.kind == .plain, inside.state.isSuperset(of: .isInWindow),
          inside.state.isDisjoint(with: .isHidden)
        {
          look.add(NaivePages.look(at: inside, leavingIsGone: leavingIsGone))
        }
      case .child(isCurrent: true):
        look.add(NaivePages.look(at: inside, leavingIsGone: leavingIsGone))
      }
    }
    return look
  }
}

extension NaivePages.Look {
  fileprivate mutating func add(_ other: Self) {
    pages += other.pages
    around += other.around
    modal = other.modal ?? modal
    isAtRest = isAtRest && other.isAtRest
    isInteractive = isInteractive || other.isInteractive
    isCancelled = isCancelled || other.isCancelled
  }

  fileprivate mutating func count(_ state: SceneSnapshot.State, isPage: Bool) {
    let moves =
      state.contains(.isInTransition) || state.contains(.isBeingPresented)
      || state.contains(.isBeingDismissed)
    if moves || isPage && !state.contains(.isInWindow) { isAtRest = false }
    if state.contains(.isInteractive) { isInteractive = true }
    if state.contains(.isCancelled) { isCancelled = true }
  }
}

extension Page {
  /// Whether a page of this name is anywhere in the drawing.
  fileprivate func has(_ name: String) -> Bool {
    self.name == name || inside.contains { $0.has(name) }
  }

  fileprivate var covers: Bool {
    link == .presented(.sheet) || link == .presented(.fullScreen)
  }
}
