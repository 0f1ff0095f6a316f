// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// A finger that catches a dismissal, as the switches say.
@MainActor
struct CaughtDismissalTests {
  @Test(arguments: [true, false])
  func `a caught zoom is interactive as a switch says`(isInteractive: Bool) {
    withPage(.fullScreen) { device, root, page, source in
      device.switches.caughtTransitionIsInteractive = isInteractive
      page.preferredTransition = .zoom { _ in source }
      root.present(page, animated: true)
      device.clock.advance(by: 1)
      page.dismiss(animated: true)
      device.clock.advance(by: 0.05)
      var log: [Bool] = []
      let coordinator = page.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { log.append($0.isInteractive) }
      #expect(coordinator?.isInteractive == false)

      catchIt(device)
      #expect(coordinator?.isInteractive == isInteractive)
      #expect(coordinator?.initiallyInteractive == false)
      let part = coordinator?.percentComplete ?? 0
      #expect(part > 0.05)
      #expect(part < 0.5)
      device.clock.advance(by: 1)
      #expect(coordinator?.percentComplete == part)
      device.touchUp()
      #expect(coordinator?.isCancelled == true)
      device.clock.advance(by: 1)

      #expect(log == (isInteractive ? [true, false] : []))
      #expect(page.presentingViewController === root)
      #expect(page.view.alpha == 1)
      #expect(page.view.transform.isIdentity)
    }
  }

  @Test func `a zoom that has been let go can be caught again`() {
    withPage(.fullScreen) { device, root, page, source in
      page.preferredTransition = .zoom { _ in source }
      root.present(page, animated: true)
      device.clock.advance(by: 1)
      page.dismiss(animated: true)
      device.clock.advance(by: 0.05)
      catchIt(device)
      device.touchUp()
      device.clock.advance(by: 0.05)
      #expect(page.isBeingDismissed)

      device.touchDown(at: CGPoint(x: 200, y: 400))
      device.touchMove(to: CGPoint(x: 200, y: 412))
      device.touchMove(to: CGPoint(x: 200, y: 540))
      device.clock.advance(by: 0.3)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(page.presentingViewController == nil)
      #expect(root.view.window != nil)
    }
  }

  @Test(
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen],
    [(HeadlessSystem.iOS26, true, true), (.iOS26, false, false), (.iOS18, true, false)])
  func `since iOS 26 a plain dismissal can be caught and taken back, if a switch says so`(
    style: UIModalPresentationStyle,
    parameters: (system: HeadlessSystem, isOn: Bool, isCaught: Bool)
  ) {
    withPage(style, on: parameters.system) { device, root, page, _ in
      device.switches.dismissalCanBeCaught = parameters.isOn
      root.present(page, animated: true)
      device.clock.advance(by: 1)
      let place = page.view.convert(page.view.bounds, to: nil)
      page.dismiss(animated: true)
      device.clock.advance(by: 0.05)
      #expect(page.transitionCoordinator?.isInterruptible == parameters.isCaught)

      catchIt(device)
      device.clock.advance(by: 1)
      #expect(page.isBeingDismissed == parameters.isCaught)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect((page.presentingViewController != nil) == parameters.isCaught)
      #expect(!page.isBeingDismissed)
      if parameters.isCaught {
        #expect(page.appearanceState.phase == .appeared)
        #expect(page.appearanceState.explicitTransitions == 0)
        #expect(page.view.convert(page.view.bounds, to: nil) == place)
      }
    }
  }

  @Test func `a finger beside a sheet does not catch it`() {
    withPage(.pageSheet) { device, root, page, _ in
      device.switches.dismissalCanBeCaught = true
      root.present(page, animated: true)
      device.clock.advance(by: 1)
      page.dismiss(animated: true)
      device.clock.advance(by: 0.05)

      device.touchDown(at: CGPoint(x: 200, y: 50))
      device.touchMove(to: CGPoint(x: 200, y: 70))
      device.touchMove(to: CGPoint(x: 200, y: 80))
      device.clock.advance(by: 1)
      device.touchUp()

      #expect(page.presentingViewController == nil)
    }
  }

  @Test func `what takes others along cannot be caught`() {
    withPage(.pageSheet) { device, root, page, _ in
      device.switches.dismissalCanBeCaught = true
      root.present(page, animated: false)
      device.clock.advance(by: 0.5)
      page.present(UIViewController(), animated: false)
      device.clock.advance(by: 0.5)
      root.dismiss(animated: true)
      device.clock.advance(by: 0.05)

      catchIt(device)
      device.clock.advance(by: 1)
      device.touchUp()

      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a view of another window is zoomed from as a switch says`(zooms: Bool) {
    withPage(.fullScreen) { device, root, page, _ in
      device.switches.zoomsFromOtherWindow = zooms
      let other = UIWindow(windowScene: device.scenes[0])
      let source = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
      other.addSubview(source)
      other.isHidden = false
      page.preferredTransition = .zoom { _ in source }
      root.present(page, animated: true)
      device.clock.advance(by: 0.05)
      #expect(page.transitionCoordinator?.isInterruptible == zooms)
      #expect(page.view.transform.isIdentity)
      device.clock.advance(by: 1)

      #expect(page.view.convert(page.view.bounds, to: nil) == page.view.bounds)
      page.dismiss(animated: true)
      device.clock.advance(by: 1)
      #expect(page.presentingViewController == nil)
      other.isHidden = true
    }
  }

  /// Puts a finger down in the middle of the screen and moves it up a little.
  private func catchIt(_ device: HeadlessDevice) {
    device.touchDown(at: CGPoint(x: 200, y: 400))
    device.touchMove(to: CGPoint(x: 200, y: 388))
    device.touchMove(to: CGPoint(x: 200, y: 380))
  }

  private func withPage(
    _ style: UIModalPresentationStyle, on system: HeadlessSystem = .standard,
    _ body: (HeadlessDevice, UIViewController, UIViewController, UIView) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let (root, page) = (UIViewController(), UIViewController())
      let source = UIView(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
      root.view.addSubview(source)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      page.modalPresentationStyle = style
      body(device, root, page, source)
      _ = window
    }
  }
}
