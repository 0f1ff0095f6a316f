// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a modal stands on: a window of its own, or the app's with what is in it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ModalHost {
  /// The window that is ours; `nil` in the app's.
  private let overlay: OverlayWindow?
  private(set) weak var window: UIWindow?
  /// Who is asked to present.
  private(set) weak var presenter: UIViewController?
  private var focus: AccessibilityFocus?
  private var touches: TouchObserver?
  private var outsideTaps: OutsideTapRecognizer?
  /// What shows where a popover points, if that is in another window.
  private var sourceView: PopoverSourceView?

  /// A window of ours with nothing in it.
  init(own overlay: OverlayWindow) {
    self.overlay = overlay
    window = overlay
    presenter = overlay.root
  }

  /// The app's window, with a controller in it.
  init(presenter: UIViewController, in window: UIWindow?) {
    overlay = nil
    self.window = window
    self.presenter = presenter
  }

  /// Whether it is a window of ours.
  var isOverlay: Bool { overlay != nil }

  /// The traits that decide how something will be presented; those of a window of ours may not be known
  /// yet.
  var traits: UITraitCollection {
    let window = isOverlay ? window?.windowScene?.traitCollection : presenter?.traitCollection
    return window ?? UITraitCollection()
  }

  /// Whether it is ours and hidden.
  var isHidden: Bool { overlay?.isHidden == true }

  /// Whether it still carries a controller: the line from that leads to the root of a window that is
  /// there to be seen.
  func contains(_ controller: UIViewController) -> Bool {
    guard let window, window.windowScene != nil, overlay != nil || !window.isHidden else {
      return false
    }
    var last = controller
    while let next = last.parent ?? last.presentingViewController { last = next }
    return last === window.rootViewController
  }

  func activate(`in` scene: SceneContext) {
    guard let overlay else { return }
    scene.syncAppearance(to: overlay)
    overlay.activate(in: scene)
    focus = AccessibilityFocus(isModal: true)
  }

  /// Hides a window of ours with everything in it as it is, and gives back what it took; in the app's
  /// nothing can be hidden.
  func deactivate(`in` scene: SceneContext?) {
    guard let overlay else { return }
    overlay.deactivate(in: scene)
    overlay.isHidden = true
    restoreFocus(on: scene)
  }

  func update(_ scene: SceneContext?) {
    guard let overlay else { return }
    scene?.syncAppearance(to: overlay)
    sourceView?.updateFrame()
  }

  /// Lets a popover in a window of ours point at what it is to point at in the app's.
  func attachPopoverSource(of controller: UIViewController) {
    guard let overlay, let source = PopoverSource(of: controller, on: self) else { return }
    sourceView = source.makeSourceView(in: overlay.root.view)
  }

  /// Whether UIKit can tell how to present in it. Whether there is room for a popover a new window may
  /// know a turn late.
  var hasTraits: Bool {
    guard let overlay, sourceView != nil else { return true }
    return overlay.traitCollection.horizontalSizeClass != .unspecified
  }

  /// Asks this when the user wants to get out in a way that UIKit has no answer for: by a tap beside the
  /// view or, in a window of ours, by the escape gesture or key.
  func observeOutsideTaps(
    beside view: UIView, in container: UIView?,
    _ close: @escaping @MainActor (PopupDismissGestures) -> Bool
  ) {
    guard let overlay else {
      outsideTaps = container.map { OutsideTapRecognizer(view, in: $0) { _ = close(.tapOutside) } }
      return
    }
    overlay.root.onUserDismissal = close
    overlay.outsideTapDetector = OutsideTapDetector(beside: view) { _ = close(.tapOutside) }
  }

  func tearDown(on scene: SceneContext?) {
    touches?.remove()
    touches = nil
    outsideTaps?.remove()
    outsideTaps = nil
    sourceView?.restore()
    sourceView = nil
    guard let overlay else { return }
    overlay.onTouchChange = { _ in }
    overlay.outsideTapDetector = nil
    overlay.root.onUserDismissal = { _ in false }
    overlay.tearDown(on: scene)
    restoreFocus(on: scene)
  }

  /// Calls back when the first finger comes onto the modal and when the last one has left it.
  func observeTouches(on view: UIView, _ touched: @escaping @MainActor (Bool) -> Void) {
    if let overlay {
      overlay.onTouchChange = touched
    } else {
      let observer = TouchObserver()
      observer.onChange = touched
      observer.observe(view)
      touches = observer
    }
  }

  private func restoreFocus(on scene: SceneContext?) {
    focus?.restoreAccessibilityFocus(in: scene?.scene)
    focus = nil
  }
}

