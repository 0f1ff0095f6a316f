// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

/// A page behind what is presented, on a device that is turned meanwhile.
@MainActor
struct TurningTests {
  @Test(arguments: [true, false])
  func `the page is whole again when the sheet has gone`(turnsBack: Bool) {
    withFront(.pageSheet) { device, window, page in
      turn(device, .landscapeLeft)
      if turnsBack { turn(device, .portrait) }
      page.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
      #expect(window.hitTest(CGPoint(x: 3, y: 3), with: nil) === page.view)
    }
  }

  @Test func `the page stands back as far as before when the device is held upright again`() {
    withFront(.pageSheet, on: .iOS18) { device, window, page in
      let before = page.view.convert(page.view.bounds, to: window)

      turn(device, .landscapeLeft)
      turn(device, .portrait)

      #expect(before != window.bounds)
      #expect(page.view.convert(page.view.bounds, to: window) == before)
    }
  }

  @Test func `a sheet behind another one keeps its frame when it is laid out again`() {
    withFront(.pageSheet) { device, window, page in
      let sheet = page.presentedViewController
      let second = UIViewController()
      second.modalPresentationStyle = .pageSheet
      let whole = sheet?.view.bounds.size
      sheet?.present(second, animated: true)
      device.clock.advance(by: 2)
      let before = sheet.map { $0.view.convert($0.view.bounds, to: window) }

      sheet?.presentationController?.containerView?.setNeedsLayout()
      device.clock.advance(by: 1)
      #expect(sheet.map { $0.view.convert($0.view.bounds, to: window) } == before)
      second.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(before != nil)
      #expect(sheet?.view.bounds.size == whole)
    }
  }

  @Test func `since iOS 26 a floating sheet floats again when the device is held upright again`() {
    withFront(.pageSheet, on: .iOS26) { device, window, page in
      let sheet = page.presentedViewController
      sheet?.sheetPresentationController?.detents = [.medium()]
      device.clock.advance(by: 1)
      let before = sheet.map { $0.view.convert($0.view.bounds, to: window) }

      turn(device, .landscapeLeft)
      #expect(sheet.map { $0.view.convert($0.view.bounds, to: window) } == window.bounds)
      turn(device, .portrait)

      #expect(abs((before?.minX ?? 0) - 8) < 0.01)
      #expect(sheet.map { $0.view.convert($0.view.bounds, to: window) } == before)
    }
  }

  @Test
  func `what covers the screen behind a sheet is as large as the screen when that has turned`() {
    withFront(.overFullScreen) { device, window, page in
      let front = page.presentedViewController
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      front?.present(sheet, animated: true)
      device.clock.advance(by: 2)

      turn(device, .landscapeLeft)
      #expect(front.map { $0.view.convert($0.view.bounds, to: window) } == window.bounds)
      turn(device, .portrait)
      sheet.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(front.map { $0.view.convert($0.view.bounds, to: window) } == window.bounds)
    }
  }

  @Test func `what a popover shows stays in it when a sheet in front has gone`() {
    HeadlessDevice.run(.iPad11) { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = page.view
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 40, y: 200, width: 20, height: 20)
      page.present(popover, animated: true)
      device.clock.advance(by: 2)
      let before = popover.view.convert(popover.view.bounds, to: window)

      let sheet = UIViewController()
      popover.present(sheet, animated: true)
      device.clock.advance(by: 2)
      sheet.dismiss(animated: true)
      device.clock.advance(by: 2)

      #expect(popover.view.convert(popover.view.bounds, to: window) == before)
    }
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func `the page comes back from a full screen in the size that its window has now`(
    style: UIModalTransitionStyle
  ) {
    withFront(.fullScreen, style) { device, window, page in
      #expect(page.view.window == nil)

      turn(device, .landscapeLeft)
      page.dismiss(animated: true)
      device.clock.advance(by: 2)
      #expect(window.bounds.width > window.bounds.height)
      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)

      turn(device, .portrait)
      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    }
  }

  private func turn(_ device: HeadlessDevice, _ orientation: UIDeviceOrientation) {
    device.orientation = orientation
    device.clock.advance(by: 2)
  }

  private func withFront(
    _ presentation: UIModalPresentationStyle,
    _ transition: UIModalTransitionStyle = .coverVertical,
    on system: HeadlessSystem = .standard,
    _ body: @MainActor (HeadlessDevice, UIWindow, UIViewController) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let front = UIViewController()
      front.modalPresentationStyle = presentation
      front.modalTransitionStyle = transition
      page.present(front, animated: true)
      device.clock.advance(by: 2)
      body(device, window, page)
    }
  }
}
