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
struct PageWalk: Sendable, Equatable {
  /// What the walk makes of one node.
  struct Place: Sendable, Equatable {
    /// Whether the walk visits it.
    var isVisible = false
    /// Whether it is presented in front of a visited node without taking its place.
    var isInFront = false
    /// For what the walk has reached, on its way or in front of it: the visited node that it is or
    /// that presents it. A cover takes the place of everything from that node on.
    var base: Int?
    /// What took its place.
    var cover: Int?
    /// What obstructs it.
    var obstruction: Int?
  }

  private(set) var places: [Place] = []

  /// Walks through the nodes as they stand or, if asked, as if what is being dismissed had left.
  mutating func make(of nodes: [SceneSnapshot.Node], withoutLeaving: Bool = false) {
    places.removeAll(keepingCapacity: true)
    var front: Int?
    for (place, node) in nodes.enumerated() {
      places.append(Place())
      guard let parent = node.parent else {
        if node.link == .root { visit(place) }
        continue
      }
      guard parent >= 0, parent < place, let origin = places[parent].base else { continue }
      switch node.link {
      case .root:
        break
      case .child(let isCurrent):
        if !places[parent].isVisible {
          places[place].base = origin
        } else if nodes[parent].shows(node, isCurrent: isCurrent) {
          visit(place)
        }
      case .presented(let style):
        if withoutLeaving, node.state.contains(.isBeingDismissed) { continue }
        places[place].isInFront = true
        if node.state.contains(.isOurs) { continue }
        places[place].base = origin
        switch style.relation {
        case .covers:
          guard places[parent].isVisible || style != .currentContext else { continue }
          cover(origin..<place, by: place)
          if let current = front, current >= origin { front = nil }
        case .obstructs:
          obstruct(origin..<place, by: place)
          if style == .alert || style == .popover { front = front ?? place }
        case .transparent:
          continue
        }
      }
    }
    if let front { obstruct(0..<nodes.count, by: front) }
  }

  private mutating func visit(_ place: Int) {
    places[place] = Place(isVisible: true, base: place)
  }

  /// The nodes are not visited after all; what was in front of them is of no account either.
  private mutating func cover(_ covered: Range<Int>, by cover: Int) {
    for place in covered {
      places[place] = Place(cover: places[place].isVisible ? cover : places[place].cover)
    }
    visit(cover)
  }

  private mutating func obstruct(_ obstructed: Range<Int>, by obstruction: Int) {
    for place in obstructed where places[place].isVisible && places[place].obstruction == nil {
      places[place].obstruction = obstruction
    }
  }
}

extension SceneSnapshot.Node {
  /// Whether it is a page where it is visible: all but the containers that only lead to one.
  var isPage: Bool { kind == .plain }

  fileprivate func shows(_ child: SceneSnapshot.Node, isCurrent: Bool) -> Bool {
    switch kind {
    case .navigation, .tabs, .pages: isCurrent
    case .split: child.state.contains(.isInWindow)
    case .plain: child.state.contains(.isInWindow) && !child.state.contains(.isHidden)
    }
  }
}
