// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct NavigationBarTests {
  @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(44)), (.iOS26, 54)])
  func `the bar stands below the status bar and widens the safe area of the page`(
    system: HeadlessSystem, row: CGFloat
  ) {
    withNavigation(on: system) { device, navigation, page in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: row))
      #expect(page.view.safeAreaInsets.top == 59 + row)

      navigation.setNavigationBarHidden(true, animated: true)
      device.clock.advance(by: 1)
      #expect(page.view.safeAreaInsets.top == 59)

      navigation.isNavigationBarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
      device.clock.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == row + 52)
      #expect(page.view.safeAreaInsets.top == 111 + row)
    }
  }

  @Test
  func `the back button names the page below and goes there`() {
    withNavigation { device, navigation, page in
      navigation.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 1)
      let back = views(of: navigation.navigationBar).first {
        $0.accessibilityIdentifier == "BackButton"
      }
      #expect(back?.accessibilityLabel == "Home")

      device.tap(at: CGPoint(x: 30, y: 80))
      device.clock.advance(by: 1)

      #expect(navigation.topViewController === page)
    }
  }

  @Test
  func `in right-to-left the back button is on the right`() {
    withNavigation { device, navigation, page in
      device.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.1)
      navigation.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 1)

      device.tap(at: CGPoint(x: 393 - 30, y: 80))
      device.clock.advance(by: 1)

      #expect(navigation.topViewController === page)
    }
  }

  @Test
  func `a button of the bar runs its action`() {
    withNavigation { device, navigation, page in
      var pressed = 0
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Done") { _ in pressed += 1 })
      device.clock.advance(by: 0.1)

      let labels = views(of: navigation.navigationBar).compactMap { ($0 as? UILabel)?.text }
      #expect(labels.contains("Done"))
      device.tap(at: CGPoint(x: 393 - 30, y: 80))
      #expect(pressed == 1)
    }
  }

  @Test
  func `a page at its top edge has a clear bar, a scrolled one a background`() {
    withNavigation { device, navigation, _ in
      let page = UIViewController()
      let list = UIScrollView()
      list.contentSize = CGSize(width: 393, height: 3000)
      page.view = list
      navigation.pushViewController(page, animated: false)
      device.clock.advance(by: 0.5)
      let background = navigation.navigationBar.subviews.first?.subviews.first
      #expect(background?.alpha == 0)

      list.contentOffset.y = 200
      #expect(background?.alpha == 1)
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(32)), (.iOS26, 44)])
  func `on its side, the buttons keep clear of the sensor housing`(
    system: HeadlessSystem, row: CGFloat
  ) {
    withNavigation(on: system) { device, navigation, page in
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "trash"))
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      let bar = navigation.navigationBar
      let buttons = views(of: bar).filter { $0.accessibilityTraits.contains(.button) }

      #expect(bar.frame.height == row)
      #expect(buttons.count == 2)
      for button in buttons {
        let frame = button.convert(button.bounds, to: bar)
        #expect(frame.minX >= 59 + 16)
        #expect(frame.maxX <= 852 - 59 - 16)
      }
    }
  }

  @Test
  func `a long title leaves the back button its room, and takes that of its word at last`() {
    withNavigation(on: .iOS18) { device, navigation, _ in
      for (title, word) in [
        ("A title of some length", "Home"),
        ("A title that is quite as long as a phone is wide", ""),
      ] {
        let page = UIViewController()
        page.title = title
        navigation.pushViewController(page, animated: false)
        device.clock.advance(by: 0.1)
        let content = navigation.navigationBar.content
        #expect(content?.backButton?.title ?? "" == word)
        #expect(
          (content?.backButton?.frame.maxX ?? 0) < (content?.titleHolder.frame.minX ?? 0),
          "title: \(title)")
        navigation.popViewController(animated: false)
      }
    }
  }

  @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
  func `a subtitle stands below the title since iOS 26`(system: HeadlessSystem) {
    withNavigation(on: system) { device, navigation, page in
      page.navigationItem.subtitle = "Three rooms"
      device.clock.advance(by: 0.1)
      let labels = views(of: navigation.navigationBar).compactMap { $0 as? UILabel }
      let title = labels.first { $0.text == "Home" && $0.superview?.alpha == 1 }
      let subtitle = labels.first { $0.text == "Three rooms" }

      #expect((subtitle != nil) == (system == .iOS26))
      if let title, let subtitle {
        #expect(abs(subtitle.frame.minY - title.frame.maxY) < 0.01)
        #expect(subtitle.frame.maxY <= 44)
        #expect(subtitle.frame.height > 10)
      }
    }
  }

  private func views(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(of: $0) }
  }
}
