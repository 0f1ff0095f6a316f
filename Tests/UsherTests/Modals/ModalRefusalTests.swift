// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// UIKit says no, or nothing.
@MainActor
struct ModalRefusalTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a refused presentation is retried when the screen is free`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).delay(.seconds(60)))
      stand.settle()
      let foreign = StyledController()
      // In the very turn in which the modal comes, before anybody could see it.
      stand.page.present(foreign, animated: true)
      let controller = StyledController()
      let handle = stand.center.enqueue(
        Modal(controller).onWillAppear { _ in diary.note("will appear") })
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil && stand.presented == [foreign])
      #expect(handle.whyNotVisible.contains(.foreignModal("StyledController")))

      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(stand.presented == [controller] && diary.lines == ["will appear"])
    }
  }

  @Test func `what is refused again and again fails, and the next one comes`() {
    Stand.run { stand in
      let deaf = DeafPage()
      stand.window.rootViewController = deaf
      stand.settle()
      let diary = Diary()
      stand.center.enqueue(Modal(StyledController()).onEnd(diary.end(of: "modal")))
      stand.turn()
      let box = BoxView()
      let popup = stand.center.enqueue(Popup(box).delay(.milliseconds(100)))
      stand.settle()
      #expect(box.window != nil, "it does not wait for the next attempt")
      popup.end()
      stand.device.clock.advance(by: 5)

      #expect(deaf.asked == 3 && diary.lines == ["modal ended: failed"])
    }
  }

  @Test func `a modal whose transition never ends does not keep the line`() {
    Stand.run { stand in
      let endless = Endless()
      let controller = StyledController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = endless
      let handle = stand.center.enqueue(Modal(controller))
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil, "a transition that runs is waited for")

      handle.end()
      stand.window.rootViewController = HomePage()
      stand.device.clock.advance(by: 20)

      #expect(handle.outcomeIfEnded?.reason == .dismissed && box.window != nil)
    }
  }
}

/// Whoever asks it to present is not heard, as by UIKit at a bad moment.
private final class DeafPage: UIViewController {
  var asked = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    asked += 1
  }
}

private final class Endless: NSObject, UIViewControllerTransitioningDelegate,
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
