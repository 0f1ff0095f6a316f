// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The escape key of a hardware keyboard, for popups in overlay windows.
@MainActor
struct EscapeKeyTests {
  @Test func `the escape key dismisses the popup in the key window only`() {
    TestApp.run { app in
      let below = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let above = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()

      #expect(app.device.press(.escape))
      app.runUntilIdle()
      #expect(
        above.outcomeIfDismissed?.reason == .dismissedByUser && below.outcomeIfDismissed == nil)
      #expect(app.device.press(.escape))
      app.runUntilIdle()

      #expect(below.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(!app.device.press(.escape))
    }
  }

  @Test func `the escape key does not dismiss a popup that does not allow the escape gesture`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(.tapOutside))
      app.runUntilIdle()

      #expect(!app.device.press(.escape))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `the escape key is handled by a controller that the popup presents`() {
    TestApp.run { app in
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 200)
      let handle = app.center.show(Popup(content))
      app.runUntilIdle()
      content.present(UIAlertController.make("Sure?"), animated: true)
      app.runUntilIdle()

      app.device.press(.escape)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && content.presentedViewController != nil)
    }
  }
}
