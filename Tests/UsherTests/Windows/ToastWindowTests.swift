// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Windows of popups that are not modal: the page beside them stays in use, and what they present does
/// not.
@MainActor
struct ToastWindowTests {
  @Test(arguments: [true, false], HeadlessSwitches.variants)
  func `the keys go back to the page once nobody types into it any more`(
    isTakenAway: Bool, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).modal(false))
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()
      #expect(form.field.isFirstResponder)

      if isTakenAway {
        form.field.removeFromSuperview()
      } else {
        form.field.resignFirstResponder()
      }
      stand.settle()

      #expect(stand.window.isKeyWindow && stand.overlays.count == 1)
    }
  }

  @Test func `what was typed in on the page before is typed in again`() {
    Stand.run { stand in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stand.page.view.addSubview(field)
      let form = FormView(height: 120)
      stand.center.enqueue(Popup(form).modal(false))
      stand.settle()
      field.becomeFirstResponder()
      stand.settle()
      form.field.becomeFirstResponder()
      stand.settle()

      form.field.resignFirstResponder()
      stand.settle()

      #expect(stand.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
  func `what its controller presents takes every touch, until it has gone`(
    style: UIModalPresentationStyle
  ) {
    Stand.run { stand in
      let (page, overlay) = showController(on: stand)
      let beside = CGPoint(x: 196, y: 700)
      #expect(overlay.hitTest(beside, with: nil) == nil)

      let front = UIViewController()
      front.modalPresentationStyle = style
      page.present(front, animated: true)
      stand.settle()
      for _ in 1...3 {
        #expect(overlay.hitTest(beside, with: nil)?.isDescendant(of: front.view) == true)
      }
      front.dismiss(animated: true)
      stand.settle()

      #expect(overlay.hitTest(beside, with: nil) == nil)
    }
  }

  @Test func `beside an undimmed sheet that its controller presents the page is in reach`() {
    Stand.run { stand in
      let (page, overlay) = showController(on: stand)
      let front = UIViewController()
      front.modalPresentationStyle = .pageSheet
      front.sheetPresentationController?.detents = [.medium()]
      front.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      page.present(front, animated: true)
      stand.settle()
      let (beside, below) = (CGPoint(x: 196, y: 380), CGPoint(x: 196, y: 700))
      let inside = page.view.convert(CGPoint(x: 20, y: 20), to: nil)

      #expect(overlay.hitTest(beside, with: nil) == nil)
      #expect(overlay.hitTest(inside, with: nil)?.isDescendant(of: page.view) == true)
      #expect(overlay.hitTest(below, with: nil)?.isDescendant(of: front.view) == true)
    }
  }

  private func showController(on stand: Stand) -> (UIViewController, OverlayWindow) {
    let page = LifePage()
    stand.center.enqueue(Popup(page).modal(false).position(.top))
    stand.settle()
    return (page, stand.overlays[0])
  }
}
