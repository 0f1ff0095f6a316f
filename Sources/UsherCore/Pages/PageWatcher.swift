// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Turns looks at a scene into what has happened to its pages.
///
/// Pages count as changed when they have settled: two successive looks found nothing on the move and
/// the same pages. Until then only `departing` changes: a transition that does not follow a finger
/// takes pages away from its beginning, one that does from the finger's release, one that was given
/// up never; and what has departed and is not there any more does not come back with another one.
/// Whoever looks does so once per turn while something may move, and no later than `deadline`.
///
/// A look that finds what the one before found costs a comparison and allocates nothing.
package struct PageWatcher: Sendable, Equatable {
  /// How long pages may move, in active time and not by a finger, before what is found counts.
  package static let settlingTimeout = Duration.seconds(3)

  /// What was last told, without the pages that were gone: these are told once.
  package private(set) var pageState = PageState()

  /// The last look, copied element by element: sharing storage with whoever looks would make him
  /// allocate at the next look.
  private var nodes: [SceneSnapshot.Node] = []
  private var hasAppWindow = false
  private var traversal = PageTraversal()
  private var transition = TransitionStatus()
  /// What counts if the look is confirmed.
  private var candidate = PageState()
  /// Whether `found` is what counts, because the pages have settled.
  private var isSettled = false

  /// The nodes of the look that counted last.
  private var settledNodes: [SceneSnapshot.Node] = []
  /// What was departing and is not in the scene any more, while the pages have not settled.
  private var disappeared: Set<PageID> = []
  /// Pages that are known to be deallocated and have not been told to be gone.
  private var deallocated: Set<PageID> = []

  private var lastPoll = MonotonicInstant.distantPast
  /// Whether the time since the last look counts against our patience.
  private var isWaiting = false
  private var elapsed = Duration.zero
  private var hasReported = false

  /// Creates a watcher that has seen nothing.
  package init() {}

  /// Whether the pages are at rest and another look, in the next turn, will tell whether they are
  /// settled.
  package var needsConfirmation: Bool { transition.isIdle && !isSettled }

  /// The moment at which to look again at the latest; nil while there is no such moment.
  package var deadline: MonotonicInstant? {
    isWaiting ? lastPoll + (PageWatcher.settlingTimeout - elapsed) : nil
  }

  /// Takes in a look and answers what it changed. Nothing is learned from a scene that is closed.
  package mutating func process(_ snapshot: SceneSnapshot, at now: MonotonicInstant) -> [Output] {
    if isWaiting { elapsed += max(.zero, now - lastPoll) }
    lastPoll = max(lastPoll, now)
    guard snapshot.activation != .unattached else {
      isWaiting = false
      return []
    }
    let isNew = nodes != snapshot.nodes || hasAppWindow != snapshot.hasAppWindow
    if !isNew, isSettled, deallocated.isEmpty { return [] }
    let wasIdle = transition.isIdle
    let isConfirmed = isNew ? store(snapshot) && wasIdle : wasIdle
    let changes = evaluate(isNew: isNew, isConfirmed: isConfirmed, wasIdle: wasIdle)
    isWaiting = snapshot.isActive && !isSettled && !transition.isInteractive
    return changes
  }

  /// Forgets what is visible, because nobody has looked for a while: until the next settled look
  /// there is no page. What went since the last settled one is told as gone all the same.
  package mutating func reset() {
    var fresh = PageWatcher()
    (fresh.settledNodes, fresh.deallocated) = (settledNodes, deallocated)
    self = fresh
  }

  /// Takes in that the controllers of these pages do not exist any more.
  ///
  /// The next look tells that they are gone or, if the user could see one, that which settles.
  package mutating func pagesDidDeallocate(_ pages: some Sequence<PageID>) {
    deallocated.formUnion(pages)
  }

  /// Makes this look the last one; answers whether it is at rest and found the same pages as the one
  /// before.
  private mutating func store(_ snapshot: SceneSnapshot) -> Bool {
    updateDisappeared(in: snapshot)
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: snapshot.nodes)
    hasAppWindow = snapshot.hasAppWindow
    traversal.update(with: nodes)
    transition = snapshot.transitionStatus(for: traversal)
    let before = candidate
    candidate = PageState(traversal, through: nodes)
    return transition.isIdle && candidate == before
  }

  private mutating func updateDisappeared(in snapshot: SceneSnapshot) {
    guard !pageState.disappearing.isEmpty else { return }
    for page in pageState.disappearing.keys {
      if snapshot.nodes.contains(where: { $0.id == page }) {
        disappeared.remove(page)
      } else if nodes.contains(where: { $0.id == page }) {
        disappeared.insert(page)
      }
    }
  }

  private mutating func evaluate(isNew: Bool, isConfirmed: Bool, wasIdle: Bool) -> [Output] {
    var next = pageState
    var report: Output?
    isSettled = isConfirmed
    if isConfirmed {
      settle(&next)
      hasReported = false
    } else if transition.isInteractive {
      elapsed = .zero
      next.disappearing = committedDisappearances
    } else if elapsed >= PageWatcher.settlingTimeout, wasIdle || !transition.isIdle {
      // A look that has just come to rest is given the one that confirms it.
      settle(&next)
      if !hasReported { report = .didNotSettle(moving: moving) }
      hasReported = true
    } else if isNew {
      next.disappearing = transition.isCancelled ? committedDisappearances : predictedDisappearances()
    }
    applyDeallocations(&next)
    return emit(next) + (report.map { [$0] } ?? [])
  }

  /// Counts what was found.
  private mutating func settle(_ next: inout PageState) {
    elapsed = .zero
    disappeared = []
    next = candidate
    next.gone = PageRemoval.gonePages(from: settledNodes, to: nodes)
    settledNodes.removeAll(keepingCapacity: true)
    settledNodes.append(contentsOf: nodes)
  }

  private mutating func applyDeallocations(_ next: inout PageState) {
    guard !deallocated.isEmpty else { return }
    let visible = Set(next.visible.map(\.id))
    next.gone.formUnion(deallocated.subtracting(visible))
    deallocated.formIntersection(visible)
  }

  private mutating func emit(_ next: PageState) -> [Output] {
    guard next != pageState else { return [] }
    pageState = next
    pageState.gone = []
    return [.pagesChanged(next)]
  }

  /// What departs whatever becomes of the transition that follows a finger or was given up.
  private var committedDisappearances: [PageID: PageState.Disappearance] {
    pageState.disappearing.filter { disappeared.contains($0.key) }
  }

  /// The pages that the user would not see any more if what moves were at its end.
  private func predictedDisappearances() -> [PageID: PageState.Disappearance] {
    var traversal = PageTraversal()
    traversal.update(with: nodes, ignoringDismissals: true)
    let target = PageState(traversal, through: nodes)
    let visibleAfterwards = Set(target.visible.map(\.id))
    var disappearing: [PageID: PageState.Disappearance] = [:]
    for page in pageState.visible where !visibleAfterwards.contains(page.id) {
      disappearing[page.id] = target.covered[page.id] == nil ? .left : .covered
    }
    return disappearing
  }

  private var moving: [String] {
    zip(traversal.visits, nodes).filter { visit, node in
      (visit.isVisible || visit.isPresentedAbove) && node.isMoving(isVisible: visit.isVisible)
    }.map(\.1.typeName)
  }
}

