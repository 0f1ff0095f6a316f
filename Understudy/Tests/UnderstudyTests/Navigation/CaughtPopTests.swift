// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// A finger on a pop that code has begun.
@MainActor
struct CaughtPopTests {
  @Test(arguments: [true, false])
  func `whether the coordinator says that a caught pop is interactive is a switch`(
    isInteractive: Bool
  ) {
    withPop { device, navigation, pages in
      device.switches.caughtTransitionIsInteractive = isInteractive
      var changes: [Bool] = []
      let coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }

      hold(device, at: 320)
      #expect(navigation.current?.isLed == true)
      #expect(coordinator?.isInteractive == isInteractive)
      #expect(changes == (isInteractive ? [true] : []))
      takeBack(device)

      #expect(changes == (isInteractive ? [true, false] : []))
      #expect(coordinator?.isCancelled == true)
      #expect(navigation.viewControllers == pages)
      #expect(pages[2].appearanceState.phase == .appeared)
      #expect(pages[1].appearanceState.phase == .disappeared)
    }
  }

  @Test
  func `a pop that cannot be caught is completed, and the swipe begins the next one`() {
    withPop(canBeCaught: false) { device, navigation, pages in
      hold(device, at: 320)
      #expect(pages[1].appearanceState.phase == .disappearing)
      #expect(navigation.current?.viewController(forKey: .from) === pages[1])
      takeBack(device)

      #expect(navigation.viewControllers == [pages[0], pages[1]])
      #expect(pages[1].appearanceState.phase == .appeared)
    }
  }

  @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
  func `where a pop cannot be caught, one to the first page ends under the finger`(
    system: HeadlessSystem
  ) {
    withPop(on: system, canBeCaught: system == .iOS18, toRoot: true) { device, navigation, pages in
      #expect(navigation.transitionCoordinator?.isInterruptible == false)
      hold(device, at: 320)
      #expect(navigation.current?.isLed == false)
      takeBack(device)

      #expect(navigation.viewControllers == [pages[0]])
      #expect(pages[0].appearanceState.phase == .appeared)
    }
  }

  @Test
  func `all pages are back when a pop to the first page is taken back`() {
    withPop(toRoot: true) { device, navigation, pages in
      #expect(navigation.viewControllers == [pages[0]])
      hold(device, at: 320)
      takeBack(device)

      #expect(navigation.viewControllers == pages)
      #expect(pages.allSatisfy { $0.parent === navigation })
      #expect(navigation.navigationBar.topItem === pages[2].navigationItem)
    }
  }

  @Test
  func `all pages are back when two pops of one turn are taken back`() {
    withPop { device, navigation, pages in
      device.clock.advance(by: 1)
      navigation.setViewControllers(pages, animated: false)
      device.clock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: true)
      device.clock.advance(by: 0.06)

      hold(device, at: 100)
      takeBack(device)

      #expect(navigation.viewControllers == pages)
      #expect(pages[2].view.window != nil)
    }
  }

  @Test
  func `the page is caught where it is seen, and follows the finger from there`() {
    withPop { device, navigation, pages in
      let before = shownX(pages[2])
      #expect(before > 40)
      device.touchDown(at: CGPoint(x: 250, y: 400))
      device.touchMove(to: CGPoint(x: 262, y: 400))
      #expect(abs(shownX(pages[2]) - before) < 0.01)
      #expect(abs(shownX(pages[1]) + 0.3 * (393 - before)) < 0.01)

      device.clock.advance(by: 1)
      #expect(abs(shownX(pages[2]) - before) < 0.01)
      device.touchMove(to: CGPoint(x: 242, y: 400))
      #expect(abs(shownX(pages[2]) - before + 20) < 0.01)
      takeBack(device)

      #expect(pages[2].view.frame.minX == 0)
    }
  }

  @Test
  func `what runs alongside is caught, too`() {
    withPop { device, navigation, pages in
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      pages[2].view.addSubview(mark)
      navigation.transitionCoordinator?.animate { _ in
        mark.alpha = 0
      }
      device.clock.advance(by: 0.02)

      hold(device, at: 320)
      let shown = mark.layer.presentation()?.opacity
      device.clock.advance(by: 1)

      #expect(mark.layer.presentation()?.opacity == shown)
      takeBack(device)
      #expect(device.animator.isIdle)
    }
  }

  @Test
  func `a push waits for the finger to let go`() {
    withPop { device, navigation, pages in
      hold(device, at: 320)
      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      device.clock.advance(by: 0.5)
      #expect(navigation.current?.isLed == true)
      device.touchUp()
      device.clock.advance(by: 2)

      #expect(navigation.topViewController === next)
      #expect(next.appearanceState.phase == .appeared)
      #expect(navigation.transitionView.subviews.count == 1)
    }
  }

  private func hold(_ device: HeadlessDevice, at x: CGFloat) {
    device.touchDown(at: CGPoint(x: x - 60, y: 400))
    device.touchMove(to: CGPoint(x: x, y: 400))
  }

  /// Moves the finger to the leading edge and lifts it after a rest.
  private func takeBack(_ device: HeadlessDevice) {
    device.touchMove(to: CGPoint(x: 1, y: 400))
    device.clock.advance(by: 0.5)
    device.touchUp()
    device.clock.advance(by: 1)
  }

  private func shownX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minX ?? controller.view.frame.minX
  }

  /// Runs `body` shortly after the beginning of a pop of the last of three pages, or of two.
  private func withPop(
    on system: HeadlessSystem = .iOS26, canBeCaught: Bool = true, toRoot: Bool = false,
    _ body: (HeadlessDevice, UINavigationController, [UIViewController]) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      device.switches.popCanBeCaught = canBeCaught
      let pages = (0..<3).map { _ in UIViewController() }
      let navigation = UINavigationController()
      navigation.viewControllers = pages
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      if toRoot {
        navigation.popToRootViewController(animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      device.clock.advance(by: 0.06)
      body(device, navigation, pages)
      _ = window
    }
  }
}
