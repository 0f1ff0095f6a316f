// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension SceneSnapshot {
  /// The pages that the user sees, in the order of `nodes`: the visible set.
  ///
  /// A walk from the root: a navigation controller leads to its top, a tab controller to the selected
  /// one, a split controller to every column in the window, a page view controller to what it shows,
  /// any other container to each child that is in the window and not hidden, and then a controller
  /// that covers takes the place of the one that presents it. Navigation, tab, split and page view
  /// controllers are only passed; everything else on the way is a page.
  public var visiblePages: [PageID] {
    visibleNodes.filter(\.isPage).map(\.id)
  }

  /// Whether this look found nothing on the move; the page is settled when the next look finds the
  /// same visible pages and nothing on the move either.
  ///
  /// Nothing moves, if no controller on the walk has a transition coordinator, none that is there or
  /// in front of it is being presented or dismissed, and all are in the window. A window without
  /// pages has nothing that could be settled.
  public var isAtRest: Bool {
    guard hasStageWindow, !visiblePages.isEmpty else { return false }
    let (visible, inFront) = walk()
    return nodes.indices.allSatisfy { place in
      let state = nodes[place].state
      if visible[place] { return state.isDisjoint(with: .isMoving) && state.contains(.isInWindow) }
      if inFront[place] { return state.isDisjoint(with: .isMoving) }
      return true
    }
  }

  /// Whether the page is settled: two successive looks found nothing on the move and the same pages.
  public func isSettled(after previous: SceneSnapshot) -> Bool {
    isAtRest && previous.isAtRest && visiblePages == previous.visiblePages
  }

  private var visibleNodes: [Node] {
    let (visible, _) = walk()
    return nodes.indices.filter { visible[$0] }.map { nodes[$0] }
  }

  /// Which nodes the walk visits, and which are presented in front of one that it visited.
  ///
  /// One pass: a parent comes before its children, and they before what it presents.
  private func walk() -> (visible: [Bool], inFront: [Bool]) {
    var visible = Array(repeating: false, count: nodes.count)
    var inFront = visible
    // For what the walk has reached, on its way or in front of it: the visited node that it is or
    // that presents it. A cover takes the place of everything from that node on.
    var base: [Int?] = Array(repeating: nil, count: nodes.count)
    for (place, node) in nodes.enumerated() {
      guard let parent = node.parent else {
        visible[place] = node.link == .root
        base[place] = visible[place] ? place : nil
        continue
      }
      guard parent >= 0, parent < place, let origin = base[parent] else { continue }
      switch node.link {
      case .root:
        break
      case .child(let isCurrent):
        visible[place] = visible[parent] && nodes[parent].shows(node, isCurrent: isCurrent)
        base[place] = visible[place] ? place : visible[parent] ? nil : origin
      case .presented(let style):
        inFront[place] = true
        if node.state.contains(.isOurs) { continue }
        base[place] = origin
        guard style.covers(whereParentIsVisible: visible[parent]) else { continue }
        for covered in origin..<place {
          visible[covered] = false
          inFront[covered] = false
          base[covered] = nil
        }
        visible[place] = true
        base[place] = place
      }
    }
    return (visible, inFront)
  }
}

extension SceneSnapshot.PresentationStyle {
  /// Whether pages are covered; in place of something that is no page, nothing is.
  fileprivate func covers(whereParentIsVisible: Bool) -> Bool {
    relation == .covers && (whereParentIsVisible || self != .currentContext)
  }
}

extension SceneSnapshot.Node {
  /// Whether it is a page where it is visible: all but the containers that only lead to one.
  fileprivate var isPage: Bool { kind == .plain }

  fileprivate func shows(_ child: SceneSnapshot.Node, isCurrent: Bool) -> Bool {
    switch kind {
    case .navigation, .tabs, .pages: isCurrent
    case .split: child.state.contains(.isInWindow)
    case .plain: child.state.contains(.isInWindow) && !child.state.contains(.isHidden)
    }
  }
}
