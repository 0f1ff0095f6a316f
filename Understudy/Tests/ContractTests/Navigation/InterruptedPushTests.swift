// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Since iOS 26 a push or a pop need not have ended for the next one to begin.
@MainActor
struct InterruptedPushTests {
  @Test
  func `V29, since iOS 26: a pop in the middle of a push ends the push in the same turn`() async {
    await withPush { navigation, callLog in
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers.count == 1)
      #expect(!callLog.entries.contains("top.didAppear"))
      #expect(await until({ callLog.entries.contains("top.didAppear") }, within: 0.1))

      let begun = [
        "below.willDisappear", "top.willAppear", "below.didDisappear", "top.didAppear",
        "top.willDisappear", "below.willAppear",
      ]
      #expect(callLog.appearances == begun)
      #expect(await until { navigation.hasSettled })
      #expect(callLog.appearances == begun + ["top.didDisappear", "below.didAppear"])
    }
  }

  @Test
  func `V29, since iOS 26: a new stack in the middle of a push does so, too`() async {
    await withPush { navigation, callLog in
      let other = CallLogController("other", callLog)
      navigation.setViewControllers([navigation.viewControllers[0], other], animated: true)
      #expect(await until({ callLog.entries.contains("top.willDisappear") }, within: 0.1))

      #expect(callLog.entries.contains("top.didAppear"))
      #expect(await until { navigation.hasSettled })
      #expect(
        callLog.appearances.suffix(4) == [
          "top.willDisappear", "other.willAppear", "top.didDisappear", "other.didAppear",
        ])
    }
  }

  @Test
  func `V31, since iOS 26: a push in the middle of a pop ends the pop in the same turn`() async {
    await withPush { navigation, callLog in
      #expect(await until { navigation.hasSettled })
      callLog.clear()
      navigation.popViewController(animated: true)
      #expect(await until { callLog.entries.contains("below.willAppear") })
      await pass(0.1)

      navigation.pushViewController(CallLogController("next", callLog), animated: true)
      #expect(await until({ callLog.entries.contains("below.didAppear") }, within: 0.1))

      #expect(
        callLog.appearances == [
          "top.willDisappear", "below.willAppear", "top.didDisappear", "below.didAppear",
          "below.willDisappear", "next.willAppear",
        ])
      #expect(await until { navigation.hasSettled })
      #expect(callLog.appearances.suffix(2) == ["below.didDisappear", "next.didAppear"])
    }
  }

  @Test
  func `V32, since iOS 26: a pop in the middle of a pop completes that in the same turn`() async {
    await withPush { navigation, callLog in
      navigation.pushViewController(CallLogController("last", callLog), animated: false)
      #expect(await until { navigation.hasSettled })
      callLog.clear()
      navigation.popViewController(animated: true)
      #expect(await until { callLog.entries.contains("top.willAppear") })
      await pass(0.1)

      navigation.popViewController(animated: true)
      #expect(await until({ callLog.entries.contains("top.didAppear") }, within: 0.1))

      #expect(
        callLog.appearances == [
          "last.willDisappear", "top.willAppear", "last.didDisappear", "top.didAppear",
          "top.willDisappear", "below.willAppear",
        ])
      #expect(await until { navigation.hasSettled })
      #expect(callLog.appearances.suffix(2) == ["top.didDisappear", "below.didAppear"])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V37, since iOS 26: a page can be scrolled before its push has ended`() async {
    await withPush { navigation, _ in
      let (page, list) = (UIViewController(), UIScrollView())
      list.contentSize = CGSize(width: 100, height: 3000)
      page.view = list
      navigation.pushViewController(page, animated: true)
      #expect(await until { list.window != nil })
      await pass(0.1)
      let start = list.contentOffset.y

      var finger = Finger(at: CGPoint(x: 200, y: 600))
      await finger.move(to: CGPoint(x: 200, y: 540), frames: 4)
      #expect(!navigation.hasSettled)
      #expect(list.contentOffset.y > start + 20)
      await finger.lift()

      #expect(await until { navigation.hasSettled })
      #expect(navigation.topViewController === page)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V30, since iOS 26: a swipe back can begin in the middle of a push`() async {
    await withPush { navigation, callLog in
      let view: UIView = navigation.view
      var finger = Finger(at: CGPoint(x: 2, y: view.bounds.midY))
      await finger.move(to: CGPoint(x: view.bounds.midX, y: view.bounds.midY), frames: 6)

      #expect(callLog.entries.contains("top.didAppear"))
      #expect(callLog.entries.contains("top.willDisappear"))
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      await finger.move(to: CGPoint(x: view.bounds.maxX - 4, y: view.bounds.midY), frames: 6)
      await finger.lift()

      #expect(await until { navigation.hasSettled })
      #expect(callLog.appearances.suffix(2) == ["top.didDisappear", "below.didAppear"])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  /// Runs `body` a third of the way through a push.
  private func withPush(
    _ body: @MainActor (UINavigationController, CallLog) async -> Void
  ) async {
    await withScene(on: 26...) { scene in
      let callLog = CallLog()
      let navigation = UINavigationController(
        rootViewController: CallLogController("below", callLog))
      _ = await showWindow(of: scene, root: navigation)
      callLog.clear()
      navigation.pushViewController(CallLogController("top", callLog), animated: true)
      _ = await until { callLog.entries.contains("top.willAppear") }
      await pass(0.1)
      await body(navigation, callLog)
    }
  }
}

extension CallLog {
  /// The will- and did-callbacks.
  var appearances: [String] {
    callbacks.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }
}
