// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What one look at a scene found: its state and the controllers of its stage window, as a value.
///
/// Whoever looks keeps one snapshot and empties `nodes` with its capacity kept, so that a look that
/// finds as many controllers as the one before allocates nothing.
package struct SceneSnapshot: Sendable, Equatable {
  /// What a scene says about itself.
  package enum Activation: Sendable, Hashable {
    /// In front and receiving touches.
    case active
    /// In front but not receiving touches: a call, the control centre, the app switcher.
    case inactive
    /// Not on screen.
    case background
    /// Disconnected.
    case unattached
  }

  /// What the scene says about itself.
  package var activation: Activation
  /// Whether the window that the app's pages live in was found.
  package var hasAppWindow: Bool
  /// The controllers, depth first: the root, then for each controller its children and after them
  /// what it presents.
  package var nodes: [Node]

  /// Creates a snapshot.
  package init(activation: Activation, hasAppWindow: Bool, nodes: [Node] = []) {
    self.activation = activation
    self.hasAppWindow = hasAppWindow
    self.nodes = nodes
  }

  /// Whether something can be started on this scene: it is active and its window is there.
  package var isActive: Bool { sceneState == .active }

  /// The state of the stage as the queue knows it.
  package var sceneState: PopupSceneState {
    switch activation {
    case .active: hasAppWindow ? .active : .inactive
    case .inactive: .inactive
    case .background: .background
    case .unattached: .disconnected
    }
  }
}

extension SceneSnapshot {
  /// One view controller as a look found it.
  package struct Node: Sendable, Equatable {
    /// The identity of the controller.
    package var id: PageID
    /// The name of its type.
    package var typeName: String
    /// Its own type first, then the types above it.
    package var types: [PageTypeID]
    /// The name that the app gave it, if it did.
    package var name: PageName?
    /// What it does with its children.
    package var kind: Kind
    /// How it hangs on its parent.
    package var link: Link
    /// The place of its parent in `nodes`, always before its own; nil for the root.
    package var parent: Int?
    /// What was true of it at that moment.
    package var state: State

    /// Creates a node.
    package init(
      id: PageID, typeName: String, types: [PageTypeID] = [], name: PageName? = nil,
      kind: Kind = .plain, link: Link, parent: Int?, state: State = .inWindow
    ) {
      self.id = id
      self.typeName = typeName
      self.types = types
      self.name = name
      self.kind = kind
      self.link = link
      self.parent = parent
      self.state = state
    }
  }

  /// What a controller does with its children.
  package enum Kind: Sendable, Hashable {
    /// A navigation controller: shows its top.
    case navigation
    /// A tab controller: shows the selected one, also where that lies under "More".
    case tabs
    /// A split controller: shows every column whose view is in the window.
    case split
    /// A page view controller: shows its current view controllers.
    case pages
    /// Any other controller, with or without children: shows itself and each child whose view is
    /// in the window and not hidden.
    case plain
  }

  /// How a controller hangs on its parent.
  package enum Link: Sendable, Hashable {
    /// It is the root of the stage window.
    case root
    /// It is a child; current, if it is the one that its navigation, tab or page view controller
    /// names as top, selected or shown.
    case child(isCurrent: Bool)
    /// It is presented, and the parent is the controller that presents it.
    case presented(PresentationStyle)
  }

  /// The style in which a controller is really presented, after adaptation.
  package enum PresentationStyle: Sendable, Hashable {
    /// In place of everything.
    case fullScreen
    /// In place of the controller that presents it.
    case currentContext
    /// A page or form sheet.
    case sheet
    /// A sheet at a detent that leaves the page below undimmed and in use.
    case undimmedSheet
    /// A popover that stayed one.
    case popover
    /// An alert or an action sheet.
    case alert
    /// Above everything or above the current context, with what is below still showing.
    case overContext
    /// A presentation of the app's own making, or one of the system's without a style of its own,
    /// such as a menu.
    case custom
    /// A search controller above its results' page.
    case search
  }

  /// What was true of a controller at the moment of the look.
  package struct State: OptionSet, Sendable, Hashable {
    /// The facts as bits.
    package let rawValue: UInt8

    /// Creates a set of facts from bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its view is loaded and in the stage window.
    package static let isInWindow = State(rawValue: 1 << 0)
    /// Its view is hidden.
    package static let isHidden = State(rawValue: 1 << 1)
    /// It has a transition coordinator.
    package static let isInTransition = State(rawValue: 1 << 2)
    /// It is being presented.
    package static let isBeingPresented = State(rawValue: 1 << 3)
    /// It is being dismissed.
    package static let isBeingDismissed = State(rawValue: 1 << 4)
    /// Usher presents it: it is neither a page nor in front of one.
    package static let isPresentedByUsher = State(rawValue: 1 << 5)
    /// Its transition follows a finger that has not let go.
    package static let isInteractive = State(rawValue: 1 << 6)
    /// Its transition was given up and runs back.
    package static let isCancelled = State(rawValue: 1 << 7)

    /// Its view is in the window and nothing moves.
    package static let inWindow: State = [.isInWindow]
    /// It is moving in one way or another.
    static let isTransitioning: State = [.isInTransition, .isBeingPresented, .isBeingDismissed]
  }
}

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

/// Which of several stages is meant by who names none: the one where the user was last.
///
/// Two windows of an app can be active side by side, and nothing says at which of them the user is. So
/// whatever happens only where somebody is counts: a scene became active, one of its windows got the keys,
/// somebody began to type there or touched something.
package struct RecentScenes: Sendable, Equatable {
  /// A stage that could be meant.
  package struct Candidate: Sendable, Hashable {
    /// The name by which it is known, which never changes.
    package let id: String
    /// Whether the user can see and use it now.
    package let isActive: Bool

    /// Creates a candidate.
    package init(id: String, isActive: Bool) {
      self.id = id
      self.isActive = isActive
    }
  }

  /// The stages where the user has been, the last one first.
  private var visited: [String] = []

  /// Creates the memory of an app in which the user has been nowhere yet.
  package init() {}

  /// Something has happened that shows that the user is there.
  package mutating func recordVisit(_ id: String) {
    guard visited.first != id else { return }
    visited.removeAll { $0 == id }
    visited.insert(id, at: 0)
  }

  /// Active ones go before the others, and among these the one where the user was last; where he has not
  /// been to any of them, the first. `nil` where there are none.
  package func mostRecent(among candidates: [Candidate]) -> String? {
    let active = candidates.filter(\.isActive)
    let eligible = (active.isEmpty ? candidates : active).map(\.id)
    return visited.first { eligible.contains($0) } ?? eligible.first
  }
}
