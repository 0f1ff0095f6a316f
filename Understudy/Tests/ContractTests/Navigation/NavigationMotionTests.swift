// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct NavigationMotionTests {
  @Test
  func `M5: a push takes 0.35 seconds, and so does a pop`() async {
    await withPages { navigation, top in
      let popped = CACurrentMediaTime()
      navigation.popViewController(animated: true)
      _ = await until { navigation.transitionCoordinator != nil }
      #expect(abs((navigation.transitionCoordinator?.transitionDuration ?? 0) - 0.35) < 0.001)
      _ = await until { navigation.hasSettled && top.viewIfLoaded?.window == nil }
      #expect(abs(CACurrentMediaTime() - popped - 0.35) < 0.05)

      let pushed = CACurrentMediaTime()
      navigation.pushViewController(top, animated: true)
      _ = await until { navigation.transitionCoordinator != nil }
      #expect(abs((navigation.transitionCoordinator?.transitionDuration ?? 0) - 0.35) < 0.001)
      _ = await until { navigation.hasSettled }
      #expect(abs(CACurrentMediaTime() - pushed - 0.35) < 0.05)
    }
  }

  @Test
  func `M6: the lower page moves by three tenths of what the upper one moves`() async {
    await withPages { navigation, top in
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
  func `M7: a swipe back is decided by a flick of one width a second, else by the middle`(
    place: CGFloat, speed: CGFloat, completes: Bool
  ) async {
    await withPages { navigation, top in
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
    _ body: @MainActor (UINavigationController, UIViewController) async -> Void
  ) async {
    await withScene { scene in
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
