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
