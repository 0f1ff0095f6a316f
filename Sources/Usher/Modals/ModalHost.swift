// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What a modal is presented in: its own overlay window, or the app window with a presenting view
/// controller.
@MainActor
final class ModalHost {
  /// The overlay window; `nil` in the app window.
  // UIKit does not promise that a scene retains its windows.
  private let overlay: OverlayWindow?
  private(set) weak var window: UIWindow?
  /// The controller on which `present` is called.
  private(set) weak var presentingViewController: UIViewController?
  private var touches: TouchObserver?
  private var outsideTaps: OutsideTapRecognizer?
  /// The substitute for a popover source in another window.
  private var sourceView: PopoverSourceView?

  /// Creates a host for a controller in the app window, or for the root of an overlay window.
  init(presentingViewController: UIViewController, in window: UIWindow?) {
    overlay = window as? OverlayWindow
    self.window = window
    self.presentingViewController = presentingViewController
  }

  var isOverlay: Bool { overlay != nil }

  /// The traits that determine how a controller will be presented; a new overlay window may not
  /// have its traits yet, so those of its scene are used.
  var traits: UITraitCollection {
    let traits =
      isOverlay
      ? window?.windowScene?.traitCollection : presentingViewController?.traitCollection
    return traits ?? UITraitCollection()
  }

  /// Whether it is a hidden overlay window.
  var isHidden: Bool { overlay?.isHidden == true }

  /// Whether it contains a controller: its last ancestor is the root of this window, and the window
  /// is visible.
  func contains(_ controller: UIViewController) -> Bool {
    // A hidden overlay window belongs to a hidden or suspended modal, which stays in it.
    guard let window, window.windowScene != nil, overlay != nil || !window.isHidden else {
      return false
    }
    return controller.ancestors.last === window.rootViewController
  }

  func activate() {
    overlay?.update()
    overlay?.activate()
  }

  /// Deactivates and hides the overlay window, with its content intact; has no effect in the app
  /// window.
  func deactivate() {
    overlay?.deactivate(isPageDisappearing: false)
    overlay?.hide()
  }

  func update() {
    overlay?.update()
    sourceView?.updateFrame()
  }

  /// Makes a popover in an overlay window point at its source in the app window.
  func attachPopoverSource(of controller: UIViewController) {
    guard let source = PopoverSource(of: controller, on: self) else { return }
    source.removeIfUnusable()
    if let overlay { sourceView = source.makeSourceView(in: overlay.root.view) }
    if let view = presentingViewController?.viewIfLoaded { source.pointAtMiddleIfNeeded(of: view) }
  }

  /// Removes a zoom from a controller in an overlay window, which its source cannot be in; it is
  /// reported as misuse.
  func removeZoom(of controller: UIViewController) {
    guard isOverlay, #available(iOS 18.0, *), controller.preferredTransition != nil else { return }
    MisuseReport.zoomInOwnWindow(controller).report()
    controller.preferredTransition = nil
  }

  /// Whether it has the traits that UIKit needs for a popover; a new window may have them only in
  /// the next turn.
  var hasTraits: Bool {
    guard let overlay, sourceView != nil else { return true }
    return overlay.traitCollection.horizontalSizeClass != .unspecified
  }

  /// Calls the closure when the user tries to dismiss the modal in a way that UIKit does not
  /// handle.
  ///
  /// That is a tap outside the view or, in an overlay window, escape.
  func observeOutsideTaps(
    beside view: UIView, in container: UIView?,
    _ onDismissal: @escaping @MainActor (PopupDismissGestures) -> Bool
  ) {
    guard let overlay else {
      outsideTaps = container.map {
        OutsideTapRecognizer(view, in: $0) { _ = onDismissal(.tapOutside) }
      }
      return
    }
    overlay.root.onUserDismissal = onDismissal
    overlay.outsideTapDetector = OutsideTapDetector(beside: view) { _ = onDismissal(.tapOutside) }
  }

  func tearDown() {
    touches?.remove()
    touches = nil
    outsideTaps?.remove()
    outsideTaps = nil
    sourceView?.restore()
    sourceView = nil
    guard let overlay else { return }
    // UIKit or the app may retain the window, which must not retain the modal.
    overlay.onTouchChange = { _ in }
    overlay.outsideTapDetector = nil
    overlay.root.onUserDismissal = { _ in false }
    overlay.tearDown()
  }

  /// Calls the closure when the first finger touches the modal and when the last one is lifted.
  func observeTouches(on view: UIView, _ touched: @escaping @MainActor (Bool) -> Void) {
    if let overlay {
      overlay.onTouchChange = touched
    } else {
      touches = TouchObserver(of: view, touched)
    }
  }
}

// MARK: - Popover sources

/// The view or bar button item that a controller points at when it is presented as a popover.
@MainActor
struct PopoverSource {
  private let controller: UIViewController
  private let popover: UIPopoverPresentationController
  private let host: ModalHost
  /// Whether UIKit may raise an exception if it cannot use the source.
  private let isNeeded: Bool

  /// Returns `nil` if the controller will not be a popover.
  ///
  /// In a compact width there are no popovers, unless the delegate requests one, and then it can
  /// set the source, too. Reading `popoverPresentationController` of other controllers could make
  /// them popovers. From iOS 26 on an action sheet that has a source is a popover in any width, and
  /// before that the source of one in a compact width has no effect. On iPad, the window can become
  /// wide while the sheet is shown, and an overlay window would leave it without a source.
  init?(of controller: UIViewController, on host: ModalHost) {
    let isNarrow = host.traits.horizontalSizeClass == .compact
    let popover: UIPopoverPresentationController?
    if let alert = controller as? UIAlertController {
      popover = alert.sheetPopover
      isNeeded = UIAlertController.needsSource && (host.isOverlay || !isNarrow)
    } else {
      let isPopover = controller.modalPresentationStyle == .popover && !isNarrow
      popover = isPopover ? controller.popoverPresentationController : nil
      isNeeded = true
    }
    guard let popover else { return nil }
    (self.controller, self.popover, self.host) = (controller, popover, host)
  }

