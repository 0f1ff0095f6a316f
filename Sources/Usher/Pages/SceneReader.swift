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
  private(set) var snapshot = SceneSnapshot(activation: .unattached, hasAppWindow: false)
  private weak var window: UIWindow?
  private var previous = SceneSnapshot(activation: .unattached, hasAppWindow: false)

  /// Looks again; answers whether something has changed since the last look.
  @discardableResult
  func read(_ activation: SceneSnapshot.Activation, window: UIWindow?) -> Bool {
    swap(&previous, &snapshot)
    snapshot.activation = activation
    snapshot.hasAppWindow = window != nil
    snapshot.nodes.removeAll(keepingCapacity: true)
    self.window = window
    ReadOnlyAccess.run {
      guard let root = window?.rootViewController else { return }
      visit(root, link: .root, parent: nil, detached: nil)
    }
    return snapshot != previous
  }

  /// Writes down a controller and what is in it and in front of it; `aside` is the view with which what
  /// it is in has been put aside for something of ours that is presented in its place.
  private func visit(
    _ controller: UIViewController, link: SceneSnapshot.Link, parent: Int?, detached: UIView?
  ) {
    let detached = detachedView(of: controller) ?? detached.flatMap { view(of: controller, link, in: $0) }
    let index = snapshot.nodes.count
    let identity = PageIdentity.make(controller)
    snapshot.nodes.append(
      SceneSnapshot.Node(
        id: identity.id, typeName: identity.type.name, types: identity.type.superclasses,
        name: identity.name, kind: controller.containerKind, link: link, parent: parent,
        state: state(of: controller, link: link, isDetached: detached != nil)))
    controller.forEachChild { child, isCurrent in
      visit(child, link: .child(isCurrent: isCurrent), parent: index, detached: detached)
    }
    if let presented = controller.directlyPresentedController {
      visit(
        presented, link: .presented(presented.effectivePresentationStyle), parent: index, detached: nil)
    }
  }

  /// What UIKit has taken out of the window for as long as something of ours is there: to the pages
  /// that makes no difference.
  private func detachedView(of controller: UIViewController) -> UIView? {
    guard let view = controller.viewIfLoaded, view.window == nil,
      let presented = controller.directlyPresentedController, PopupCenter.isPresentedByUsher(presented)
    else { return nil }
    return view
  }

  /// With what a controller in something put aside is put aside, too; `nil`, if it is not. What has been
  /// pushed or selected meanwhile gets its view where it belongs when that is back in the window.
  private func view(
    of controller: UIViewController, _ link: SceneSnapshot.Link, in detached: UIView
  ) -> UIView? {
    guard let view = controller.viewIfLoaded else { return link.isCurrent ? detached : nil }
    if view.isDescendant(of: detached) { return detached }
    return link.isCurrent && view.window == nil ? view : nil
  }

  private func state(
    of controller: UIViewController, link: SceneSnapshot.Link, isDetached: Bool
  ) -> SceneSnapshot.State {
    var state: SceneSnapshot.State = isDetached ? .isInWindow : []
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
    if case .presented = link, PopupCenter.isPresentedByUsher(controller) { state.insert(.isPresentedByUsher) }
    return state
  }
}

extension SceneSnapshot.Link {
  fileprivate var isCurrent: Bool { self == .child(isCurrent: true) }
}