/// Finds who is to present a modal in the app's window.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PresenterFinder {
  let scene: SceneContext
  let options: ModalOptions
  /// The controller of the popup that the modal belongs to, where that is in the app's window, too.
  let parent: UIViewController?
  /// The page that the modal is bound to.
  let page: PageID?

  /// `nil` where nobody can present just now.
  var presenter: UIViewController? {
    guard let root = scene.appWindow?.rootViewController else { return nil }
    let base = parent ?? options.presenter?.controller ?? controller(of: page) ?? visiblePage ?? root
    guard base.ancestors.last === root else { return nil }
    guard !base.ancestors.contains(where: isMoving) else { return nil }
    return top(from: base)
  }

  /// The highest in front of a controller above which the modal may be. What leaves page and modal in
  /// peace, such as a search, is gone above.
  private func top(from controller: UIViewController) -> UIViewController? {
    var top = controller
    while let presented = top.presentedViewController {
      guard !isMoving(presented),
        parent != nil || options.presentsOverForeignModals
          || presented.effectivePresentationStyle.coverage == .transparent
      else { return nil }
      top = presented
    }
    return top
  }

  /// UIKit does not let what comes or goes present anything.
  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.isBeingPresented || controller.isBeingDismissed
  }

  private var visiblePage: UIViewController? {
    controller(of: scene.reader.snapshot.visiblePages.first)
  }

  private func controller(of page: PageID?) -> UIViewController? {
    guard let page else { return nil }
    var found: UIViewController?
    scene.appWindow?.rootViewController?.forEachController { controller in
      if PageIdentity.existing(controller)?.id == page { found = controller }
    }
    return found
  }
}

/// What is still presented of a popup when that has ended.
@MainActor
enum PresentationCleanup {
  /// Dismisses it as soon as UIKit would not ignore that, which it does while it is being presented;
  /// who presents it is held until then.
  static func dismissWhenPossible(_ presented: UIViewController) {
    guard let presenter = presented.presentingViewController else { return }
    dismiss(presented, from: presenter, attempts: 30)
  }

  private static func dismiss(
    _ presented: UIViewController, from presenter: UIViewController, attempts: Int
  ) {
    guard presenter.presentedViewController === presented, attempts > 0 else { return }
    if !presented.isBeingPresented, !presented.isBeingDismissed {
      presenter.dismiss(animated: false)
    }
    guard presenter.presentedViewController === presented else { return }
    // A finger that drags it away may hold it for as long as it likes, and take it back.
    let isInteractive = presented.transitionCoordinator?.isInteractive == true
    _ = MainClock.schedule(after: .milliseconds(100)) {
      dismiss(presented, from: presenter, attempts: isInteractive ? attempts : attempts - 1)
    }
  }

  /// Takes the view of a controller out of its window whose presenter does not exist any more: UIKit
  /// then leaves it there, in a view of its own in front of the pages that takes every touch.
  static func removeOrphanedView(_ controller: UIViewController) {
    guard controller.currentUse == nil, let view = controller.viewIfLoaded,
      let window = view.window
    else { return }
    var container = view
    while let next = container.superview, next !== window { container = next }
    view.removeFromSuperview()
    let rootView = window.rootViewController?.viewIfLoaded
    guard container !== view, rootView?.isDescendant(of: container) != true else { return }
    container.removeFromSuperview()
  }
}
