// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// One scene of the fuzzer's app: its window, its pages, and the fuzzer's record of their state.
@MainActor
package final class FuzzScene {
  package enum Root: String, Sendable { case tabs, navigation, page }

  let scene: UIWindowScene
  let window: UIWindow
  /// The windows that existed before Usher created any.
  let appWindows: [UIWindow]
  private(set) var isOpen = true
  /// Every page that was created, to check that all of them are released.
  private(set) var pages: [Weak<UIViewController>] = []
  var pageModel = PageModel()
  /// The page model at the end of the last turn.
  var lastPageModel = PageModel()
  /// The turn of the last presentation; UIKit may set `presentedViewController` in the next one.
  var presentingTurn = 0
  /// The source view of popovers.
  let popoverSource = UIView(frame: CGRect(x: 40, y: 200, width: 20, height: 20))
  /// The queue's visible popups at the last check.
  var lastVisible: Set<PopupID> = []
  /// The text field of a page that the user is editing, until an action may end that.
  weak var editedField: UITextField?
  /// When a popup last took the first responder from `editedField`; zero if none has.
  var textInputInterruptedAt = 0.0
  /// The tint that the app gives its window.
  var tint = UIColor.systemBlue
  /// Since when a lane has had capacity and a queued popup that could start.
  var startableSince: [PopupSpec.Lane: Double] = [:]
  /// When a popup of a lane was last visible.
  var lastOccupied: [PopupSpec.Lane: Double] = [:]
  /// When a callback last dismissed the oldest or all popups.
  var dismissedInCallbackAt: Double?
  /// Since when the scene has been active.
  var activeSince = 0.0
  /// The same, without times for which it was inactive within one turn, which Usher may not notice.
  var noticedActiveSince = 0.0
  /// Whether it was inactive at the end of the last turn.
  var wasInactive = false
  let activities = FuzzActivities()

  init(on device: HeadlessDevice) {
    scene = device.connectScene()
    window = UIWindow(windowScene: scene)
    appWindows = scene.windows
    replaceRoot(by: .tabs)
    window.tintColor = tint
    window.makeKeyAndVisible()
    window.addSubview(popoverSource)
    popoverSource.isUserInteractionEnabled = false
  }

  var center: PopupCenter { scene.usher.popups }

  func close(on device: HeadlessDevice) {
    isOpen = false
    device.disconnect(scene)
    window.rootViewController = nil
    // The window is removed with its scene, and with it the views of presented controllers.
    for view in window.subviews { view.removeFromSuperview() }
  }

  // MARK: - Pages

  func make(_ kind: FuzzPage.Kind) -> FuzzPage { register(FuzzPage.make(kind)) }

  func register<Page: UIViewController>(_ page: Page) -> Page {
    pages.append(Weak(value: page))
    if pages.count > 200 { pages.removeAll { $0.value == nil } }
    return page
  }

  func replaceRoot(by root: Root) {
    switch root {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation(.home), navigation(.list), make(.form)]
      window.rootViewController = register(tabs)
    case .navigation: window.rootViewController = navigation(.home)
    case .page: window.rootViewController = make(.form)
    }
  }

  func navigation(_ kind: FuzzPage.Kind) -> UINavigationController {
    register(UINavigationController(rootViewController: make(kind)))
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  /// The visible navigation controller.
  var navigation: UINavigationController? {
    (tabs?.selectedViewController ?? window.rootViewController) as? UINavigationController
  }

  /// The visible page, ignoring presented controllers.
  var bottomPage: UIViewController? {
    let shown = tabs?.selectedViewController ?? window.rootViewController
    return (shown as? UINavigationController)?.topViewController ?? shown
  }

  /// The presented controllers in the app window, lowest first.
  var presented: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  /// The controller that presents next.
  var topmost: UIViewController? { presented.last ?? bottomPage }

  /// The orientations that the app supports; `nil` while a presented controller may change them.
  var orientations: UIInterfaceOrientationMask? {
    guard presented.isEmpty, let root = window.rootViewController else { return nil }
    return root.supportedInterfaceOrientations.intersection(
      UIApplication.shared.supportedInterfaceOrientations(for: window))
  }

  /// The visible page and its containers, ignoring presented controllers.
  var bottomPageAndContainers: [UIViewController] {
    [tabs, navigation, bottomPage].compactMap { $0 }
  }

  /// Whether a controller of the app is in a transition.
  var isInTransition: Bool { isAnyInTransition(of: bottomPageAndContainers + presented) }

  /// Whether the window is animating after a rotation of the device.
  var isRotating: Bool {
    // Half a turn begins and ends with the same frame.
    window.layer.presentation().map {
      $0.frame != window.layer.frame || $0.affineTransform() != window.layer.affineTransform()
    } ?? false
  }

  func isAnyInTransition(of controllers: [UIViewController]) -> Bool {
    controllers.contains {
      $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
        || $0.viewIfLoaded?.window !== window
    }
  }
}

struct Weak<Value: AnyObject> {
  weak var value: Value?
}
