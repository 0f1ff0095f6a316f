// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// One scene of the storm's app: its window, its pages, and what the storm knows of them.
@MainActor
package final class FuzzScene {
  package enum Root: String, Sendable { case tabs, navigation, page }

  let scene: UIWindowScene
  let window: UIWindow
  /// The windows that were there before Usher had any.
  let appWindows: [UIWindow]
  private(set) var isOpen = true
  /// Every page that there was, to see that none is left.
  private(set) var pages: [Weak<UIViewController>] = []
  var pageModel = PageModel()
  /// The same, as it was at the end of the last turn.
  var lastPageModel = PageModel()
  /// The turn in which something was last presented: UIKit may not name it before the next.
  var presentingTurn = 0
  /// What popovers point at.
  let popoverSource = UIView(frame: CGRect(x: 40, y: 200, width: 20, height: 20))
  /// What the queue said was visible, the last time.
  var lastVisible: Set<PopupID> = []
  /// The field on a page in which the user types, unless something has happened that ends it.
  weak var editedField: UITextField?
  /// Whether popups have been typed into since the last time a page was.
  var hasLeftFocus = false
  /// When a popup last took the keyboard from that; zero, if none has.
  var textInputInterruptedAt = 0.0
  /// The tint that the app gives its window.
  var tint = UIColor.systemBlue
  /// Since when the scene has been active.
  var activeSince = 0.0

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
    // A window goes with its scene, and with it what its root presented.
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

  /// The navigation controller that the user sees.
  var navigation: UINavigationController? {
    (tabs?.selectedViewController ?? window.rootViewController) as? UINavigationController
  }

  /// The controller that the user sees, without what is presented.
  var bottomPage: UIViewController? {
    let shown = tabs?.selectedViewController ?? window.rootViewController
    return (shown as? UINavigationController)?.topViewController ?? shown
  }

  /// What is presented in the app's window, the lowest first.
  var presented: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  /// Who presents what is presented next.
  var topmost: UIViewController? { presented.last ?? bottomPage }

  /// The directions that the app allows; `nil`, where something in front may have a say.
  var orientations: UIInterfaceOrientationMask? {
    guard presented.isEmpty, let root = window.rootViewController else { return nil }
    return root.supportedInterfaceOrientations.intersection(
      UIApplication.shared.supportedInterfaceOrientations(for: window))
  }

  /// What contains the page that the user sees without what is presented, and that page.
  var bottomPageAndContainers: [UIViewController] { [tabs, navigation, bottomPage].compactMap { $0 } }

  /// Whether anything moves or is on its way.
  var isInTransition: Bool { isAnyInTransition(of: bottomPageAndContainers + presented) }

  /// Whether the device has been turned and the window follows.
  var isRotating: Bool {
    window.layer.presentation().map { $0.frame != window.layer.frame } ?? false
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
