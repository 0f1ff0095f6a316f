// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension SceneSnapshot {
  /// The pages that the user sees, in the order of `nodes`: the visible set.
  package var visiblePages: [PageID] {
    let walk = walk
    return nodes.indices.filter { walk.places[$0].isVisible && nodes[$0].isPage }
      .map { nodes[$0].id }
  }

  /// Whether this look found nothing on the move; the page is settled when the next look finds the
  /// same visible pages and nothing on the move either.
  ///
  /// Nothing moves, if no controller on the walk has a transition coordinator, none that is there or
  /// in front of it is being presented or dismissed, and all are in the window. A window without
  /// pages has nothing that could be settled.
  package var isAtRest: Bool { motion(on: walk).isAtRest }

  private var walk: PageWalk {
    var walk = PageWalk()
    walk.make(of: nodes)
    return walk
  }

  /// What moves on the walk and in front of it.
  func motion(on walk: PageWalk) -> PageMotion {
    var motion = PageMotion(isAtRest: hasStageWindow)
    var hasPages = false
    for (place, node) in zip(walk.places, nodes) where place.isVisible || place.isInFront {
      if place.isVisible, node.isPage { hasPages = true }
      if node.isMoving(isVisible: place.isVisible) { motion.isAtRest = false }
      if node.state.contains(.isInteractive) { motion.isInteractive = true }
      if node.state.contains(.isCancelled) { motion.isCancelled = true }
    }
    motion.isAtRest = motion.isAtRest && hasPages
    return motion
  }
}

extension SceneSnapshot.Node {
  /// Whether it is on the move or, where it should be visible, has not arrived.
  func isMoving(isVisible: Bool) -> Bool {
    !state.isDisjoint(with: .isMoving) || isVisible && !state.contains(.isInWindow)
  }
}

/// What one look found moving, among the pages and what is in front of them.
struct PageMotion: Sendable, Equatable {
  /// Nothing moves, and there are pages.
  var isAtRest = false
  /// Something follows a finger.
  var isInteractive = false
  /// Something was given up and runs back.
  var isCancelled = false
}
