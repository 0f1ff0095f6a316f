// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Out of sight while a transition runs, and back.
@MainActor
struct ConcealingTests {
  @Test func `a concealed popup gives key status, tint and touches back and takes them again`()
    throws
  {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      let presenter = try #require(stand.presenter)
      let overlay = try #require(stand.overlays.first)

      presenter.conceal(alongside: nil)
      #expect(box.superview?.alpha == 0 && !overlay.isKeyWindow && stand.window.isKeyWindow)
      #expect(stand.window.tintAdjustmentMode == .normal)
      #expect(overlay.hitTest(overlay.center, with: nil) == nil)
      presenter.reveal(alongside: nil)

      #expect(box.superview?.alpha == 1 && overlay.isKeyWindow)
      #expect(stand.window.tintAdjustmentMode == .dimmed)
      #expect(overlay.hitTest(overlay.center, with: nil) != nil)
    }
  }

  @Test(arguments: [
    PopupMotion.simplyAppear, .slideInFromBottom, .slideInFromTop,
    .custom(duration: .milliseconds(500)) { $0.alpha = 1 },
  ])
  func `what is concealed while it comes stays out of sight until it is revealed`(
    motion: PopupMotion
  ) throws {
    try Stand.run { stand in
      let diary = Diary()
      let box = BoxView()
      stand.center.enqueue(Popup(box).motion(motion).onDidAppear { _ in diary.note("there") })
      stand.device.clock.advance(by: 0.1)
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      stand.device.clock.advance(by: 1)
      #expect(box.superview?.alpha == 0)
      presenter.reveal(alongside: nil)
      stand.device.clock.advance(by: 1)

      #expect(box.superview?.alpha == 1 && box.superview?.transform == .identity)
      #expect(diary.lines == ["there"])
    }
  }

  @Test func `what goes with a transition goes when that says so`() throws {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      let presenter = try #require(stand.presenter)
      let transition = WaitingTransition(takesAlong: true)

      presenter.conceal(alongside: transition)
      stand.settle()
      #expect(box.superview?.alpha == 1, "it has not begun")
      transition.begin()

      #expect(box.superview?.alpha == 0)
    }
  }

  @Test func `what a transition does not take along goes by itself`() throws {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: WaitingTransition(takesAlong: false))
      stand.device.clock.advance(by: 0.1)

      let seen = box.superview?.layer.presentation()?.opacity ?? 0
      #expect(box.superview?.alpha == 0 && seen > 0 && seen < 1)
    }
  }

  @Test func `a concealed popup does not keep VoiceOver, and takes it again`() throws {
    try Stand.run { stand in
      stand.device.voiceOverRunning = true
      let box = BoxView()
      box.isAccessibilityElement = true
      stand.center.enqueue(Popup(box))
      stand.settle()
      let presenter = try #require(stand.presenter)
      let overlay = try #require(stand.overlays.first)

      presenter.conceal(alongside: nil)
      #expect(!overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == false)
      presenter.reveal(alongside: nil)

      #expect(overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == true)
      #expect(stand.device.announcements.last?.argument as? UIView === box)
    }
  }

  @Test func `the page's focus does not come back while the page departs, but after the popup`()
    throws
  {
    try Stand.run { stand in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      stand.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      #expect(!field.isFirstResponder)
      presenter.reveal(alongside: nil)
      handle.end()
      stand.settle()

      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [true, false])
  func `the focus does not go back to a page that the popup's end takes away`(
    window: PopupWindow, isAnimated: Bool
  ) {
    Stand.runInNavigation { stand, navigation in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      let detail = DetailPage()
      detail.view.addSubview(field)
      navigation.pushViewController(detail, animated: false)
      stand.settle()
      field.becomeFirstResponder()
      let handle = stand.center.enqueue(Popup(BoxView()).window(window))
      stand.settle()
      #expect(!field.isFirstResponder)
      var began = 0
      field.addAction(UIAction { _ in began += 1 }, for: .editingDidBegin)

      navigation.popViewController(animated: true)
      handle.end(animated: isAnimated)
      stand.settle()

      #expect(began == 0 && handle.hasEnded && stand.center.driver.isIdle)
    }
  }

  @Test func `what had the focus in the popup has it again`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      stand.center.enqueue(Popup(box))
      stand.settle()
      field.becomeFirstResponder()
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      #expect(!field.isFirstResponder)
      presenter.reveal(alongside: nil)

      #expect(field.isFirstResponder)
    }
  }

  @Test func `an alert is concealed and revealed as a whole`() throws {
    try Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      stand.settle()
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      stand.settle()
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
      #expect(presenter.sighting == .visible, "it is where it should be")
      presenter.reveal(alongside: nil)
      stand.settle()

      #expect(stand.overlays.count == 1 && !stand.window.isKeyWindow)
      #expect(alert.presentingViewController != nil && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `what belongs to a popup goes out of sight with it and comes back with it`() {
    Stand.runInNavigation { stand, navigation in
      let (box, inner) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      stand.settle()
      let alert = UIAlertController.make("Really?")
      alert.usher.show(above: box.usher.popup)
      box.usher.enqueue(Popup(inner))
      stand.settle()
      #expect(stand.overlays.count == 3)

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 0.1)
      #expect(inner.superview?.alpha == 0 && alert.view.window?.isHidden == true)
      stand.settle()
      #expect(stand.overlays.isEmpty)
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.overlays.count == 3 && inner.superview?.alpha == 1)
      #expect(stand.overlays[0] === box.window && alert.presentingViewController != nil)
    }
  }

  @Test func `a popup is in sight again when its page is back before it has left`() {
    Stand.run { stand in
      let tabs = UITabBarController()
      tabs.viewControllers = [HomePage(), DetailPage()]
      stand.window.rootViewController = tabs
      stand.settle()
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      stand.settle()

      tabs.selectedIndex = 1
      stand.turn()
      #expect(box.superview?.alpha == 0)
      tabs.selectedIndex = 0
      stand.settle()

      #expect(box.superview?.alpha == 1 && stand.overlays.count == 1)
      #expect(handle.outcomeIfEnded == nil && stand.center.suspended.isEmpty)
    }
  }

  @Test func `a popup that is back before it has gone stays, also where the app moves it`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let motion = PopupMotion.custom(duration: .milliseconds(500)) { $0.alpha = 0.5 }
      stand.center.enqueue(Popup(box).motion(motion))
      stand.settle()
      let presenter = try #require(stand.presenter)

      presenter.withdraw(animated: true)
      stand.device.clock.advance(by: 0.1)
      presenter.restore(animated: true)
      stand.settle()

      #expect(box.superview?.alpha == 1 && stand.overlays.count == 1)
    }
  }

  @Test func `a popup that is concealed while it appears is visible when it is revealed`() throws {
    try Stand.run { stand in
      let (box, diary) = (BoxView(), Diary())
      stand.center.enqueue(Popup(box).onDidAppear { _ in diary.note("appeared") })
      stand.device.clock.advance(by: 0.1)
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      stand.settle()
      presenter.reveal(alongside: nil)
      stand.settle()

      #expect(box.superview?.alpha == 1 && box.superview?.transform == .identity)
      #expect(diary.lines == ["appeared"])
    }
  }
}

extension Stand {
  /// What shows the only request there is.
  var presenter: (any PopupPresenter)? { center.driver.requests.values.first?.presenter }
}
