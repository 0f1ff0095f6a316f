// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The machine that turns successive snapshots of a scene into changes of its pages.
///
/// Changes of pages count once the pages have settled: two successive polls found no transition and
/// the same pages. Until then only `disappearing` changes, and a modal of the app is foreign from its
/// first poll on, also if its transition never ends. A transition makes pages disappear from its
/// start; one that is cancelled, until they are back. The article “The states of the page watcher”
/// says what each poll does in each state.
///
/// Call `process(_:at:)` once per turn while a transition may be running, and no later than
/// `deadline`. A poll that finds no difference costs one comparison and allocates nothing.
package struct PageWatcher: Sendable {
  /// How long a noninteractive transition can keep pages from settling while the scene is active;
  /// after that the current pages count.
  package static let settlingTimeout = Duration.seconds(3)
  /// How long transitions can that follow each other, as when the user taps the back button again and
  /// again.
  package static let seriesTimeout = Duration.seconds(15)

  /// What the last poll found.
  package enum State: Sendable, Equatable {
    /// No scene: there was no poll since the watcher was created or reset, or the scene was not
    /// attached. → any state except `settled`.
    case detached
    /// A noninteractive transition, or no pages. → any state except `settled`.
    case transitioning
    /// A transition that follows a finger. → any state except `settled`.
    case interactive
    /// Pages and no transition; another poll has to find the same pages. → any other state, or
    /// `confirming` if it finds other pages.
    case confirming
    /// The same pages as the poll before, and no transition in either. → any other state.
    case settled
  }

  /// What the last poll found.
  package private(set) var state = State.detached
  /// The last state that was returned, without `gone`: gone pages are returned once.
  package private(set) var pageState = PageState()

  /// The nodes of the last snapshot, copied one by one: with shared storage, the next poll would
  /// have to allocate.
  private var nodes: [SceneSnapshot.Node] = []
  private var hasAppWindow = false
  private var traversal = PageTraversal()
  /// The pages of the last snapshot, which count once another poll confirms them.
  private var candidate = PageState()

  /// The nodes of the last settled snapshot.
  private var settledNodes: [SceneSnapshot.Node] = []
  /// The pages whose deallocation is known and has not been returned yet.
  private var deallocated: Set<PageID> = []

  private var lastPoll = MonotonicInstant.distantPast
  /// Whether the scene was active in the last poll. It is not used, and not updated, while the
  /// pages are settled.
  private var wasActive = false
  /// The active time without settling, since the pages counted last or the screen changed.
  private var elapsed = Duration.zero
  /// The active time without settling, since the pages counted last.
  private var seriesElapsed = Duration.zero
  private var hasReportedTimeout = false

  /// Creates a watcher without pages.
  package init() {}

  /// Whether no transition is running and a poll in the next turn can confirm that the pages have
  /// settled.
  package var needsConfirmation: Bool { state == .confirming }

  /// The latest time of the next poll; `nil` if there is no limit.
  package var deadline: MonotonicInstant? {
    guard isTimed else { return nil }
    return lastPoll
      + min(PageWatcher.settlingTimeout - elapsed, PageWatcher.seriesTimeout - seriesElapsed)
  }

  /// Whether the time since the last poll counts towards the timeout.
  private var isTimed: Bool {
    switch state {
    case .transitioning, .confirming: wasActive
    case .detached, .interactive, .settled: false
    }
  }

  // MARK: - Polls

  /// Processes a snapshot. Returns what changed; nothing for a disconnected scene.
  package mutating func process(_ snapshot: SceneSnapshot, at now: MonotonicInstant) -> [Output] {
    if isTimed {
      elapsed += max(.zero, now - lastPoll)
      seriesElapsed += max(.zero, now - lastPoll)
    }
    lastPoll = max(lastPoll, now)
    // The event for the scene dismisses everything, whatever its pages.
    guard snapshot.activation != .disconnected else {
      state = .detached
      return []
    }
    let isNew = nodes != snapshot.nodes || hasAppWindow != snapshot.hasAppWindow
    if !isNew, state == .settled, deallocated.isEmpty { return [] }
    let previous = candidate
    if isNew {
      store(snapshot)
      // What changes is not stuck; `seriesElapsed` limits transitions that follow each other.
      elapsed = .zero
    }
    let next = nextState(hasSamePages: candidate == previous)
    // A scene that has just become idle gets one more poll to confirm it, even after the timeout.
    let canTimeOut = next != .confirming || state == .confirming
    state = next
    wasActive = snapshot.isActive
    return evaluate(isNew: isNew, canTimeOut: canTimeOut)
  }

  /// Returns the state after a poll. The timeout does not change it: the pages count, and are still
  /// expected to settle.
  private func nextState(hasSamePages: Bool) -> State {
    var isMoving = false
    var transitions: SceneSnapshot.State = []
    // Transitions of what is covered or not selected do not matter.
    for (visit, node) in zip(traversal.visits, nodes)
    where visit.isVisible || visit.isPresentedAbove {
      isMoving = isMoving || node.isMoving(isVisible: visit.isVisible)
      transitions.formUnion(node.state)
    }
    // While a finger holds one transition, the others cannot settle the pages.
    if transitions.contains(.isInteractive) { return .interactive }
    if isMoving || candidate.visible.isEmpty || !hasAppWindow { return .transitioning }
    // One poll is not enough, because code can begin another transition in the same turn.
    return hasSamePages && (state == .confirming || state == .settled) ? .settled : .confirming
  }

  /// Discards the visible pages after polling was interrupted.
  ///
  /// There is no page until the next settled poll, which also returns the pages that have become
  /// gone since the last settled one.
  package mutating func reset() {
    var fresh = PageWatcher()
    (fresh.settledNodes, fresh.deallocated) = (settledNodes, deallocated)
    self = fresh
  }

  /// Records that the controllers of these pages have been deallocated.
  ///
  /// The next poll returns them as gone; a page that is still listed as visible, the poll that
  /// settles.
  package mutating func pagesDidDeallocate(_ pages: some Sequence<PageID>) {
    deallocated.formUnion(pages)
  }

  /// Stores a snapshot as the last one.
  private mutating func store(_ snapshot: SceneSnapshot) {
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: snapshot.nodes)
    hasAppWindow = snapshot.hasAppWindow
    traversal.update(with: nodes)
    candidate = PageState(traversal, through: nodes)
  }

  // MARK: - Conclusions

  private mutating func evaluate(isNew: Bool, canTimeOut: Bool) -> [Output] {
    var next = pageState
    var outputs: [Output] = []
    switch state {
    case .settled:
      settle(&next)
      hasReportedTimeout = false
    case .interactive:
      // A finger can rest for minutes; that is no transition without an end.
      (elapsed, seriesElapsed) = (.zero, .zero)
      if isNew { next.disappearing = disappearances }
    // `process` has returned for a detached scene.
    case .detached, .transitioning, .confirming:
      if canTimeOut,
        elapsed >= PageWatcher.settlingTimeout || seriesElapsed >= PageWatcher.seriesTimeout
      {
        settle(&next)
        if !hasReportedTimeout { outputs = [.didNotSettle(moving: moving)] }
        hasReportedTimeout = true
      } else if isNew {
        next.disappearing = disappearances
        // UIKit would refuse to present anything else from now on.
        next.foreignModal = candidate.foreignModal ?? next.foreignModal
      }
    }
    applyDeallocations(&next)
    guard next != pageState else { return outputs }
    pageState = next
    pageState.gone = []
    return [.pagesChanged(next)] + outputs
  }

  /// Makes the candidate the current state.
  private mutating func settle(_ next: inout PageState) {
    (elapsed, seriesElapsed) = (.zero, .zero)
    next = candidate
    next.gone = PageRemoval.gonePages(from: settledNodes, to: nodes)
    settledNodes.removeAll(keepingCapacity: true)
    settledNodes.append(contentsOf: nodes)
  }

  private mutating func applyDeallocations(_ next: inout PageState) {
    guard !deallocated.isEmpty else { return }
    // A page that is listed as visible is returned as gone when the pages have settled.
    let visible = Set(next.visible.map(\.id))
    next.gone.formUnion(deallocated.subtracting(visible))
    deallocated.formIntersection(visible)
  }

  /// The visible pages that the running transition removes.
  private var disappearances: [PageID: PageState.Disappearance] {
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
  /// Creates the state that a traversal found.
  fileprivate init(_ traversal: PageTraversal, through nodes: [SceneSnapshot.Node]) {
    self.init()
    for (visit, node) in zip(traversal.visits, nodes) {
      if visit.isVisible || visit.isPresentedAbove, node.isForeignModal {
        foreignModal = node.typeName
      }
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
  /// Whether the controller is presented, and neither by Usher nor as a search controller.
  fileprivate var isForeignModal: Bool {
    guard case .presented(let style) = link else { return false }
    return style != .search && !state.contains(.isPresentedByUsher)
  }

  /// Whether the controller is in transition, or should be visible and is not in the window yet.
  fileprivate func isMoving(isVisible: Bool) -> Bool {
    !state.isDisjoint(with: .isTransitioning) || isVisible && !state.contains(.isInWindow)
  }
}

extension PageWatcher {
  /// A change that `PageWatcher` found in a snapshot.
  package enum Output: Sendable, Equatable {
    /// The pages differ from the last state that was returned.
    case pagesChanged(PageState)
    /// The pages did not settle within the timeout, and the current pages count as settled.
    /// Returned once until they settle, with the type names of the controllers still in transition.
    case didNotSettle(moving: [String])
  }
}
