// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Custom transitions that take long, or that their animator never completes.
@MainActor
@Suite(.uikitVariants)
struct EndlessTransitionTests {
  @Test func `a modal that never finishes appearing fails after thirty seconds`() {
    TestApp.run { app in
      let controller = LongTransition.controller(presenting: nil)
      let handle = app.center.show(Modal(controller))
      let box = FixedSizeView()
      let next = app.center.show(Popup(box))
      app.device.clock.advance(by: 28)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window == nil)

      app.device.clock.advance(by: 5)

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(box.window != nil, "\(next.blockers)")
    }
  }

  @Test func `what UIKit keeps presenting is a foreign modal afterwards`() {
    TestApp.run { app in
      app.center.show(Modal(LongTransition.controller(presenting: nil)))
      app.device.clock.advance(by: 40)

      let next = app.center.show(Modal(UIViewController()))
      app.device.clock.advance(by: 5)

      #expect(next.outcomeIfDismissed == nil)
      #expect(next.blockers.contains(.foreignModal("StyledController")), "\(next.blockers)")
    }
  }

  @Test(arguments: [0, 0.7, 1.3, 2.1, 2.9])
  func `a modal that already waits is not lost when the one in front is abandoned`(phase: Double) {
    TestApp.run { app in
      app.device.clock.advance(by: phase)
      app.center.show(Modal(LongTransition.controller(presenting: nil)))
      let next = app.center.show(Modal(UIViewController()))

      app.device.clock.advance(by: 60)

      #expect(next.outcomeIfDismissed == nil)
      #expect(next.blockers.contains(.foreignModal("StyledController")), "\(next.blockers)")
    }
  }

  @Test(arguments: [true, false])
  func `a modal that never finishes disappearing is abandoned after thirty seconds`(
    dismissesEverything: Bool
  ) {
    TestApp.run { app in
      let controller = LongTransition.controller(presenting: 0.3, dismissing: nil)
      let handle = app.center.show(Modal(controller))
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(app.presented == [controller])
      handle.dismiss()
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      if dismissesEverything { PopupCenter.dismissEverywhere(reason: .loggedOut) }
      app.device.clock.advance(by: 13)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect((box.window != nil) != dismissesEverything)
      let later = FixedSizeView()
      app.center.show(Popup(later))
      app.device.clock.advance(by: 5)
      #expect(dismissesEverything == (later.window != nil))
    }
  }

  @Test func `a transition of ten seconds that ends is not abandoned`() {
    TestApp.run { app in
      let controller = LongTransition.controller(presenting: 10, dismissing: 10)
      let handle = app.center.show(Modal(controller))
      app.device.clock.advance(by: 15)
      #expect(app.presented == [controller])
      #expect(handle.outcomeIfDismissed == nil)
      handle.dismiss()
      app.device.clock.advance(by: 8)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 7)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.presented == [])
    }
  }

  @Test func `other windows do not wait for a transition that never ends`() {
    TestApp.run { app in
      app.center.show(Modal(LongTransition.controller(presenting: nil)))
      let other = TestApp(on: app.device)
      let box = FixedSizeView()
      other.center.show(Popup(box))
      app.runUntilIdle()

      #expect(box.window?.windowScene === other.scene)
    }
  }

  @Test func `a popup of a page below a modal that is stuck names the modal`() {
    TestApp.run { app in
      app.center.show(Modal(LongTransition.controller(presenting: nil)))
      app.device.clock.advance(by: 40)

      let handle = app.center.show(Popup(FixedSizeView()).on(app.page))
      app.device.clock.advance(by: 5)

      let blockers = handle.blockers.map(\.description)
      #expect(blockers == ["its page is obstructed by StyledController"])
    }
  }
}

/// A transition with a duration for each direction, or without an end.
private final class LongTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let durations: (presenting: TimeInterval?, dismissing: TimeInterval?)

  init(presenting: TimeInterval?, dismissing: TimeInterval?) {
    durations = (presenting, dismissing)
  }

  /// Returns a controller that retains its transition.
  static func controller(
    presenting: TimeInterval?, dismissing: TimeInterval? = 0.3
  ) -> StyledController {
    let controller = StyledController()
    let transition = LongTransition(presenting: presenting, dismissing: dismissing)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transition
    controller.retained = transition
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Animator(duration: durations.presenting, key: .to)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Animator(duration: durations.dismissing, key: .from)
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval?
    let key: UITransitionContextViewKey

    init(duration: TimeInterval?, key: UITransitionContextViewKey) {
      self.duration = duration
      self.key = key
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration ?? 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if key == .to, let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      guard let duration else { return }
      UIView.animate(withDuration: duration) {
        transitionContext.view(forKey: self.key)?.alpha = self.key == .to ? 0.9 : 0.5
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }
}
