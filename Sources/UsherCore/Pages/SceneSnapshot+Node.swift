// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
