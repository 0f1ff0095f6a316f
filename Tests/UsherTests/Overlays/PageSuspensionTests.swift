// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The state of a kept-alive popup is unchanged when it resumes.
@MainActor
@Suite(.uikitVariants)
struct PageSuspensionTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.singleSwitchVariants)
  func `view, scroll position, text, first responder and remaining display duration are unchanged`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let list = UIScrollView()
      list.contentSize = CGSize(width: 300, height: 2000)
      let field = UITextField(frame: CGRect(x: 10, y: 520, width: 200, height: 40))
      list.addSubview(field)
      let handle = app.center.show(
        Popup(list).size(CGSize(width: 300, height: 300)).window(window)
          .on(HomePage.self).pageExit(.keepAlive).displayDuration(.seconds(10)))
      app.runUntilIdle()
      list.contentOffset.y = 450
      field.becomeFirstResponder()
      app.device.type("Ada")
      app.runUntilIdle()
      let offset = list.contentOffset
      let card = list.superview

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 30)
      #expect(!field.isFirstResponder)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(list.superview === card)
      #expect(list.window?.isHidden == false)
      #expect(list.contentOffset == offset)
      #expect(field.text == "Ada")
      #expect(field.isFirstResponder)
      #expect(card?.alpha == 1)
      #expect(card?.transform == .identity)
      app.device.clock.advance(by: 2)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 6)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a field that was removed during a suspension does not become first responder`() {
    TestApp.runInNavigation { app, navigation in
      let form = FormView(height: 120)
      app.center.show(Popup(form).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()

      form.field.removeFromSuperview()
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(form.window != nil)
      #expect(!form.field.isFirstResponder)
    }
  }

  @Test func `a view that the app moved during a suspension is not moved back`() {
    TestApp.runInNavigation { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      let detail = DetailPage()
      navigation.pushViewController(detail, animated: true)
      app.runUntilIdle()
      let home = navigation.viewControllers[0]
      home.view.addSubview(box)

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      #expect(box.superview === home.view)
    }
  }
}
