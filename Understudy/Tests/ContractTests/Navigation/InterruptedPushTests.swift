// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Since iOS 26 a push need not have ended for the page to be left again.
@MainActor
struct InterruptedPushTests {
  @Test
  func `V29: a pop in the middle of a push completes the push and begins in the same turn`() async {
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
  func `V29: a new stack in the middle of a push does so, too`() async {
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
  func `V31: a push in the middle of a pop completes the pop and begins in the same turn`() async {
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

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `V30: a swipe back can begin in the middle of a push`() async {
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
    guard #available(iOS 26, *) else { return }
    await withScene { scene in
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
  fileprivate var appearances: [String] {
    callbacks.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }
}
