// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import Understudy

/// A page that a sheet has moved back, on a device that is turned.
@MainActor
struct SheetTurningTests {
  @Test(arguments: [true, false])
  func `the page is whole again when the sheet has gone`(turnsBack: Bool) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      page.present(sheet, animated: true)
      device.clock.advance(by: 2)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 2)
      if turnsBack {
        device.orientation = .portrait
        device.clock.advance(by: 2)
      }
      page.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
      #expect(window.hitTest(CGPoint(x: 3, y: 3), with: nil) === page.view)
    }
  }

  @Test func `the page stands back as far as before when the device is held upright again`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      page.present(sheet, animated: true)
      device.clock.advance(by: 2)
      let before = page.view.convert(page.view.bounds, to: window)

      for side in [UIDeviceOrientation.landscapeLeft, .portrait] {
        device.orientation = side
        device.clock.advance(by: 2)
      }

      #expect(before != window.bounds)
      #expect(page.view.convert(page.view.bounds, to: window) == before)
    }
  }
}
