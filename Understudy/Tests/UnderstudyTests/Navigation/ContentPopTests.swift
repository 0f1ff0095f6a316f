// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct ContentPopTests {
  @Test
  func `before iOS 26 only a swipe from the edge pops`() {
    withPages(on: .iOS18) { device, navigation, _ in
      #expect(navigation.interactiveContentPopGestureRecognizer == nil)
      #expect(!pops(device, navigation))
    }
  }

  @Test
  func `the first page stays, and so does one whose recognizer is off`() {
    withPages { device, navigation, top in
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      #expect(!pops(device, navigation))
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
      #expect(pops(device, navigation))
      #expect(top.view.window == nil)

      drag(device, from: 100, to: 350)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.running == nil)
    }
  }

  @Test
  func `neither a drag up or down nor one towards the leading edge pops`() {
    withPages { device, navigation, _ in
      device.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 250, y: 500))
      device.clock.advance(by: 1)
      drag(device, from: 350, to: 100)

      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test
  func `in right-to-left the page goes to the left`() {
    withPages { device, navigation, _ in
      device.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.1)
      #expect(!pops(device, navigation))
      drag(device, from: 350, to: 100)

      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `in right-to-left content begins at the right`() {
    withPages { device, navigation, top in
      device.layoutDirection = .rightToLeft
      let list = UIScrollView(frame: top.view.bounds)
      list.contentSize = CGSize(width: 1000, height: 100)
      top.view.addSubview(list)
      device.clock.advance(by: 0.1)
      drag(device, from: 350, to: 100)
      #expect(list.contentOffset.x > 100)
      #expect(navigation.viewControllers.count == 2)

      list.contentOffset.x = 1000 - 393
      drag(device, from: 350, to: 100)

      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `a switch and a segmented control keep the finger, a button does not`() {
    withPages { device, navigation, top in
      let controls = [
        UISwitch(), UISegmentedControl(items: ["One", "Two"]), UIButton(configuration: .filled()),
      ]
      for control in controls {
        control.frame = CGRect(x: 80, y: 380, width: 100, height: 40)
        top.view.addSubview(control)
        device.clock.advance(by: 0.1)
        #expect(pops(device, navigation) == (control is UIButton), "\(type(of: control))")
        control.removeFromSuperview()
      }
    }
  }

  @Test(arguments: [true, false])
  func `another pan in the content gets the finger only if the recognizer waits for it`(
    waits: Bool
  ) {
    withPages { device, navigation, top in
      let pan = UIPanGestureRecognizer()
      var count = 0
      pan.headlessAddAction { _ in count += 1 }
      top.view.addGestureRecognizer(pan)
      if waits { navigation.interactiveContentPopGestureRecognizer?.require(toFail: pan) }

      device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 110, y: 600))
      device.clock.advance(by: 1)
      #expect(count > 2)
      count = 0

      #expect(pops(device, navigation) != waits)
      #expect((count > 2) == waits)
    }
  }

  @Test
  func `at the edge the other recognizer pops`() {
    withPages { device, navigation, _ in
      device.touchDown(at: CGPoint(x: 5, y: 400))
      device.touchMove(to: CGPoint(x: 60, y: 400))

      #expect(navigation.interactivePopGestureRecognizer?.state == .began)
      #expect(navigation.interactiveContentPopGestureRecognizer?.state == .failed)
      device.touchCancel()
      device.clock.advance(by: 1)
    }
  }

  @Test
  func `a page is popped by a swipe in the middle of its push`() {
    withPages { device, navigation, top in
      navigation.pushViewController(UIViewController(), animated: true)
      device.clock.advance(by: 0.2)
      device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400))
      device.clock.advance(by: 1)

      #expect(navigation.topViewController === top)
      #expect(top.appearanceState.phase == .appeared)
    }
  }

  @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
  func `a button of a page that is being pushed can be tapped since iOS 26`(
    system: HeadlessSystem
  ) {
    withPages(on: system) { device, navigation, _ in
      let page = UIViewController()
      var taps = 0
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
      page.view.addSubview(button)
      navigation.pushViewController(page, animated: true)
      device.clock.advance(by: 0.2)

      device.tap(at: CGPoint(x: 200, y: 400))

      #expect(taps == (system == .iOS18 ? 0 : 1))
    }
  }

  private func drag(_ device: HeadlessDevice, from start: CGFloat, to end: CGFloat) {
    device.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
    device.clock.advance(by: 1)
  }

  private func pops(_ device: HeadlessDevice, _ navigation: UINavigationController) -> Bool {
    let count = navigation.viewControllers.count
    drag(device, from: 100, to: 350)
    return navigation.viewControllers.count < count
  }

  private func withPages(
    on system: HeadlessSystem = .iOS26,
    _ body: (HeadlessDevice, UINavigationController, UIViewController) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      let top = UIViewController()
      navigation.pushViewController(top, animated: false)
      device.clock.advance(by: 0.1)
      body(device, navigation, top)
      _ = window
    }
  }
}
