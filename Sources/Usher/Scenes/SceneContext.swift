// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The window scene of a queue, with its app window, its pages and Usher's overlay windows.
@MainActor
final class SceneContext {
  private(set) weak var scene: UIWindowScene?
  /// The app window that the app has set; `nil` selects the default.
  weak var explicitAppWindow: UIWindow?
  let device = DeviceContext()
  let reader = SceneReader()
  private(set) lazy var focus = FocusCoordinator(of: self)

  private let findScene: @MainActor () -> Void
  private var hasScene = false
  private var wasAttached = false

  /// Creates a context without a scene; until it has one, `findScene` is called with each poll.
  init(findScene: @escaping @MainActor () -> Void = {}) {
    self.findScene = findScene
  }

  /// Sets the scene of a context that has none.
  func attach(to scene: UIWindowScene) {
    self.scene = scene
    hasScene = true
    wasAttached = scene.activationState != .unattached
  }

  /// Reads the state of the scene and its pages. Returns the state of the scene.
  func poll() -> PopupSceneState {
    if !hasScene { findScene() }
    if reader.read(activation, window: appWindow) { invalidateSystemAppearance() }
    return reader.snapshot.sceneState
  }

  /// The window that shows the app's pages: the explicit one, the scene delegate's, or the lowest.
  var appWindow: UIWindow? {
    guard let scene else { return nil }
    if let explicitAppWindow, explicitAppWindow.windowScene === scene { return explicitAppWindow }
    if let window = delegateWindow(of: scene), window.windowScene === scene, !window.isHidden {
      return window
    }
    return scene.windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
        && !($0 is OverlayWindow)
    }
  }

  /// The backdrop that is fading out, from which the next one continues.
  weak var fadingBackdrop: RemainingBackdrop?

  /// The visible overlay windows.
  var overlays: [OverlayWindow] {
    scene?.windows.compactMap { $0 as? OverlayWindow }.filter { !$0.isHidden } ?? []
  }

  /// Copies the appearance of the app window to an overlay window, where it differs.
  func syncAppearance(to overlay: OverlayWindow) {
    guard let appWindow else { return }
    focus.tints.copyAppearance(of: appWindow, to: overlay)
  }

  private var activation: PopupSceneState {
    // The scene is not retained, so one that is missing was released after its disconnection.
    guard let scene else { return hasScene ? .disconnected : .inactive }
    let state = scene.activationState
    if state != .unattached { wasAttached = true }
    if state == .foregroundActive { return .active }
    if state == .background { return .background }
    // A scene that is being connected is not attached yet; one that was attached has disconnected.
    return state == .unattached && wasAttached ? .disconnected : .inactive
  }

  private func delegateWindow(of scene: UIWindowScene) -> UIWindow? {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
    // An optional requirement in UIKit: one optional for the property, one for the window.
    let window: UIWindow?? = delegate.window
    return window ?? nil
  }

  /// The pages have changed, so what UIKit queries of them may have, too.
  private func invalidateSystemAppearance() {
    for overlay in overlays {
      guard let root = overlay.rootViewController else { continue }
      root.setNeedsStatusBarAppearanceUpdate()
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      root.setNeedsUpdateOfPrefersPointerLocked()
      if #available(iOS 26.0, *) { root.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
  }
}

// MARK: - Reading the pages

/// Reads UIKit's state of a scene into a snapshot without changing anything.
///
/// It reads only what exists already: loaded views and active presentations. A controller gets an
/// id the first time; apart from that, a poll that finds nothing new allocates nothing of its own.
@MainActor
final class SceneReader {
  /// The result of the last poll.
  private(set) var snapshot = SceneSnapshot(activation: .disconnected, hasAppWindow: false)
  private weak var window: UIWindow?
  private var previous = SceneSnapshot(activation: .disconnected, hasAppWindow: false)

