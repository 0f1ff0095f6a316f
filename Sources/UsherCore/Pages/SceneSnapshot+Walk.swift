// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension SceneSnapshot {
  /// The pages that the user sees, in the order of `nodes`: the visible set.
  package var visiblePages: [PageID] {
    let traversal = traversal
    return nodes.indices.filter { traversal.visits[$0].isVisible && nodes[$0].isPage }
      .map { nodes[$0].id }
  }

  /// Whether this look found nothing on the move; the page is settled when the next look finds the
  /// same visible pages and nothing on the move either.
  ///
  /// Nothing moves, if no controller on the walk has a transition coordinator, none that is there or
  /// in front of it is being presented or dismissed, and all are in the window. A window without
  /// pages has nothing that could be settled.
  package var isIdle: Bool { transitionStatus(for: traversal).isIdle }

  private var traversal: PageTraversal {
    var traversal = PageTraversal()
    traversal.update(with: nodes)
    return traversal
  }

  /// What moves on the walk and in front of it.
  func transitionStatus(`for` traversal: PageTraversal) -> TransitionStatus {
    var status = TransitionStatus(isIdle: hasAppWindow)
    var hasPages = false
    for (visit, node) in zip(traversal.visits, nodes) where visit.isVisible || visit.isPresentedAbove {
      if visit.isVisible, node.isPage { hasPages = true }
      if node.isMoving(isVisible: visit.isVisible) { status.isIdle = false }
      if node.state.contains(.isInteractive) { status.isInteractive = true }
      if node.state.contains(.isCancelled) { status.isCancelled = true }
    }
    status.isIdle = status.isIdle && hasPages
    return status
  }
}

extension SceneSnapshot.Node {
  /// Whether it is on the move or, where it should be visible, has not arrived.
  func isMoving(isVisible: Bool) -> Bool {
    !state.isDisjoint(with: .isTransitioning) || isVisible && !state.contains(.isInWindow)
  }
}

/// What one look found moving, among the pages and what is in front of them.
struct TransitionStatus: Sendable, Equatable {
  /// Nothing moves, and there are pages.
  var isIdle = false
  /// Something follows a finger.
  var isInteractive = false
  /// Something was given up and runs back.
  var isCancelled = false
}
