// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The state of a scene and the controllers of its app window at the time of one poll, as a value.
///
/// Reuse one snapshot and keep the capacity of `nodes`, so that a poll that finds as many
/// controllers as the previous one allocates nothing.
package struct SceneSnapshot: Sendable, Equatable {
  /// The state of the scene, which can be active without an app window.
  package var activation: PopupSceneState
  /// Whether the app window was found.
  package var hasAppWindow: Bool
  /// The controllers, depth first: the root, then for each controller its children, followed by the
  /// controller that it presents.
  package var nodes: [Node]

  /// Creates a snapshot.
  package init(activation: PopupSceneState, hasAppWindow: Bool, nodes: [Node] = []) {
    self.activation = activation
    self.hasAppWindow = hasAppWindow
    self.nodes = nodes
  }

  /// Whether popups can start in the scene: it is active and has an app window.
  package var isActive: Bool { sceneState == .active }

  /// The state of the scene for the queue.
  package var sceneState: PopupSceneState {
    activation == .active && !hasAppWindow ? .windowless : activation
  }
}

extension SceneSnapshot {
  /// One view controller.
  package struct Node: Sendable, Equatable {
    /// The identifier of the controller.
    package var id: PageID
    /// The name of its type.
    package var typeName: String
    /// The controller's own type, followed by its superclasses.
    package var types: [PageTypeID]
    /// The name that the app gave the controller, if any.
    package var name: PageName?
    /// The kind of container that the controller is.
    package var kind: Kind
    /// The relation of the controller to its parent.
    package var link: Link
    /// The index of the parent in `nodes`, always less than the node's own; `nil` for the root.
    package var parent: Int?
    /// The properties of the controller at the time of the poll.
    package var state: State

    /// Creates a node.
    package init(
      id: PageID, typeName: String, types: [PageTypeID] = [], name: PageName? = nil,
      kind: Kind = .plain, link: Link, parent: Int?, state: State = .isInWindow
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

  /// The kind of container that a controller is, which decides the visible children.
  package enum Kind: Sendable, Equatable {
    /// A navigation controller: shows its top view controller.
    case navigation
    /// A tab bar controller: shows the selected one, also if it is in the More list.
    case tabs
    /// A split view controller: shows every column whose view is in the window.
    case split
    /// A page view controller: shows its current view controllers.
    case pages
    /// Any other controller, with or without children: shows itself and each child whose view is
    /// in the window and not hidden.
    case plain
  }

  /// The relation of a controller to its parent in `nodes`.
  package enum Link: Sendable, Equatable {
    /// It is the root of the app window.
    case root
    /// It is a child. It is current if it is the top, selected or shown view controller of its
    /// navigation, tab bar or page view controller.
    case child(isCurrent: Bool)
    /// It is presented by the parent.
    case presented(PresentationStyle)
  }

  /// The style in which a controller is presented, after adaptation.
  package enum PresentationStyle: Sendable, Equatable {
    /// It replaces everything.
    case fullScreen
    /// It replaces the controller that presents it.
    case currentContext
    /// A page sheet or form sheet.
    case sheet
    /// A sheet at a detent that leaves the page behind it undimmed and usable.
    case undimmedSheet
    /// A popover that was not adapted.
    case popover
    /// An alert or an action sheet.
    case alert
    /// Over everything or over the current context, with the views below still visible.
    case overContext
    /// A custom presentation of the app, or one of the system without a public style, such as a
    /// menu.
    case custom
    /// A search controller over the page that it searches.
    case search
  }

  /// The properties of a controller at the time of the poll.
  package struct State: OptionSet, Sendable, Equatable {
    /// The properties as bits.
    package let rawValue: UInt8

    /// Creates a set of properties from bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its view is loaded and in the app window.
    package static let isInWindow = State(rawValue: 1 << 0)
    /// Its view is hidden.
    package static let isHidden = State(rawValue: 1 << 1)
    /// It has a transition coordinator.
    package static let isInTransition = State(rawValue: 1 << 2)
    /// It is being presented.
    package static let isBeingPresented = State(rawValue: 1 << 3)
    /// It is being dismissed.
    package static let isBeingDismissed = State(rawValue: 1 << 4)
    /// It is presented by Usher: it is no page, and neither covers nor obstructs one.
    package static let isPresentedByUsher = State(rawValue: 1 << 5)
    /// Its transition is interactive and has not been released.
    package static let isInteractive = State(rawValue: 1 << 6)

    /// It is in any kind of transition.
    static let isTransitioning: State = [.isInTransition, .isBeingPresented, .isBeingDismissed]
  }
}

extension SceneSnapshot {
  /// The visible pages, in the order of `nodes`.
  package var visiblePages: [PageID] {
    var traversal = PageTraversal()
    traversal.update(with: nodes)
    return zip(traversal.visits, nodes).filter { $0.isVisible && $1.isPage }.map(\.1.id)
  }
}
