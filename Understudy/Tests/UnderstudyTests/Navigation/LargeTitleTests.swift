// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct LargeTitleTests {
  @Test
  func `the bar shrinks with the finger and grows again without resistance`() {
    withList { device, navigation, list in
      device.touchDown(at: CGPoint(x: 200, y: 600))
      device.touchMove(to: CGPoint(x: 200, y: 590))
      for y in stride(from: CGFloat(580), through: 500, by: -10) {
        device.touchMove(to: CGPoint(x: 200, y: y))
        device.clock.advance(by: 1.0 / 60)
      }
      #expect(navigation.navigationBar.frame.height == 44)
      for y in stride(from: CGFloat(500), through: 570, by: 10) {
        device.touchMove(to: CGPoint(x: 200, y: y))
        device.clock.advance(by: 1.0 / 60)
      }

      #expect(abs(navigation.navigationBar.frame.height - 76) < 0.01)
      #expect(abs(list.contentOffset.y + 135) < 0.01)
      device.touchCancel()
    }
  }

  @Test
  func `a release in between goes on to the nearer end`() {
    withList { device, navigation, list in
      device.dragSlowly(by: -20)
      #expect(list.contentOffset.y == -155)
      device.dragSlowly(by: -40)
      #expect(list.contentOffset.y == -103)
      device.dragSlowly(by: 20)

      #expect(list.contentOffset.y == -103)
    }
  }

  @Test
  func `a list that is pulled down takes the large title along`() {
    withList { device, navigation, list in
      device.touchDown(at: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 310))
      device.touchMove(to: CGPoint(x: 200, y: 400))
      device.clock.advance(by: 0.1)
      let pull = -155 - list.contentOffset.y
      #expect(pull > 20)
      #expect(abs(navigation.navigationBar.frame.height - 96 - pull) < 0.5)
      device.touchUp()
      device.clock.advance(by: 2)

      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.contentOffset.y == -155)
    }
  }

  @Test
  func `the background fades in over the first points under the bar`() {
    withList { device, navigation, list in
      list.contentOffset.y += 52
      device.clock.advance(by: 0.1)
      #expect(navigation.navigationBar.backgrounds.standardFraction == 0)
      list.contentOffset.y += 4
      #expect(navigation.navigationBar.backgrounds.standardFraction == 0.5)
      list.contentOffset.y += 40

      #expect(navigation.navigationBar.backgrounds.standardFraction == 1)
    }
  }

  @Test
  func `the small title comes when the large one has gone`() {
    withList { device, navigation, list in
      let content = navigation.navigationBar.content
      #expect(content?.titleHolder.alpha == 0)
      list.contentOffset.y += 45
      device.clock.advance(by: 0.5)
      #expect(content?.titleHolder.alpha == 1)
      list.contentOffset.y -= 45
      device.clock.advance(by: 0.5)

      #expect(content?.titleHolder.alpha == 0)
    }
  }

  private func withList(
    _ body: (HeadlessDevice, UINavigationController, UIScrollView) -> Void
  ) {
    HeadlessDevice.run { device in
      let page = UIViewController()
      page.title = "List"
      let list = UIScrollView()
      list.contentSize = CGSize(width: 393, height: 3000)
      page.view = list
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      body(device, navigation, list)
      _ = window
    }
  }
}
