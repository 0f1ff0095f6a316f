// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What was kept alive is as it was.
@MainActor
struct KeptAliveTests {
  @Test(arguments: [PopupWindow.own, .app], HeadlessSwitches.variants)
  func `view, scroll position, typed text, focus and remaining time are as they were`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let list = UIScrollView()
      list.contentSize = CGSize(width: 300, height: 2000)
      let field = UITextField(frame: CGRect(x: 10, y: 520, width: 200, height: 40))
      list.addSubview(field)
      let handle = stand.center.enqueue(
        Popup(list).size(CGSize(width: 300, height: 300)).window(window)
          .on(HomePage.self).keepAlive().closes(after: .seconds(10)))
      stand.settle()
      list.contentOffset.y = 450
      field.becomeFirstResponder()
      stand.device.type("Ada")
      stand.settle()
      let offset = list.contentOffset
      let card = list.superview

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 30)
      #expect(!field.isFirstResponder && stand.center.suspended.map(\.id) == [handle.id])
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(list.superview === card && list.window?.isHidden == false)
      #expect(list.contentOffset == offset && field.text == "Ada" && field.isFirstResponder)
      #expect(card?.alpha == 1 && card?.transform == .identity)
      stand.device.clock.advance(by: 2)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 6)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a field that has gone meanwhile does not get the focus`() {
    Stand.runInNavigation { stand, navigation in
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).on(HomePage.self).keepAlive())
      stand.settle()
      form.field.becomeFirstResponder()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()

      form.field.removeFromSuperview()
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(form.window != nil && !form.field.isFirstResponder)
    }
  }

  @Test func `a view that the app has taken meanwhile is not taken back`() {
    Stand.runInNavigation { stand, navigation in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      stand.settle()
      let detail = DetailPage()
      navigation.pushViewController(detail, animated: true)
      stand.settle()
      let home = navigation.viewControllers[0]
      home.view.addSubview(box)

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .removedByApp && box.superview === home.view)
    }
  }
}
