// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import Understudy

/// Shows a page with the title “Home” in a navigation controller.
@MainActor
func withNavigation(
  on system: HeadlessSystem = .standard,
  _ body: (HeadlessDevice, UINavigationController, UIViewController) -> Void
) {
  HeadlessDevice.run(system: system) { device in
    let page = UIViewController()
    page.title = "Home"
    let navigation = UINavigationController(rootViewController: page)
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.5)
    body(device, navigation, page)
    _ = window
  }
}

/// Shows a page whose view scrolls in a navigation controller.
@MainActor
func withScrollingPage(
  on system: HeadlessSystem = .standard, hasLargeTitle: Bool = false, titleInContent: Bool = true,
  _ body: (HeadlessDevice, UINavigationController, UIScrollView) -> Void
) {
  HeadlessDevice.run(system: system) { device in
    device.switches.largeTitleIsInScrollView = titleInContent
    let page = UIViewController()
    page.title = "List"
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 3000)
    page.view = list
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
    body(device, navigation, list)
    _ = window
  }
}
