// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The walk from the root of a snapshot to the pages that the user sees, and to what is before them.
///
/// A navigation controller leads to its top, a tab controller to the selected one, a split controller
/// to every column in the window, a page view controller to what it shows, any other container to
/// each child that is in the window and not hidden, and then a controller that covers takes the place
/// of the one that presents it. Navigation, tab, split and page view controllers are only passed;
/// everything else on the way is a page.
///
/// One pass, because a parent comes before its children, and they before what it presents. The walk
/// is kept and made again in place, so that it allocates nothing as long as the snapshot does not
/// grow.
struct PageTraversal: Sendable, Equatable {
  /// What the walk makes of one node.
  struct Visit: Sendable, Equatable {
    /// Whether the walk visits it.
    var isVisible = false
    /// Whether it is presented in front of a visited node without taking its place.
    var isPresentedAbove = false
    /// For what the walk has reached, on its way or in front of it: the visited node that it is or
    /// that presents it. A cover takes the place of everything from that node on.
    var anchorIndex: Int?
    /// What took its place.
    var coverIndex: Int?
    /// What obstructs it.
    var obstructionIndex: Int?
  }

  private(set) var visits: [Visit] = []

  /// Walks through the nodes as they stand or, if asked, as if what is being dismissed had left.
  mutating func update(with nodes: [SceneSnapshot.Node], ignoringDismissals: Bool = false) {
    visits.removeAll(keepingCapacity: true)
    var front: Int?
    for (index, node) in nodes.enumerated() {
      visits.append(Visit())
      guard let parent = node.parent else {
        if node.link == .root { visit(index) }
        continue
      }
      guard parent >= 0, parent < index, let anchor = visits[parent].anchorIndex else { continue }
      switch node.link {
      case .root:
        break
      case .child(let isCurrent):
        if !visits[parent].isVisible {
          visits[index].anchorIndex = anchor
        } else if nodes[parent].isShowing(node, isCurrent: isCurrent) {
          visit(index)
        }
      case .presented(let style):
        if ignoringDismissals, node.state.contains(.isBeingDismissed) { continue }
        visits[index].isPresentedAbove = true
        if node.state.contains(.isPresentedByUsher) { continue }
        visits[index].anchorIndex = anchor
        switch style.coverage {
        case .covers:
          guard visits[parent].isVisible || style != .currentContext else { continue }
          cover(anchor..<index, by: index)
          if let current = front, current >= anchor { front = nil }
        case .obstructs:
          obstruct(anchor..<index, by: index)
          if style == .alert || style == .popover { front = front ?? index }
        case .transparent:
          continue
        }
      }
    }
    if let front { obstruct(0..<nodes.count, by: front) }
  }

  private mutating func visit(_ index: Int) {
    visits[index] = Visit(isVisible: true, anchorIndex: index)
  }

  /// The nodes are not visited after all; what was in front of them is of no account either.
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
  /// Whether it is a page where it is visible: all but the containers that only lead to one.
  var isPage: Bool { kind == .plain }

  fileprivate func isShowing(_ child: SceneSnapshot.Node, isCurrent: Bool) -> Bool {
    switch kind {
    case .navigation, .tabs, .pages: isCurrent
    case .split: child.state.contains(.isInWindow)
    case .plain: child.state.contains(.isInWindow) && !child.state.contains(.isHidden)
    }
  }
}

/// What a controller in front of a page does to it.
package enum PageCoverage: Sendable, Hashable {
  /// The page counts as left.
  case covers
  /// The page is still there, but nothing of its own can be in front of it.
  case obstructs
  /// The page is in use as before.
  case transparent
}

extension SceneSnapshot.PresentationStyle {
  /// What a controller presented in this style does to the page below it.
  package var coverage: PageCoverage {
    switch self {
    case .fullScreen, .currentContext, .sheet: .covers
    case .popover, .alert, .overContext, .custom: .obstructs
    case .undimmedSheet, .search: .transparent
    }
  }
}

/// How a controller came to be absent between two settled looks; it decides whether its page is gone
/// for good or only left.
enum PageRemoval {
  /// It, or what it was in, was popped or dismissed: gone.
  case removed
  /// It was in a root that was swapped: gone, unless it is the root or one of its tabs, which apps
  /// keep and bring back.
  case rootReplaced
  /// It, or what it was in, was dropped by some other container: left, for it may come back.
  case detached

  /// The pages that were there and are gone.
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
      belongsToUsher.append(node.state.contains(.isPresentedByUsher) || parent.map { belongsToUsher[$0] } ?? false)
      guard !present.contains(node.id) else {
        removals.append(nil)
        continue
      }
      let container = parent.map { before[$0].kind }
      let removal = parent.flatMap { removals[$0] } ?? PageRemoval(of: node.link, in: container)
      removals.append(removal)
      guard node.isPage, !belongsToUsher[index] else { continue }
      switch removal {
      case .removed: gone.insert(node.id)
      case .rootReplaced: if node.link != .root, container != .tabs { gone.insert(node.id) }
      case .detached: break
      }
    }
    return gone
  }

  private init(of link: SceneSnapshot.Link, in container: SceneSnapshot.Kind?) {
    switch (link, container) {
    case (.root, _): self = .rootReplaced
    case (.presented, _), (.child, .navigation): self = .removed
    case (.child, .tabs), (.child, .split), (.child, .pages), (.child, .plain), (.child, nil):
      self = .detached
    }
  }
}
