// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What becomes of a popup when its page is left, gone, covered or obstructed.
@MainActor
struct PageLeavingTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a popup goes with the transition that takes its page away, and ends when that has settled`(
    switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self))
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 0.1)
      #expect(box.superview?.alpha == 0 && handle.outcomeIfEnded == nil)
      let seen = box.superview?.layer.presentation()?.opacity ?? 0
      #expect(seen > 0 && seen < 1, "it fades with the push")
      stand.device.clock.advance(by: 0.15)
      let late = box.superview?.layer.presentation()?.opacity ?? 0
      #expect(late > 0 && late < seen, "and for as long as that takes")
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft)
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
      #expect(stand.window.tintAdjustmentMode == .normal)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup that is kept alive is back with its page, its text and its remaining time`(
    switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let box = BoxView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      box.addSubview(field)
      let handle = stand.center.enqueue(
        Popup(box).on(HomePage.self).keepAlive().closes(after: .seconds(10)))
      stand.settle()
      field.becomeFirstResponder()
      stand.device.type("Ada")
      let window = box.window

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 20)
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      #expect(!field.isFirstResponder && stand.center.suspended.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.overlays.first === window && box.window === window)
      #expect(box.superview?.alpha == 1 && field.text == "Ada" && field.isFirstResponder)
      stand.device.clock.advance(by: 5)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 4)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a popup that stays follows the user`() {
    Stand.runInNavigation { stand, navigation in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self).stays())
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(stand.overlays.first === box.window && box.superview?.alpha == 1)
    }
  }

  @Test func `a popup that may appear anywhere can leave with the page it appeared on`() {
    Stand.runInNavigation { stand, navigation in
      let handle = stand.center.enqueue(Popup(BoxView()).leavesWithPage())
      stand.settle()

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft)
    }
  }

  @Test(arguments: [true, false])
  func `a popup ends with its page, also one that waits or is kept alive`(isVisible: Bool) {
    Stand.runInNavigation { stand, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      stand.settle()
      if !isVisible { stand.center.enqueue(Popup(BoxView())) }
      let handle = stand.center.enqueue(Popup(BoxView()).on(page).keepAlive())
      stand.settle()

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageGone)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `what covers a page takes its popup away and gives it back`(
    style: UIModalPresentationStyle
  ) {
    Stand.runInNavigation { stand, navigation in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      stand.settle()
      let cover = UIViewController()
      cover.modalPresentationStyle = style

      navigation.present(cover, animated: true)
      stand.device.clock.advance(by: 0.1)
      #expect(box.superview?.alpha == 0, "it fades with the presentation")
      stand.settle()
      #expect(stand.overlays.isEmpty)
      navigation.dismiss(animated: true)
      stand.settle()

      #expect(stand.overlays.count == 1 && box.superview?.alpha == 1)
    }
  }

  @Test func `a popup can stay while its page is covered`() {
    Stand.runInNavigation { stand, navigation in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(HomePage.self).staysWhenCovered())
      stand.settle()

      navigation.present(UIViewController(), animated: true)
      stand.settle()

      #expect(stand.overlays.count == 1 && box.superview?.alpha == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert of the app suspends the popups of the page and ends none`(
    switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self))
      stand.settle()

      navigation.present(UIAlertController.make("Theirs"), animated: true)
      stand.settle()
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      #expect(handle.whyNotVisible.contains(.obstructed(by: "UIAlertController")))
      navigation.dismiss(animated: true)
      stand.settle()

      #expect(stand.overlays.count == 1 && box.superview?.alpha == 1)
    }
  }

  @Test func `another root takes the popups of the old one away`() {
    Stand.runInNavigation { stand, _ in
      let handle = stand.center.enqueue(Popup(BoxView()).on(HomePage.self).keepAlive())
      stand.settle()

      stand.window.rootViewController = DetailPage()
      stand.turn()
      #expect(stand.overlays.first?.rootViewController?.view.subviews.last?.alpha == 0)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageGone && stand.overlays.isEmpty)
    }
  }

  @Test func `pages that never come to rest are reported once, and what is there counts`() {
    Stand.runInNavigation { stand, navigation in
      let misuse = MisuseCollector()
      let box = BoxView()
      var moment = 0.0
      stand.center.enqueue(
        Popup(box).on(DetailPage.self).onWillAppear { _ in moment = stand.device.clock.now })
      let delegate = StuckTransitions()
      navigation.delegate = delegate
      let start = stand.device.clock.now

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 2.5)
      #expect(box.window == nil && misuse.reports.isEmpty)
      stand.device.clock.advance(by: 2.5)

      #expect(misuse.reports.map(\.anchor) == ["pages-did-not-settle"])
      #expect(misuse.reports.first?.lookedAt.contains("DetailPage") == true)
      #expect(box.window != nil && abs(moment - start - 3) < 0.1, "in its time, if nothing moves")
    }
  }
}

/// Begins transitions and never ends them.
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
