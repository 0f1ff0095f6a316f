// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Suspension and dismissal of popups whose page is left, gone, covered or obstructed.
@MainActor
@Suite(.uikitVariants)
struct PageExitTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup is invisible 80 milliseconds after a push begins and is dismissed after it`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 0.04)
      let seen = box.superview?.layer.presentation()?.opacity ?? 0
      #expect(seen > 0)
      #expect(seen < 1)
      app.device.clock.advance(by: 0.04)
      #expect(box.superview?.layer.presentation()?.opacity ?? 0 == 0)
      #expect(box.superview?.alpha == 0)
      #expect(handle.outcomeIfDismissed == nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a kept-alive popup resumes with its page, its text and its remaining display duration`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      box.addSubview(field)
      let handle = app.center.show(
        Popup(box).on(HomePage.self).pageExit(.keepAlive).displayDuration(.seconds(10)))
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.device.type("Ada")
      let window = box.window

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 20)
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(!field.isFirstResponder)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === window)
      #expect(box.window === window)
      #expect(box.superview?.alpha == 1)
      #expect(field.text == "Ada")
      #expect(field.isFirstResponder)
      app.device.clock.advance(by: 5)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 4)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a popup with the stay policy remains visible on the next page`() {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self).pageExit(.stay))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(box.superview?.alpha == 1)
    }
  }

  @Test func `a popup without a page scope can be dismissed with the page it appeared on`() {
    TestApp.runInNavigation { app, navigation in
      let handle = app.center.show(Popup(FixedSizeView()).pageExit(.dismiss))
      app.runUntilIdle()

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
    }
  }

  @Test(arguments: [true, false])
  func `a popup is dismissed when its page is gone, also while queued or suspended`(
    isVisible: Bool
  ) {
    TestApp.runInNavigation { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      if !isVisible { app.center.show(Popup(FixedSizeView())) }
      let handle = app.center.show(Popup(FixedSizeView()).on(page).pageExit(.keepAlive))
      app.runUntilIdle()

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageGone)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a presentation that covers a page suspends its popup until the dismissal`(
    style: UIModalPresentationStyle
  ) {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      let cover = UIViewController()
      cover.modalPresentationStyle = style

      navigation.present(cover, animated: true)
      app.device.clock.advance(by: 0.1)
      #expect(box.superview?.alpha == 0, "the popup fades during the presentation")
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      navigation.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(box.superview?.alpha == 1)
    }
  }

  @Test func `a popup can ignore that its page is covered`() {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(HomePage.self).ignoresPageCover())
      app.runUntilIdle()

      navigation.present(UIViewController(), animated: true)
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(box.superview?.alpha == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a foreign alert suspends the popups of the page and dismisses none`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self))
      app.runUntilIdle()

      navigation.present(UIAlertController.make("Theirs"), animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(handle.blockers.contains(.pageObstructed(by: "UIAlertController")))
      navigation.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(box.superview?.alpha == 1)
    }
  }

  @Test func `replacing the root dismisses the popups of the old root`() {
    TestApp.runInNavigation { app, _ in
      let handle = app.center.show(Popup(FixedSizeView()).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()

      app.window.rootViewController = DetailPage()
      app.runTurn()
      #expect(app.overlays.first?.rootViewController?.view.subviews.last?.alpha == 0)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageGone)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `pages that do not settle are reported once and then treated as settled`() {
    TestApp.runInNavigation { app, navigation in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      var appearanceTime = 0.0
      app.center.show(
        Popup(box).on(DetailPage.self).onWillAppear { _ in appearanceTime = app.device.clock.now })
      let delegate = StuckTransitions()
      navigation.delegate = delegate
      let start = app.device.clock.now

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 2.5)
      #expect(box.window == nil)
      #expect(misuse.reports.isEmpty)
      app.device.clock.advance(by: 2.5)

      #expect(misuse.reports.map(\.code) == ["pages-did-not-settle"])
      #expect(misuse.reports.first?.evidence.contains("DetailPage") == true)
      #expect(box.window != nil)
      #expect(abs(appearanceTime - start - 3) < 0.1, "after the settling timeout")
    }
  }
}

/// Starts transitions that never finish.
@MainActor
private final class StuckTransitions: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }
}