  /// Reads the state again. Returns whether it has changed since the last call.
  @discardableResult
  func read(_ activation: PopupSceneState, window: UIWindow?) -> Bool {
    // The older snapshot is filled again, so that a poll allocates no memory.
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

  /// Records a controller, its children and the controllers presented in front of it.
  ///
  /// `detached` is the view that UIKit has removed from the window together with the controller,
  /// because a controller of Usher's is presented in its place.
  private func visit(
    _ controller: UIViewController, link: SceneSnapshot.Link, parent: Int?, detached: UIView?
  ) {
    let detached =
      detachedView(of: controller) ?? detached.flatMap { view(of: controller, link, in: $0) }
    let index = snapshot.nodes.count
    let identity = PageIdentity.make(for: controller)
    snapshot.nodes.append(
      SceneSnapshot.Node(
        id: identity.id, typeName: identity.type.name, types: identity.type.superclasses,
        name: identity.name, kind: controller.containerKind, link: link, parent: parent,
        state: state(of: controller, link: link, isDetached: detached != nil)))
    controller.forEachChild { child, isCurrent in
      visit(child, link: .child(isCurrent: isCurrent), parent: index, detached: detached)
    }
    if let presented = controller.directlyPresentedController {
      // UIKit puts it into a container of its own in the window, not into the detached view.
      visit(
        presented, link: .presented(presented.effectivePresentationStyle), parent: index,
        detached: nil)
    }
  }

  /// Returns the view that UIKit has removed from the window while Usher presents a controller in
  /// its place; the page counts as visible nevertheless.
  private func detachedView(of controller: UIViewController) -> UIView? {
    guard let view = controller.viewIfLoaded, view.window == nil,
      let presented = controller.directlyPresentedController,
      ContentRegistry.isPresentedByUsher(presented)
    else { return nil }
    return view
  }

  /// Returns the detached view that contains the controller's view; `nil` if it is not detached.
  ///
  /// The view of a controller that was pushed or selected meanwhile is added when the detached view
  /// is back in the window.
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
    }
    if controller.isBeingPresented { state.insert(.isBeingPresented) }
    if controller.isBeingDismissed { state.insert(.isBeingDismissed) }
    if case .presented = link, ContentRegistry.isPresentedByUsher(controller) {
      state.insert(.isPresentedByUsher)
    }
    return state
  }
}

extension SceneSnapshot.Link {
  fileprivate var isCurrent: Bool { self == .child(isCurrent: true) }
}

// MARK: - What a poll reads of a controller

// None of these properties makes UIKit create or load anything.
extension UIViewController {
  /// The kind of container that the controller is.
  var containerKind: SceneSnapshot.Kind {
    if self is UINavigationController { return .navigation }
    if self is UITabBarController { return .tabs }
    if self is UISplitViewController { return .split }
    return self is UIPageViewController ? .pages : .plain
  }

  /// The child that a navigation or tab controller currently shows; `nil` for other controllers.
  var currentChild: UIViewController? {
    // `visibleViewController` would be a controller that is presented in front, if there is one.
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    // Controllers opened from More are in a navigation controller that belongs to the tab
    // controller.
    var child = selected
    while let parent = child.parent, parent !== self { child = parent }
    return child
  }

  /// Calls the closure for each child, with whether it is the current one. The current one is
  /// included even if it is missing from `children`, as the controller behind More may be.
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

  /// The controller that this controller itself presents; `presentedViewController` also returns
  /// one that an ancestor presents.
  var directlyPresentedController: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// The style in which the controller is really presented, which adaptation may have changed.
  var effectivePresentationStyle: SceneSnapshot.PresentationStyle {
    // First, because an action sheet can have the presentation controller of a popover.
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
    // `automatic`, which is a sheet since iOS 13, and the other sheets.
    default: .sheet
    }
  }

  /// Calls the closure for the controller, its descendants and every controller presented in front.
  func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    forEachChild { child, _ in child.forEachController(body) }
    directlyPresentedController?.forEachController(body)
  }
}

extension UISheetPresentationController {
  /// Whether the sheet is at a detent at which the page below is not dimmed. If none is selected,
  /// it is at the smallest, which is the first.
  fileprivate var isUndimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier else { return false }
    let selected = selectedDetentIdentifier
    // Detents are ordered by height, and the page is undimmed up to this one.
    return detents.drop { selected != nil && $0.identifier != selected }
      .contains { $0.identifier == undimmed }
  }
}

extension UIPopoverPresentationController {
  /// Whether it is still a popover: one that has been adapted has no arrow and is as wide as its
  /// container. Size classes do not tell, because the delegate may adapt it in any width.
  fileprivate func isPopover(for presented: UIViewController) -> Bool {
    if arrowDirection != .unknown { return true }
    guard let container = containerView, let view = presented.viewIfLoaded else { return false }
    return view.window != nil && view.bounds.width < container.bounds.width
  }
}
