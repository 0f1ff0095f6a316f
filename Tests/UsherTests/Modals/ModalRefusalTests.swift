// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// UIKit refuses a presentation or does not complete it.
@MainActor
@Suite(.uikitVariants)
struct ModalRefusalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a refused presentation is retried when the foreign modal is dismissed`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).delay(.seconds(60)))
      app.runUntilIdle()
      let foreign = StyledController()
      // In the turn in which the modal is presented, before a poll can find it.
      app.page.present(foreign, animated: true)
      let controller = StyledController()
      let handle = app.center.show(
        Modal(controller).onWillAppear { _ in diary.record("will appear") })
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.presented == [foreign])
      #expect(handle.blockers.contains(.foreignModal("StyledController")))

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(diary.lines == ["will appear"])
    }
  }

  @Test func `a presentation that is refused three times fails, and the next popup appears`() {
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
      #expect(box.window != nil, "the popup does not wait for the next attempt")
      popup.dismiss()
      app.device.clock.advance(by: 5)

      #expect(page.attempts == 3)
      #expect(diary.lines == ["modal: failed"])
    }
  }
}

/// A page that ignores presentations, as UIKit does in some states.
private final class RefusingPage: UIViewController {
  var attempts = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    attempts += 1
  }
}
