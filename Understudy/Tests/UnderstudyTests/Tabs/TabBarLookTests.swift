// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What the floating tab bar looks like, on a window of 402 by 874 points.
@MainActor
struct TabBarLookTests {
  @Test
  func `titles are 10 medium, the selected one semibold, and in a line under their pictures`()
    throws
  {
    try withTabs { _, tabs in
      let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
      let top = tabs.tabBar.frameInWindow.minY
      for (index, button) in buttons.enumerated() {
        let label = try #require(views(UILabel.self, in: button).first)
        #expect(label.font == .systemFont(ofSize: 10, weight: index == 0 ? .semibold : .medium))
        #expect(isNear(label.frameInWindow.midY - top, 44.5, 0.5))
        let picture = try #require(views(UIImageView.self, in: button).first)
        #expect(picture.bounds.height <= 28)
        #expect(isNear(picture.frameInWindow.midY - top, 24, 0.5))
        #expect(picture.frameInWindow.maxY < label.frameInWindow.minY + 2)
      }
    }
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, CGFloat(1), 250.0, 231.0),
    (.dark, 24.0 / 255, 32, 10),
  ])
  func `bar and selection have the grays that were measured`(
    style: UIUserInterfaceStyle, page: CGFloat, bar: Double, selection: Double
  ) {
    withTabs(style: style, page: UIColor(white: page, alpha: 1)) { device, tabs in
      let picture = device.render(scale: 1)
      let platter = views(TabBarPlatter.self, in: tabs.tabBar)[0].frameInWindow
      // Between two tabs, and above the picture of the selected one.
      #expect(isShade(picture.gray(platter.midX + 40, platter.midY), bar, 2))
      #expect(isShade(picture.gray(platter.minX + 24, platter.midY), selection, 3))
    }
  }

  @Test
  func `a capsule has a selection 77 points wide where there are five tabs`() throws {
    try withTabs(5) { _, tabs in
      let platter = try #require(views(TabBarPlatter.self, in: tabs.tabBar).first)
      let glass = try #require(views(UIVisualEffectView.self, in: platter).first)
      let mark = try #require(glass.contentView.subviews.first)
      #expect(isNear(mark.bounds.width, 77, 0.6))
    }
  }

  private func withTabs(
    _ count: Int = 3, style: UIUserInterfaceStyle = .light, page color: UIColor = .white,
    _ body: @MainActor (HeadlessDevice, UITabBarController) throws -> Void
  ) rethrows {
    try HeadlessDevice.run(.iPhone17Pro, system: .iOS26) { device in
      device.appearance = style
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<count).map { index in
        let page = UIViewController()
        page.view.backgroundColor = color
        page.tabBarItem = UITabBarItem(
          title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        return page
      }
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      try body(device, tabs)
      withExtendedLifetime(window) {}
    }
  }
}
