// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct NavigationMotionTests {
  @Test
  func `M5, until iOS 18: a push takes 0.35 seconds, and so does a pop`() async {
    await expectDuration(0.35, on: ...18)
  }

  @Test
  func `M11, since iOS 26: a push takes 0.44 seconds, and so does a pop`() async {
    await expectDuration(0.44, on: 26...)
  }

  @Test
  func `M6: the lower page moves by three tenths of what the upper one moves`() async {
    await withPages(on: 0...) { navigation, top in
      let width = navigation.view.bounds.width
      let below = navigation.viewControllers[0]
      navigation.popViewController(animated: true)
      _ = await until { shownOrigin(of: top.view).x > width / 4 }

      let moved = shownOrigin(of: top.view).x
      #expect(moved < width)
      #expect(abs(shownOrigin(of: below.view).x + 0.3 * (width - moved)) < 1)
      _ = await until { navigation.hasSettled }
      #expect(shownOrigin(of: below.view).x == 0)
    }
  }

  @Test(
    .enabled(if: TestPlatform.hasFinger),
    arguments: [(0.4, 0.0, false), (0.6, 0.0, true), (0.7, -1.5, false), (0.3, 1.5, true)])
  func `M7, until iOS 18: a flick of one width a second decides a swipe, or the middle`(
    place: CGFloat, speed: CGFloat, completes: Bool
  ) async {
    await expectSwipe(to: place, at: speed, completes: completes, on: ...18)
  }

  @Test(
    .enabled(if: TestPlatform.hasFinger),
    arguments: [(0.2, 0.0, false), (0.4, 0.0, true), (0.7, -1.5, false), (0.25, 1.5, true)])
  func `M12, since iOS 26: a flick of 1.06 widths a second decides, or three tenths`(
    place: CGFloat, speed: CGFloat, completes: Bool
  ) async {
    await expectSwipe(to: place, at: speed, completes: completes, on: 26...)
  }

  private func expectDuration(
    _ duration: TimeInterval, on systems: some RangeExpression<Int>
  ) async {
    await withPages(on: systems) { navigation, top in
      let popped = CACurrentMediaTime()
      navigation.popViewController(animated: true)
      await expectEnd(of: navigation, after: duration, since: popped)
      #expect(top.viewIfLoaded?.window == nil)

      let pushed = CACurrentMediaTime()
      navigation.pushViewController(top, animated: true)
      await expectEnd(of: navigation, after: duration, since: pushed)
    }
  }

  private func expectEnd(
    of navigation: UINavigationController, after duration: TimeInterval, since start: TimeInterval
  ) async {
    _ = await until { navigation.transitionCoordinator != nil }
    let promised = navigation.transitionCoordinator?.transitionDuration ?? 0
    #expect(abs(promised - duration) < 0.002)
    _ = await until { navigation.hasSettled }
    #expect(abs(CACurrentMediaTime() - start - duration) < 0.05)
  }

  /// A finger moves a page to a part of the width, with a speed in widths per second at its end.
  private func expectSwipe(
    to place: CGFloat, at speed: CGFloat, completes: Bool, on systems: some RangeExpression<Int>
  ) async {
    await withPages(on: systems) { navigation, top in
      let width = navigation.view.bounds.width
      var finger = Finger(at: CGPoint(x: 3, y: 400))
      await finger.move(to: CGPoint(x: 13, y: 400), frames: 1)
      let recognitionDistance = finger.place.x - shownOrigin(of: top.view).x
      await finger.move(to: CGPoint(x: recognitionDistance + (place - speed / 10) * width, y: 400))
      if speed == 0 {
        await finger.lift(after: 0.3)
      } else {
        await finger.move(to: CGPoint(x: recognitionDistance + place * width, y: 400), frames: 6)
        await finger.lift()
      }
      await pass(1)

      #expect(navigation.viewControllers.count == (completes ? 1 : 2))
      #expect((top.viewIfLoaded?.window == nil) == completes)
    }
  }

  /// Two pages, and the upper one on the screen.
  private func withPages(
    on systems: some RangeExpression<Int>,
    _ body: @MainActor (UINavigationController, UIViewController) async -> Void
  ) async {
    await withScene(on: systems) { scene in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      let top = UIViewController()
      navigation.pushViewController(top, animated: false)
      _ = await until { top.viewIfLoaded?.window != nil && navigation.hasSettled }
      await pass(0.1)
      await body(navigation, top)
    }
  }
}
