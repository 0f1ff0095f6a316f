// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// Interactive presentations and dismissals.
@MainActor
struct InteractivePresentationTests {
  @Test
  func `P36: the interaction controller is asked for after the animator, and with it`() async {
    await withPages { root, new, lead, _ in
      lead.presents = false
      lead.dismisses = false

      #expect(await present(new, on: root, animated: true))
      #expect(lead.questions == ["animator", "interaction for presenting with it"])
      #expect(await dismiss(new, animated: true))
      #expect(lead.questions.suffix(2) == ["animator", "interaction for dismissing with it"])
    }
  }

  @Test
  func `P36: without animation no interaction controller is requested`() async {
    await withPages { root, new, lead, _ in
      #expect(await present(new, on: root))
      #expect(await dismiss(new))

      #expect(lead.questions.isEmpty)
    }
  }

  @Test
  func `P37: an interactive presentation that is completed is like any other`() async {
    await withPages { root, new, lead, callLog in
      let end = Flag()
      root.present(new, animated: true) { end.isUp = true }
      #expect(await until { new.transitionCoordinator != nil })
      #expect(new.transitionCoordinator?.initiallyInteractive == true)
      lead.driver.update(0.5)
      await pass(1)
      #expect(new.isBeingPresented)
      #expect(!end.isUp)
      #expect(abs((new.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.01)
      lead.driver.finish()

      #expect(await until { end.isUp })
      #expect(
        callLog.callbacks.filter { !$0.contains("oad") && !$0.contains("isAppearing") } == [
          "root.willDisappear", "new.willAppear", "new.didAppear", "root.didDisappear",
        ])
      #expect(root.presentedViewController === new)
      #expect(root.view.window == nil)
    }
  }

  @Test
  func `P37: a canceled presentation leaves everything as it was`() async {
    await withPages { root, new, lead, callLog in
      root.present(new, animated: true)
      #expect(await until { new.transitionCoordinator != nil })
      lead.driver.update(0.4)
      await pass(0.1)
      lead.driver.cancel()

      #expect(await until { root.hasSettled && new.viewIfLoaded?.window == nil })
      #expect(root.presentedViewController == nil)
      #expect(new.presentingViewController == nil)
      #expect(!new.isBeingPresented)
      #expect(root.view.window != nil)
      #expect(
        callLog.callbacks.filter { $0.hasPrefix("new.") && !$0.contains("oad") } == [
          "new.willAppear", "new.isAppearing", "new.willDisappear", "new.didDisappear",
        ])
      #expect(
        callLog.callbacks.filter { $0.hasPrefix("root.") && !$0.contains("isAppearing") } == [
          "root.willDisappear", "root.willAppear", "root.didAppear",
        ])
      #expect(lead.animator.ended == [false])
      lead.presents = false
      #expect(await present(new, on: root, animated: true))
    }
  }

  @Test
  func `P37: a canceled dismissal leaves the presented controller where it was`() async {
    await withPages { root, new, lead, callLog in
      _ = await present(new, on: root)
      callLog.clear()
      let end = Flag()
      new.dismiss(animated: true) { end.isUp = true }
      #expect(await until { new.transitionCoordinator != nil })
      #expect(new.isBeingDismissed)
      lead.driver.update(0.4)
      await pass(0.1)
      lead.driver.cancel()

      #expect(await until { root.hasSettled })
      #expect(root.presentedViewController === new)
      #expect(new.view.window != nil)
      #expect(!new.isBeingDismissed)
      #expect(root.view.window == nil)
      let callbacks = callLog.callbacks.filter { !$0.contains("isAppearing") }
      #expect(
        callbacks.filter { $0.hasPrefix("new.") } == [
          "new.willDisappear", "new.willAppear", "new.didAppear",
        ])
      #expect(
        callbacks.filter { $0.hasPrefix("root.") } == [
          "root.willAppear", "root.willDisappear", "root.didDisappear",
        ])
      lead.dismisses = false
      #expect(await dismiss(new, animated: true))
      #expect(root.view.window != nil)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test
  func `P28: the coordinator reports the end of the interaction, and whether it was canceled`()
    async
  {
    await withPages { root, new, lead, _ in
      _ = await present(new, on: root)
      for completes in [false, true] {
        var log: [String] = []
        new.dismiss(animated: true)
        #expect(await until { new.transitionCoordinator != nil })
        let coordinator = new.transitionCoordinator
        #expect(coordinator?.isInteractive == true, "completes: \(completes)")
        coordinator?.notifyWhenInteractionChanges { context in
          log.append("let go, held \(context.isInteractive), cancelled \(context.isCancelled)")
        }
        coordinator?.animate(alongsideTransition: nil) { context in
          log.append("over, cancelled \(context.isCancelled)")
        }
        lead.driver.update(0.3)
        await pass(0.1)
        if completes { lead.driver.finish() } else { lead.driver.cancel() }

        #expect(await until { log.count == 2 })
        #expect(
          log == [
            "let go, held false, cancelled \(!completes)", "over, cancelled \(!completes)",
          ])
      }
      #expect(await until { root.presentedViewController == nil })
    }
  }

  @Test
  func `P38: a transition need not begin interactively, and can become interactive`() async {
    await withPages { root, new, lead, _ in
      lead.driver.wantsInteractiveStart = false
      let end = Flag()
      root.present(new, animated: true) { end.isUp = true }
      #expect(await until { new.transitionCoordinator != nil })
      #expect(new.transitionCoordinator?.initiallyInteractive == false)
      #expect(new.transitionCoordinator?.isInteractive == false)
      await pass(0.1)
      lead.driver.pause()
      let part = lead.driver.percentComplete
      #expect(part > 0)
      #expect(part < 1)
      #expect(new.transitionCoordinator?.isInteractive == true)
      await pass(1)
      #expect(!end.isUp)
      lead.driver.finish()

      #expect(await until { end.isUp })
      lead.dismisses = false
      #expect(await dismiss(new, animated: true))

      let second = Flag()
      root.present(new, animated: true) { second.isUp = true }
      #expect(await until({ second.isUp }, within: 1), "no controller takes it over")
    }
  }

  private func withPages(
    _ body: @MainActor (UIViewController, UIViewController, Lead, CallLog) async -> Void
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let new = CallLogController("new", callLog)
      let lead = Lead()
      new.modalPresentationStyle = .fullScreen
      new.transitioningDelegate = lead
      _ = await showWindow(of: scene, root: root)
      callLog.clear()
      await body(root, new, lead, callLog)
    }
  }
}

/// Drives transitions interactively.
private final class Lead: NSObject, UIViewControllerTransitioningDelegate {
  let animator = SlideAnimator()
  let driver = UIPercentDrivenInteractiveTransition()
  var presents = true
  var dismisses = true
  var questions: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("animator")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("animator")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("interaction for presenting" + (animator === self.animator ? " with it" : ""))
    return presents ? driver : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("interaction for dismissing" + (animator === self.animator ? " with it" : ""))
    return dismisses ? driver : nil
  }
}

/// Slides the presented view up, and down again.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let isPresenting = transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    let away = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    if isPresenting, let view {
      container.addSubview(view)
      view.frame = away
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view?.frame = isPresenting ? container.bounds : away
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}
