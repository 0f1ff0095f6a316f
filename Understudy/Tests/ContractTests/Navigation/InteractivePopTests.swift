// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct InteractivePopTests {
  @Test
  func `V10: the callbacks of a pop that the user cancels`() async {
    await withPushedPage { navigation, callLog, lead in
      let (below, top) = (navigation.viewControllers[0], navigation.viewControllers[1])

      navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.willAppear") }
      #expect(navigation.viewControllers.count == 1)
      await pass(0.1)
      lead.driver.update(0.4)
      await pass(0.1)
      lead.driver.cancel()
      _ = await until { navigation.hasSettled }

      #expect(
        callLog.callbacks.filter { !$0.contains("Parent") && !$0.contains("isAppearing") } == [
          "top.willDisappear", "below.willAppear", "below.willDisappear", "below.didDisappear",
          "top.willAppear", "top.didAppear",
        ])
      #expect(navigation.viewControllers == [below, top])
      #expect(top.view.window != nil)
      #expect(below.view.window == nil)
      #expect(top.parent === navigation)
      #expect(!top.isMovingFromParent)
    }
  }

  @Test
  func `V9: an interactive pop that is completed is like any other`() async {
    await withPushedPage { navigation, callLog, lead in
      navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.willAppear") }
      lead.driver.update(0.7)
      lead.driver.finish()
      _ = await until { callLog.entries.contains("below.didAppear") }

      #expect(
        callLog.callbacks.filter { !$0.contains("Parent") && !$0.contains("isAppearing") } == [
          "top.willDisappear", "below.willAppear", "top.didDisappear", "below.didAppear",
        ])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test
  func `P28: the coordinator reports that a transition is interactive`() async {
    await withPushedPage { navigation, callLog, lead in
      var log: [String] = []
      navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.willAppear") }
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == true)
      #expect(coordinator?.isInteractive == true)
      coordinator?.notifyWhenInteractionChanges { context in
        log.append("released, cancelled \(context.isCancelled), held \(context.isInteractive)")
      }
      coordinator?.animate(alongsideTransition: nil) { context in
        log.append("end, cancelled \(context.isCancelled)")
      }

      lead.driver.update(0.3)
      #expect(abs((coordinator?.percentComplete ?? 0) - 0.3) < 0.01)
      lead.driver.cancel()
      #expect(log == ["released, cancelled true, held false"])
      _ = await until { log.count == 2 }

      #expect(log.last == "end, cancelled true")
    }
  }

  @Test
  func `P29: what is left of the way takes its part of the duration`() async {
    await withPushedPage { navigation, callLog, lead in
      navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.willAppear") }
      #expect(abs(lead.driver.duration - 0.4) < 0.001)
      await pass(3)
      #expect(!callLog.entries.contains("below.didAppear"))
      lead.driver.update(0.5)

      lead.driver.finish()
      await pass(0.1)
      #expect(!callLog.entries.contains("below.didAppear"))
      await pass(0.15)

      #expect(callLog.entries.contains("below.didAppear"))
    }
  }

  @Test
  func `B30: the gesture that pops is one of the edge and belongs to the controller's view`() async
  {
    await withScene { scene in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      let gesture = navigation.interactivePopGestureRecognizer

      #expect(gesture is UIScreenEdgePanGestureRecognizer)
      #expect(gesture?.view === navigation.view)
      #expect(gesture?.isEnabled == true)
      #expect(gesture?.delaysTouchesBegan == true)
    }
  }

  private func withPushedPage(
    _ body: @MainActor (UINavigationController, CallLog, LeadingDelegate) async -> Void
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let navigation = UINavigationController(
        rootViewController: CallLogController("below", callLog))
      _ = await showWindow(of: scene, root: navigation)
      navigation.pushViewController(CallLogController("top", callLog), animated: false)
      _ = await until { callLog.entries.contains("top.didAppear") }
      await pass(0.1)
      let lead = LeadingDelegate()
      navigation.delegate = lead
      callLog.clear()
      await body(navigation, callLog, lead)
    }
  }
}

/// Makes every pop interactive.
private final class LeadingDelegate: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadingPages() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class FadingPages: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let old = transitionContext.view(forKey: .from)
    if let new = transitionContext.view(forKey: .to), let old {
      transitionContext.containerView.insertSubview(new, belowSubview: old)
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      old?.alpha = 0
    } completion: { _ in
      old?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