extension PageState {
  /// What a walk found.
  fileprivate init(_ traversal: PageTraversal, through nodes: [SceneSnapshot.Node]) {
    self.init()
    for (visit, node) in zip(traversal.visits, nodes) {
      if visit.isVisible || visit.isPresentedAbove, node.isForeignModal { foreignModal = node.typeName }
      guard node.isPage else { continue }
      if visit.isVisible {
        visible.append(
          Page(
            id: node.id, types: node.types, name: node.name,
            obstruction: visit.obstructionIndex.map { nodes[$0].typeName }))
      } else if let cover = visit.coverIndex {
        covered[node.id] = nodes[cover].typeName
      }
    }
  }
}

extension SceneSnapshot.Node {
  /// Whether it takes up the app's window although Usher does not present it.
  fileprivate var isForeignModal: Bool {
    guard case .presented(let style) = link else { return false }
    return style != .search && !state.contains(.isPresentedByUsher)
  }
}

/// What `PageWatcher` learned from a look.
package enum Output: Sendable, Hashable {
  /// The pages stand differently from what was last told.
  case pagesChanged(PageState)
  /// The pages have not come to rest for as long as anybody can be expected to wait, and what was
  /// found counts as if they had. Told once until they do; with the type names of what still moved.
  case didNotSettle(moving: [String])
}
