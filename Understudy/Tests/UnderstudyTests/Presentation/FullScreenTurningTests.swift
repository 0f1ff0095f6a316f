// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import Understudy

/// A page that a full screen has taken out of its window, on a device that is turned meanwhile.
@MainActor
struct FullScreenTurningTests {
  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func `the page comes back in the size that its window has now`(style: UIModalTransitionStyle) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let front = UIViewController()
      front.modalPresentationStyle = .fullScreen
      front.modalTransitionStyle = style
      page.present(front, animated: true)
      device.clock.advance(by: 2)
      #expect(page.view.window == nil)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 2)
      page.dismiss(animated: true)
      device.clock.advance(by: 2)
      #expect(window.bounds.width > window.bounds.height)
      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)

      device.orientation = .portrait
      device.clock.advance(by: 2)
      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    }
  }
}
