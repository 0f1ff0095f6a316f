// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TabTouchTests {
  @Test
  func `a tap selects a tab after the delegate has agreed`() {
    withTabs(4) { device, tabs, pages in
      let delegate = TabSelectionDelegate()
      tabs.delegate = delegate
      device.tap(at: place(of: 2, in: 4))
      #expect(tabs.selectedViewController === pages[2])
      #expect(delegate.log == ["should Page 2", "did Page 2"])

      delegate.allows = false
      device.tap(at: place(of: 0, in: 4))

      #expect(tabs.selectedIndex == 2)
      #expect(delegate.log.last == "should Page 0")
    }
  }

  @Test
  func `until iOS 18 a finger that leaves the item selects nothing`() {
    withTabs(4, system: .iOS18) { device, tabs, _ in
      device.touchDown(at: place(of: 2, in: 4))
      #expect(tabs.selectedIndex == 0)
      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchUp()

      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test
  func `a second tap calls the delegate, pops to the first page, and scrolls it to its top`() {
    withTabs(2, inNavigation: true) { device, tabs, pages in
      let delegate = TabSelectionDelegate()
      tabs.delegate = delegate
      let navigation = pages[0].navigationController
      navigation?.pushViewController(UIViewController(), animated: false)
      device.clock.advance(by: 0.1)

      device.tap(at: place(of: 0, in: 2))
      #expect(delegate.log.count == 2)
      device.clock.advance(by: 1)
      #expect(navigation?.topViewController === pages[0])
      let list = UIScrollView(frame: pages[0].view.bounds)
      list.contentSize = CGSize(width: 100, height: 4000)
      pages[0].view.addSubview(list)
      device.clock.advance(by: 0.1)
      list.contentOffset.y = 1000
      device.tap(at: place(of: 0, in: 2))
      device.clock.advance(by: 1)

      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }
  }

  @Test
  func `in right-to-left the first tab is on the right`() {
    withTabs(4) { device, tabs, pages in
      device.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.1)

      device.tap(at: place(of: 0, in: 4))

      #expect(tabs.selectedViewController === pages[3])
    }
  }

  @Test(arguments: [false, true])
  func `V12: will-callbacks come at once, did-callbacks with the layout or a turn later`(
    later: Bool
  ) {
    withTabs(2) { device, tabs, pages in
      device.switches.tabSwitchEndsATurnLater = later
      tabs.selectedIndex = 1
      #expect(pages[1].appearanceState.phase == .appearing)
      #expect(pages[0].appearanceState.phase == .disappearing)

      device.clock.runTurn()
      #expect((pages[1].appearanceState.phase == .appeared) == !later)
      device.clock.runTurn()

      #expect(pages[1].appearanceState.phase == .appeared)
      #expect(pages[0].appearanceState.phase == .disappeared)
    }
  }

  @Test
  func `a quick second switch ends the first one before`() {
    withTabs(3) { device, tabs, pages in
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
      device.clock.advance(by: 0.1)

      #expect(pages.map(\.appearanceState.phase) == [.disappeared, .disappeared, .appeared])
      #expect(pages.map(\.appearanceState.explicitTransitions) == [0, 0, 0])
    }
  }

  @Test(arguments: [false, true])
  func `a row of More opens its page, and the back button returns to the list`(isSelected: Bool) {
    withTabs(7) { device, tabs, pages in
      device.switches.tabInMoreIsSelected = isSelected
      let delegate = TabSelectionDelegate()
      tabs.delegate = delegate
      device.tap(at: place(of: 4, in: 5))
      device.clock.advance(by: 0.1)
      device.tap(at: CGPoint(x: 100, y: barBottom + 66))
      device.clock.advance(by: 1)

      #expect(pages[5].view.window != nil)
      #expect(delegate.log.suffix(2) == ["should Page 5", "did Page 5"])
      let more: UIViewController = tabs.moreNavigationController
      #expect(tabs.selectedViewController === (isSelected ? pages[5] : more))
      #expect(tabs.selectedIndex == 5)
      device.tap(at: CGPoint(x: 40, y: 80))
      device.clock.advance(by: 1)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(pages[5].parent === tabs)
    }
  }

  @Test
  func `a navigation controller under More has one bar, with a way back to the list`() {
    withTabs(7, inNavigation: true) { device, tabs, pages in
      tabs.selectedIndex = 6
      device.clock.advance(by: 0.5)
      #expect(pages[6].view.window != nil)
      #expect(tabs.moreNavigationController.isNavigationBarHidden)
      #expect(pages[6].view.safeAreaInsets.top == barBottom)
      #expect(pages[6].view.safeAreaInsets.bottom == 83)

      device.tap(at: CGPoint(x: 40, y: 80))
      device.clock.advance(by: 1)

      #expect(!tabs.moreNavigationController.isNavigationBarHidden)
      #expect(pages[6].view.window == nil)
      #expect(pages[6].navigationController?.parent === tabs)
    }
  }

  @Test
  func `pages and tab controller are released together`() {
    weak var gone: UITabBarController?
    weak var page: UIViewController?
    HeadlessDevice.run { device in
      withExtendedLifetime(UIWindow(windowScene: device.connectScene())) { window in
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { _ in UIViewController() }
        tabs.selectedIndex = 6
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        device.clock.advance(by: 0.1)
        gone = tabs
        page = tabs.viewControllers?.last
        window.rootViewController = nil
        device.clock.advance(by: 1)
      }
    }
    #expect(gone == nil)
    #expect(page == nil)
  }

  @Test
  func `assistive technology finds tabs that are buttons, one of them selected`() {
    withTabs(2) { device, tabs, _ in
      device.clock.advance(by: 0.1)
      let buttons = tabs.tabBar.subviews.filter(\.isAccessibilityElement)

      #expect(buttons.map(\.accessibilityLabel) == ["Page 0", "Page 1"])
      #expect(buttons.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    }
  }

  @Test
  func `the item named More follows the language of the device`() {
    withTabs(7) { device, tabs, _ in
      let labels = { tabs.tabBar.subviews.compactMap(\.accessibilityLabel) }
      #expect(labels() == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])

      device.languages = ["zh-Hans"]
      device.clock.advance(by: 0.1)

      #expect(labels() == ["Page 0", "Page 1", "Page 2", "Page 3", "更多"])
      #expect(tabs.moreNavigationController.viewControllers.first?.title == "更多")
    }
  }

  @Test
  func `the selected item of a dimmed bar has the gray of the appearance, each time it changes`() {
    withTabs(2) { device, tabs, _ in
      tabs.view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      tabs.view.tintAdjustmentMode = .dimmed
      device.clock.advance(by: 0.1)
      let label = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        .first { $0.text == "Page 0" }

      let grays: [(UIUserInterfaceStyle, CGFloat)] = [(.dark, 1), (.light, 0), (.dark, 1)]
      for (appearance, white) in grays {
        device.appearance = appearance
        device.clock.advance(by: 0.1)

        let color = label?.textColor.resolvedColor(with: tabs.traitCollection).cgColor
        #expect(color?.red == white)
      }
    }
  }

  // MARK: Tools

  /// The lower edge of a navigation bar.
  private var barBottom: CGFloat { HeadlessDevice.current.hasNewDesign ? 113 : 103 }

  private func place(of tab: Int, in count: Int) -> CGPoint {
    let isFloating = HeadlessDevice.current.hasNewDesign
    let width = isFloating ? min(86, 335 / CGFloat(count)) : 393 / CGFloat(count)
    return CGPoint(x: 196.5 + (CGFloat(tab) + 0.5 - CGFloat(count) / 2) * width, y: 795)
  }

  private func withTabs(
    _ count: Int, inNavigation: Bool = false, system: HeadlessSystem = .standard,
    _ body: (HeadlessDevice, UITabBarController, [UIViewController]) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let pages = (0..<count).map { index in
        let page = UIViewController()
        page.title = "Page \(index)"
        return page
      }
      let tabs = UITabBarController()
      tabs.viewControllers =
        inNavigation ? pages.map(UINavigationController.init(rootViewController:)) : pages
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      body(device, tabs, pages)
      _ = window
    }
  }
}

private final class TabSelectionDelegate: NSObject, UITabBarControllerDelegate {
  var allows = true
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("did \(viewController.title ?? "")")
  }
}
