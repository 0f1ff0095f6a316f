// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The traversal from the root of a snapshot to the visible pages and the controllers presented
/// above them.
///
/// A navigation controller leads to its top view controller, a tab bar controller to the selected
/// one, a split view controller to every column in the window, a page view controller to its
/// current view controllers, and any other container to each child that is in the window and not
/// hidden. A presented controller that covers replaces the one that presents it. Navigation, tab
/// bar, split and page view controllers are containers only; every other visited controller is a
/// page.
///
/// One pass is enough, because a parent precedes its children, and these precede the controller
/// that it presents. The traversal is updated in place and allocates nothing unless the snapshot
/// grows.
struct PageTraversal: Sendable {
  /// The result for one node.
  struct Visit: Sendable {
    /// Whether the node was visited: it is visible, as a page or as a container.
    var isVisible = false
    /// Whether the node is presented above a visited node without replacing it.
    var isPresentedAbove = false
    /// The visited node that this node is, or that presents it, directly or not; `nil` if the node
    /// was not reached. A cover replaces all nodes from the anchor on.
    var anchorIndex: Int?
    /// The node that covers this one, if this one would be visible without it.
    var coverIndex: Int?
    /// The node that obstructs this one.
    var obstructionIndex: Int?
  }

  private(set) var visits: [Visit] = []

  /// Traverses the nodes, optionally as if the dismissals in progress were complete.
  mutating func update(with nodes: [SceneSnapshot.Node], ignoringDismissals: Bool = false) {
    visits.removeAll(keepingCapacity: true)
    var obstruction: Int?
    for (index, node) in nodes.enumerated() {
      visits.append(Visit())
      guard let parent = node.parent else {
        if node.link == .root { visit(index) }
        continue
      }
      // An invalid index, or a parent that is not shown or belongs to a popup.
      guard parent >= 0, parent < index, let anchor = visits[parent].anchorIndex else { continue }
      switch node.link {
      case .root:
        break  // Invalid: the root has no parent.
      case .child(let isCurrent):
        // A child of a popover is no page, but what it presents can cover the page below.
        if !visits[parent].isVisible {
          visits[index].anchorIndex = anchor
        } else if nodes[parent].isShowing(node, isCurrent: isCurrent) {
          visit(index)
        }
      case .presented(let style):
        if ignoringDismissals, node.state.contains(.isBeingDismissed) { continue }
        visits[index].isPresentedAbove = true
        // Without an anchor nothing that a popup contains or presents is reached.
        if node.state.contains(.isPresentedByUsher) { continue }
        visits[index].anchorIndex = anchor
        switch style.coverage {
        case .covers:
          // In a controller that only obstructs, it covers that one and no page.
          guard visits[parent].isVisible || style != .currentContext else { continue }
          cover(anchor..<index, by: index)
          // The cover also covers the alert or popover that was in front.
          if let current = obstruction, current >= anchor { obstruction = nil }
        case .obstructs:
          obstruct(anchor..<index, by: index)
          // These two receive the touches of the whole window, also beside their page.
          if style == .alert || style == .popover { obstruction = obstruction ?? index }
        case .transparent:
          continue
        }
      }
    }
    if let obstruction { obstruct(0..<nodes.count, by: obstruction) }
  }

  private mutating func visit(_ index: Int) {
    visits[index] = Visit(isVisible: true, anchorIndex: index)
  }

  /// Marks nodes as covered. What was presented above them is covered, too.
  private mutating func cover(_ covered: Range<Int>, by cover: Int) {
    for index in covered {
      visits[index] = Visit(coverIndex: visits[index].isVisible ? cover : visits[index].coverIndex)
    }
    visit(cover)
  }

  private mutating func obstruct(_ obstructed: Range<Int>, by obstruction: Int) {
    for index in obstructed where visits[index].isVisible && visits[index].obstructionIndex == nil {
      visits[index].obstructionIndex = obstruction
    }
  }
}

extension SceneSnapshot.Node {
  /// Whether the controller is a page when it is visible, not just a container of pages.
  var isPage: Bool { kind == .plain }

  fileprivate func isShowing(_ child: SceneSnapshot.Node, isCurrent: Bool) -> Bool {
    switch kind {
    case .navigation, .tabs, .pages: isCurrent
    case .split: child.state.contains(.isInWindow)
    case .plain: child.state.contains(.isInWindow) && !child.state.contains(.isHidden)
    }
  }
}

/// The effect of a presented controller on the page below it.
package enum PageCoverage: Sendable, Equatable {
  /// The page counts as left.
  case covers
  /// The page is still visible, but not available to popups.
  case obstructs
  /// The page can be used as before.
  case transparent
}

extension SceneSnapshot.PresentationStyle {
  /// The effect of a controller presented in this style on the page below it.
  package var coverage: PageCoverage {
    switch self {
    // The default since iOS 13 is a sheet, under which a page gets no `viewWillDisappear`: queues
    // that wait for it leave popups in front of the sheet. Here what is presented decides.
    case .fullScreen, .currentContext, .sheet: .covers
    case .popover, .alert, .overContext, .custom: .obstructs
    case .undimmedSheet, .search: .transparent
    }
  }
}

/// How a controller was removed: decides whether its page is gone or left.
package enum PageRemoval: Sendable, Equatable {
  /// The controller or its container was popped or dismissed: gone.
  case removed
  /// The root that contains it was replaced: gone, except for the root itself and its tabs, which
  /// apps keep and show again.
  case rootReplaced
  /// The controller or its container was removed from any other container: left, because it can be
  /// added again.
  case detached

  /// Returns the pages that existed before and are gone now.
  static func gonePages(
    from before: [SceneSnapshot.Node], to after: [SceneSnapshot.Node]
  ) -> Set<PageID> {
    guard before != after else { return [] }
    let present = Set(after.map(\.id))
    var removals: [PageRemoval?] = []
    var belongsToUsher: [Bool] = []
    var gone: Set<PageID> = []
    for (index, node) in before.enumerated() {
      let parent = node.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      belongsToUsher.append(
        node.state.contains(.isPresentedByUsher) || parent.map { belongsToUsher[$0] } ?? false)
      let container = parent.map { before[$0].kind }
      // What was in a removed container goes the way of the container.
      let removal =
        present.contains(node.id)
        ? nil : parent.flatMap { removals[$0] } ?? PageRemoval(of: node.link, in: container)
      removals.append(removal)
      guard node.isPage, !belongsToUsher[index] else { continue }
      switch removal {
      case .removed: gone.insert(node.id)
      case .rootReplaced: if node.link != .root, container != .tabs { gone.insert(node.id) }
      // Left, or still there: it can become visible again.
      case .detached, nil: break
      }
    }
    return gone
  }

  /// Creates the removal of a controller with this link, from this kind of container.
  package init(of link: SceneSnapshot.Link, in container: SceneSnapshot.Kind?) {
    switch (link, container) {
    case (.root, _): self = .rootReplaced
    case (.presented, _), (.child, .navigation): self = .removed
    case (.child, .tabs), (.child, .split), (.child, .pages), (.child, .plain), (.child, nil):
      self = .detached
    }
  }
}
