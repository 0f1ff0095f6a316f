// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Since iOS 26 a finger can take over a pop that has begun without one.
@MainActor
@Suite(.enabled(if: TestPlatform.hasFinger))
struct CaughtPopTests {
  @Test
  func `V36, since iOS 26: a finger takes over a running pop, and can take it back`() async {
    await withPop { navigation, top, callLog in
      var log: [String] = []
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == false)
      #expect(coordinator?.isInterruptible == true)
      coordinator?.notifyWhenInteractionChanges { context in
        log.append("held \(context.isInteractive), cancelled \(context.isCancelled)")
      }
      coordinator?.animate(alongsideTransition: nil) { context in
        log.append("end, cancelled \(context.isCancelled)")
      }

      let width = navigation.view.bounds.width
      var finger = Finger(at: CGPoint(x: 0.65 * width, y: 400))
      await finger.move(to: CGPoint(x: 0.75 * width, y: 400), frames: 2)
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == false)
      await finger.move(to: CGPoint(x: 0.35 * width, y: 400))
      let place = shownOrigin(of: top.view).x
      #expect(place < 0.3 * width)
      await pass(0.5)
      #expect(shownOrigin(of: top.view).x == place)
      await finger.lift()
      #expect(await until { navigation.hasSettled })

      #expect(
        callLog.appearances == [
          "top.willDisappear", "below.willAppear", "below.willDisappear", "below.didDisappear",
          "top.willAppear", "top.didAppear",
        ])
      #expect(navigation.topViewController === top)
      #expect(
        log == [
          "held true, cancelled false", "held false, cancelled true", "end, cancelled true",
        ])
    }
  }

  @Test
  func `V36, since iOS 26: released towards the trailing edge it ends like any other pop`() async {
    await withPop { navigation, top, callLog in
      let width = navigation.view.bounds.width
      var finger = Finger(at: CGPoint(x: 0.3 * width, y: 400))
      await finger.move(to: CGPoint(x: 0.9 * width, y: 400))
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      await finger.lift()
      #expect(await until { navigation.hasSettled })

      #expect(
        callLog.appearances == [
          "top.willDisappear", "below.willAppear", "top.didDisappear", "below.didAppear",
        ])
      #expect(navigation.viewControllers.count == 1)
      #expect(top.parent == nil)
    }
  }

  /// Runs `body` shortly after the beginning of a pop.
  private func withPop(
    _ body: @MainActor (UINavigationController, UIViewController, CallLog) async -> Void
  ) async {
    await withScene(on: 26...) { scene in
      let callLog = CallLog()
      let navigation = UINavigationController(
        rootViewController: CallLogController("below", callLog))
      _ = await showWindow(of: scene, root: navigation)
      let top = CallLogController("top", callLog)
      navigation.pushViewController(top, animated: false)
      _ = await until { callLog.entries.contains("top.didAppear") }
      await pass(0.1)
      callLog.clear()
      navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.willAppear") }
      await pass(0.05)
      await body(navigation, top, callLog)
    }
  }
}