  /// Why UIKit cannot present it; `nil` if it can. A delegate may set the source later.
  var misuse: MisuseReport? { isNeeded ? problem : nil }

  /// Why UIKit cannot use the source; `nil` if it can.
  private var problem: MisuseReport? {
    guard popover.hasSource else { return .popoverWithoutSource(controller) }
    if popover.pointsAtBarButton {
      return host.isOverlay ? .barButtonItemInOtherWindow(controller) : nil
    }
    guard let view, view.window !== host.window else { return nil }
    if host.isOverlay, view.window != nil, view.window?.windowScene === host.window?.windowScene {
      return nil
    }
    return .popoverSourceInOtherWindow(controller, view)
  }

  /// Removes a source that UIKit cannot use: it would place the sheet anywhere. On iPad, where the
  /// sheet needs one as soon as its window is wide, it stays.
  func removeIfUnusable() {
    guard !UIAlertController.needsSource, problem != nil else { return }
    popover.sourceItem = nil
    popover.barButtonItem = nil
    popover.sourceView = nil
  }

  /// Makes an action sheet without a source a popover in the middle of a view, where UIKit may raise an
  /// exception otherwise: on an iPhone whose window is as wide as that of an iPad.
  func pointAtMiddleIfNeeded(of view: UIView) {
    guard controller is UIAlertController, !UIAlertController.needsSource, !popover.hasSource,
      host.traits.horizontalSizeClass == .regular
    else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }

  /// Makes the popover point at a substitute view if its source is in another window. Returns `nil`
  /// if no substitute is needed.
  func makeSourceView(in root: UIView) -> PopoverSourceView? {
    guard let view, view.window !== root.window else { return nil }
    return PopoverSourceView(of: view, for: popover, in: root)
  }

  private var view: UIView? { popover.sourceItem as? UIView ?? popover.sourceView }
}

/// An empty view in an overlay window with the frame of a view in the app window, as the source of
/// a popover.
///
/// Its frame is updated when the page is laid out again, as after a rotation, or scrolls. If the
/// view leaves its window, the frame stays.
@MainActor
final class PopoverSourceView {
  private weak var original: UIView?
  private weak var popover: UIPopoverPresentationController?
  private let originalRect: CGRect
  private let proxyView = UIView()

  init(of view: UIView, for popover: UIPopoverPresentationController, in root: UIView) {
    original = view
    originalRect = popover.sourceRect
    self.popover = popover
    proxyView.isUserInteractionEnabled = false
    root.addSubview(proxyView)
    // A view can also be set as an item, and UIKit does not document which of the two it uses
    // first.
    popover.sourceItem = nil
    popover.sourceView = proxyView
    updateFrame()
  }

  /// Moves to the current frame of the view; the popover follows.
  func updateFrame() {
    guard let original, let root = proxyView.superview,
      let frame = original.frame(
        of: originalRect.isNull ? original.bounds : originalRect, in: root),
      frame != proxyView.frame
    else { return }
    proxyView.frame = frame
    popover?.sourceRect = proxyView.bounds
    // UIKit places the popover again only when its container is laid out.
    popover?.containerView?.setNeedsLayout()
  }

  /// Restores the original source of the popover.
  func restore() {
    proxyView.removeFromSuperview()
    // The app may have set another source meanwhile.
    guard let popover, popover.sourceView === proxyView else { return }
    popover.sourceView = original
    popover.sourceRect = originalRect
  }
}

// MARK: - Cleanup

/// Cleans up what UIKit still presents after a popup has been dismissed.
@MainActor
enum PresentationCleanup {
  /// Dismisses a controller as soon as UIKit allows it, which it does not during the presentation;
  /// the presenting controller is retained until then.
  static func dismissWhenPossible(_ presented: UIViewController) {
    guard let presentingViewController = presented.presentingViewController else { return }
    dismiss(presented, from: presentingViewController, attempts: 30)
  }

  private static func dismiss(
    _ presented: UIViewController, from presentingViewController: UIViewController, attempts: Int
  ) {
    // Other code may have dismissed it, and presented something else.
    guard presentingViewController.presentedViewController === presented, attempts > 0 else {
      return
    }
    // During a transition UIKit may ignore the call, with no sign but a line in the console.
    if !presented.isBeingPresented, !presented.isBeingDismissed {
      presentingViewController.dismiss(animated: false)
    }
    guard presentingViewController.presentedViewController === presented else { return }
    // An interactive dismissal has no time limit and can be cancelled.
    let isInteractive = presented.transitionCoordinator?.isInteractive == true
    _ = MainClock.schedule(after: .milliseconds(100)) {
      dismiss(
        presented, from: presentingViewController,
        attempts: isInteractive ? attempts : attempts - 1)
    }
  }

  /// Removes the view of a controller whose presenting view controller no longer exists.
  ///
  /// UIKit would leave it in the window, in a container in front of the pages that receives all
  /// touches.
  static func removeOrphanedView(of controller: UIViewController) {
    // The app may have put the controller elsewhere.
    guard controller.currentUse == nil, let view = controller.viewIfLoaded,
      let window = view.window
    else { return }
    let container = view.ancestor(in: window)
    view.removeFromSuperview()
    let rootView = window.rootViewController?.viewIfLoaded
    // UIKit may keep the view of the root in a container, too, which has to stay.
    guard let container, rootView?.isDescendant(of: container) != true else { return }
    container.removeFromSuperview()
  }
}
