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

// What a look asks of a controller; nothing here makes UIKit create or load anything.
extension UIViewController {
  /// What the controller does with its children.
  var containerKind: SceneSnapshot.Kind {
    if self is UINavigationController { return .navigation }
    if self is UITabBarController { return .tabs }
    if self is UISplitViewController { return .split }
    return self is UIPageViewController ? .pages : .plain
  }

  /// The child that the controller names as the one it shows, if it is one that does.
  var currentChild: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    // What has been opened under More lies in a navigation controller of the tab controller's own.
    var child = selected
    while let parent = child.parent, parent !== self { child = parent }
    return child
  }

  /// Calls back for each child, and says whether it is the current one. The one that is shown counts as
  /// a child even where it is not listed as one, as the controller behind More may be.
  func forEachChild(_ body: (_ child: UIViewController, _ isCurrent: Bool) -> Void) {
    if let pageController = self as? UIPageViewController {
      let visible = pageController.viewControllers ?? []
      for child in children { body(child, visible.contains { $0 === child }) }
      return
    }
    let current = currentChild
    var wasListed = current == nil
    for child in children {
      if child === current { wasListed = true }
      body(child, child === current)
    }
    if let current, !wasListed { body(current, true) }
  }

  /// What this very controller presents. Every controller below the one that presents reports what
  /// is presented, too.
  var directlyPresentedController: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// The style in which the controller is really presented. One that has been adapted is managed by
  /// another presentation controller than the one that was asked for.
  var effectivePresentationStyle: SceneSnapshot.PresentationStyle {
    if self is UIAlertController { return .alert }
    if self is UISearchController { return .search }
    let active = activePresentationController
    if let sheet = active as? UISheetPresentationController {
      return sheet.isUndimmed ? .undimmedSheet : .sheet
    }
    if let popover = active as? UIPopoverPresentationController {
      return popover.isPopover(for: self) ? .popover : .sheet
    }
    return switch active?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen, .overCurrentContext: .overContext
    case .popover: .popover
    case .custom: .custom
    default: .sheet
    }
  }

  /// Calls back for the controller, everything in it and everything in front of it.
  func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    forEachChild { child, _ in child.forEachController(body) }
    directlyPresentedController?.forEachController(body)
  }
}

extension UISheetPresentationController {
  /// Whether the sheet rests at a detent that leaves the page below undimmed. Where none is selected
  /// it rests at the smallest, which is the first.
  fileprivate var isUndimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier else { return false }
    let selected = selectedDetentIdentifier
    var isFound = false
    for detent in detents {
      if selected == nil || detent.identifier == selected { isFound = true }
      if detent.identifier == undimmed { return isFound }
    }
    return false
  }
}

extension UIPopoverPresentationController {
  /// Whether it has stayed a popover. One that has been adapted has no arrow, and is only where
  /// there is little width.
  fileprivate func isPopover(`for` presented: UIViewController) -> Bool {
    arrowDirection != .unknown
      || presented.presentingViewController?.traitCollection.horizontalSizeClass != .compact
  }
}
