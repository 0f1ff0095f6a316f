// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// On a window of 402 by 874 points, with a safe area of 34 at the bottom.
@MainActor
struct FloatingTabBarTests {
  @Test(arguments: [
    (2, CGRect(x: 107, y: 791, width: 188, height: 62)),
    (3, CGRect(x: 64, y: 791, width: 274, height: 62)),
    (4, CGRect(x: 21, y: 791, width: 360, height: 62)),
    (5, CGRect(x: 21, y: 791, width: 360, height: 62)),
  ])
  func `the platter is 62 points high and 21 from the edges`(count: Int, frame: CGRect) {
    withTabs(count) { world in
      #expect(world.bar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
      #expect(isNear(world.platterFrame, frame))
      #expect(world.pages[0].view.safeAreaInsets.bottom == 83)
    }
  }

  @Test
  func `the mark of the selection is 94 by 54 points, and moves with it`() throws {
    try withTabs(4) { world in
      let mark = try #require(world.mark)
      #expect(isNear(world.frame(of: mark), CGRect(x: 25, y: 795, width: 94, height: 54)))

      world.tabs.selectedIndex = 3
      world.device.clock.advance(by: 1)

      #expect(isNear(world.frame(of: mark), CGRect(x: 283, y: 795, width: 94, height: 54)))
    }
  }

  @Test
  func `until iOS 18 no bar floats`() {
    withTabs(4, system: .iOS18) { world in #expect(world.platter == nil) }
  }

  @Test
  func `long titles widen the platter`() {
    withTabs(2, title: "A rather long title") { world in
      #expect(world.platterFrame.width > 188)
      #expect(abs(world.platterFrame.midX - 201) < 1)
    }
  }

  @Test
  func `titles grow with the text to one and a quarter of their size`() throws {
    try withTabs(2) { world in
      let label = try #require(world.label("Page 1"))
      #expect(label.font.pointSize == 10)

      world.device.contentSizeCategory = .accessibilityExtraLarge
      world.device.clock.advance(by: 0.1)

      #expect(label.font.pointSize == 12.5)
      #expect(world.bar.frame.height == 83)
    }
  }

  @Test
  func `titles have the colors of items on glass`() throws {
    try withTabs(2) { world in
      let selected = try #require(world.label("Page 0"))
      let other = try #require(world.label("Page 1"))
      let color = { (label: UILabel) in
        label.textColor.resolvedColor(with: world.tabs.traitCollection).cgColor
      }
      #expect(isShade(color(selected).green, 130))
      #expect(isShade(color(other).green, 13))

      world.device.appearance = .dark
      world.device.clock.advance(by: 0.1)
      #expect(isShade(color(selected).green, 151))
      #expect(isShade(color(other).green, 250))
      world.tabs.view.tintColor = .red
      #expect(color(selected).red == 1)
    }
  }

  @Test
  func `a phone without a safe area at the bottom has the platter 10 points above the edge`() {
    withTabs(3, model: .iPhoneSE3) { world in
      #expect(world.bar.frame == CGRect(x: 0, y: 595, width: 375, height: 72))
      #expect(isNear(world.platterFrame.maxY, 657))
      #expect(world.pages[0].view.safeAreaInsets.bottom == 72)
    }
  }

  @Test
  func `a pad has picture and title side by side on glass`() {
    withTabs(3, model: .iPadA16) { world in
      #expect(isNear(world.platterFrame.width, 3 * 168 + 16))
      #expect(isNear(world.platterFrame.midX, 410))
    }
  }

  @Test
  func `a badge lies over the trailing corner of its picture`() throws {
    try withTabs(2) { world in
      let item = world.pages[1].tabBarItem
      item?.image = UIImage(systemName: "star")
      item?.badgeValue = "12"
      world.device.clock.advance(by: 0.1)
      let button = try #require(world.buttons.last)
      let badge = try #require(button.subviews.first { $0 is TabBadgeView })
      let picture = try #require(button.subviews.first { $0 is UIImageView })
      #expect(badge.frame.height == 18)
      #expect((badge.frame.minX..<badge.frame.maxX).contains(picture.frame.maxX))
      #expect(button.accessibilityValue == "12")

      world.device.layoutDirection = .rightToLeft
      world.device.clock.advance(by: 0.1)
      #expect((badge.frame.minX..<badge.frame.maxX).contains(picture.frame.minX))
      item?.badgeValue = nil
      #expect(!button.subviews.contains { $0 is TabBadgeView })
    }
  }

  // MARK: Minimizing

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a minimized bar is a circle at the leading side; a tap on it brings the bar back`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    withTabs(3) { world in
      world.device.layoutDirection = direction
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.device.clock.advance(by: 0.1)
      world.drag(by: -100)
      let x: CGFloat = direction == .leftToRight ? 21 : 333
      #expect(isNear(world.platterFrame, CGRect(x: x, y: 805, width: 48, height: 48)))
      #expect(world.bar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
      #expect(world.buttons.map(\.isAccessibilityElement) == [true, false, false])

      world.device.tap(at: CGPoint(x: x + 24, y: 829))
      world.device.clock.advance(by: 1)

      #expect(isNear(world.platterFrame.width, 274))
      #expect(world.tabs.selectedIndex == 0)
      #expect(world.list.contentOffset.y > 0)
    }
  }

  @Test
  func `the bar comes back at the top, and with another tab`() {
    withTabs(3) { world in
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.drag(by: -100)
      #expect(world.bar.isMinimized)
      world.list.setContentOffset(
        CGPoint(x: 0, y: -world.list.adjustedContentInset.top), animated: false)
      world.device.clock.advance(by: 1)
      #expect(!world.bar.isMinimized)

      world.drag(by: -100)
      #expect(world.bar.isMinimized)
      world.tabs.selectedIndex = 1
      world.device.clock.advance(by: 1)
      #expect(!world.bar.isMinimized)
    }
  }

  @Test
  func `content that code scrolls, and content on a pad, minimizes nothing`() {
    withTabs(3) { world in
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      world.device.clock.advance(by: 1)
      #expect(!world.bar.isMinimized)
    }
    withTabs(3, model: .iPadA16) { world in
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.drag(by: -100)
      #expect(!world.bar.isMinimized)
    }
  }

  @Test
  func `the end of minimizing brings the bar back`() {
    withTabs(3) { world in
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.drag(by: -100)
      #expect(world.bar.isMinimized)
      world.tabs.tabBarMinimizeBehavior = .never
      world.device.clock.advance(by: 1)
      #expect(!world.bar.isMinimized)
    }
  }

  // MARK: The accessory

  @Test
  func `an accessory is 360 by 48 points above the bar, and 234 wide beside a minimized one`() {
    withTabs(3) { world in
      let content = UIView()
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.tabs.setBottomAccessory(UITabAccessory(contentView: content), animated: true)
      world.device.clock.advance(by: 1)
      #expect(
        isNear(world.frame(of: content), CGRect(x: 21, y: 735, width: 360, height: 48)))
      #expect(world.pages[0].view.safeAreaInsets.bottom == 139)

      world.drag(by: -100)
      #expect(
        isNear(world.frame(of: content), CGRect(x: 84, y: 805, width: 234, height: 48)))
      #expect(world.pages[0].view.safeAreaInsets.bottom == 83)
      world.tabs.setBottomAccessory(nil, animated: true)
      world.device.clock.advance(by: 1)

      #expect(content.window == nil)
    }
  }

  @Test
  func `a touch on an accessory beside the minimized bar is the accessory's`() {
    withTabs(3) { world in
      var taps = 0
      let button = UIButton(
        frame: .zero, primaryAction: UIAction(title: "Play") { _ in taps += 1 })
      world.tabs.tabBarMinimizeBehavior = .onScrollDown
      world.tabs.bottomAccessory = UITabAccessory(contentView: button)
      world.drag(by: -100)

      world.device.tap(at: CGPoint(x: 201, y: 829))

      #expect(taps == 1)
      #expect(world.bar.isMinimized)
    }
  }

