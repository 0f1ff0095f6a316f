// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The escape key of a keyboard, for popups in windows of their own.
@MainActor
struct EscapeKeyTests {
  @Test func `it closes the popup that has the keys, and no other`() {
    TestApp.run { app in
      let below = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let above = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()

      #expect(app.device.press(.escape))
      app.runUntilIdle()
      #expect(above.outcomeIfDismissed?.reason == .dismissedByApp && below.outcomeIfDismissed == nil)
      #expect(app.device.press(.escape))
      app.runUntilIdle()

      #expect(below.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(!app.device.press(.escape))
    }
  }

  @Test func `it leaves alone what the escape gesture does not close`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(.tapOutside))
      app.runUntilIdle()

      #expect(!app.device.press(.escape))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `it means what a popup presents, not the popup`() {
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
