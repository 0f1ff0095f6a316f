// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// UIKit says no, or nothing.
@MainActor
struct ModalRefusalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a refused presentation is retried when the screen is free`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).delay(.seconds(60)))
      app.runUntilIdle()
      let foreign = StyledController()
      // In the very turn in which the modal comes, before anybody could see it.
      app.page.present(foreign, animated: true)
      let controller = StyledController()
      let handle = app.center.show(
        Modal(controller).onWillAppear { _ in diary.record("will appear") })
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil && app.presented == [foreign])
      #expect(handle.blockers.contains(.foreignModal("StyledController")))

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller] && diary.lines == ["will appear"])
    }
  }

  @Test func `what is refused again and again fails, and the next one comes`() {
    TestApp.run { app in
      let page = RefusingPage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let diary = CallLog()
      app.center.show(Modal(StyledController()).onDismiss(diary.recordOutcome(of: "modal")))
      app.runTurn()
      let box = FixedSizeView()
      let popup = app.center.show(Popup(box).delay(.milliseconds(100)))
      app.runUntilIdle()
      #expect(box.window != nil, "it does not wait for the next attempt")
      popup.dismiss()
      app.device.clock.advance(by: 5)

      #expect(page.attempts == 3 && diary.lines == ["modal ended: failed"])
    }
  }

  @Test func `a modal whose transition never ends does not keep the line`() {
    TestApp.run { app in
      let transition = EndlessTransition()
      let controller = StyledController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = transition
      let handle = app.center.show(Modal(controller))
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil, "a transition that runs is waited for")

      handle.dismiss()
      app.window.rootViewController = HomePage()
      app.device.clock.advance(by: 20)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp && box.window != nil)
    }
  }
}

/// Whoever asks it to present is not heard, as by UIKit at a bad moment.
private final class RefusingPage: UIViewController {
  var attempts = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    attempts += 1
  }
}

private final class EndlessTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