  // MARK: Tools

  private func withTabs(
    _ count: Int, title: String = "Page", model: HeadlessModel = .iPhone17Pro,
    system: HeadlessSystem = .iOS26, _ body: (TabWorld) throws -> Void
  ) rethrows {
    try HeadlessDevice.run(model, system: system) { device in
      let world = TabWorld(device, count: count, title: title)
      try body(world)
      withExtendedLifetime(world) {}
    }
  }

  /// Whether a component is so many of 255.
  private func isShade(_ component: CGFloat, _ shade: CGFloat) -> Bool {
    abs(component * 255 - shade) < 0.5
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.51 }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
      && isNear(left.width, right.width) && isNear(left.height, right.height)
  }
}

/// Tabs with a long list on each page.
@MainActor
private final class TabWorld {
  let device: HeadlessDevice
  let window: UIWindow
  let tabs = UITabBarController()
  let pages: [UIViewController]

  init(_ device: HeadlessDevice, count: Int, title: String) {
    self.device = device
    pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(title) \(index)"
      let list = UIScrollView(frame: page.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 100, height: 4000)
      page.view.addSubview(list)
      return page
    }
    tabs.viewControllers = pages
    window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
  }

  var bar: UITabBar { tabs.tabBar }
  var list: UIScrollView { pages[0].view.subviews.compactMap { $0 as? UIScrollView }[0] }
  var platter: TabBarPlatter? { bar.subviews.lazy.compactMap { $0 as? TabBarPlatter }.first }
  var platterFrame: CGRect { platter.map(frame) ?? .null }
  var buttons: [TabBarButton] { bar.subviews.compactMap { $0 as? TabBarButton } }

  /// The mark of the selected tab.
  var mark: UIView? {
    let glass = platter?.subviews.compactMap { $0 as? UIVisualEffectView }.first
    return glass?.contentView.subviews.first
  }

  func label(_ title: String) -> UILabel? {
    buttons.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == title }
  }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// A finger drags the content, and rests before it is lifted.
  func drag(by distance: CGFloat) {
    device.touchDown(at: CGPoint(x: 200, y: 400))
    for step in 1...10 {
      device.clock.advance(by: HeadlessClock.frameDuration)
      device.touchMove(to: CGPoint(x: 200, y: 400 + distance * CGFloat(step) / 10))
    }
    device.clock.advance(by: 0.2)
    device.touchUp()
    device.clock.advance(by: 1)
  }
}
