// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Looks at a scene and writes down what UIKit says about it, changing nothing.
///
/// Only state that is there already is read: loaded views, active presentations. A controller gets a
/// number when it is first seen; apart from that a look that finds nothing new allocates nothing of
/// its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class SceneReader {
  /// What the last look found.
  private(set) var snapshot = SceneSnapshot(activation: .unattached, hasStageWindow: false)
  private var previous = SceneSnapshot(activation: .unattached, hasStageWindow: false)

  /// Looks again; answers whether something has changed since the last look.
  @discardableResult
  func read(_ activation: SceneSnapshot.Activation, window: UIWindow?) -> Bool {
    swap(&previous, &snapshot)
    snapshot.activation = activation
    snapshot.hasStageWindow = window != nil
    snapshot.nodes.removeAll(keepingCapacity: true)
    OnlyReading.run {
      guard let root = window?.rootViewController else { return }
      visit(root, link: .root, parent: nil, window: window)
    }
    return snapshot != previous
  }

  private func visit(
    _ controller: UIViewController, link: SceneSnapshot.Link, parent: Int?, window: UIWindow?
  ) {
    let place = snapshot.nodes.count
    let identity = PageIdentity.of(controller)
    snapshot.nodes.append(
      SceneSnapshot.Node(
        id: identity.id, typeName: identity.type.name, types: identity.type.chain,
        name: identity.name, kind: controller.kindOfContainer, link: link, parent: parent,
        state: state(of: controller, link: link, in: window)))
    controller.forEachChild { child, isCurrent in
      visit(child, link: .child(isCurrent: isCurrent), parent: place, window: window)
    }
    if let presented = controller.ownPresented {
      visit(
        presented, link: .presented(presented.styleAfterAdaptation), parent: place, window: window)
    }
  }

  private func state(
    of controller: UIViewController, link: SceneSnapshot.Link, in window: UIWindow?
  ) -> SceneSnapshot.State {
    var state: SceneSnapshot.State = []
    if let view = controller.viewIfLoaded {
      if view.window === window { state.insert(.isInWindow) }
      if view.isHidden { state.insert(.isHidden) }
    }
    if let transition = controller.transitionCoordinator {
      state.insert(.isInTransition)
      if transition.isInteractive { state.insert(.isInteractive) }
      if transition.isCancelled { state.insert(.isCancelled) }
    }
    if controller.isBeingPresented { state.insert(.isBeingPresented) }
    if controller.isBeingDismissed { state.insert(.isBeingDismissed) }
    if case .presented = link, PopupCenter.isClaimed(controller) { state.insert(.isOurs) }
    return state
  }
}
