// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The escape key of a keyboard, for popups in windows of their own.
@MainActor
struct EscapeKeyTests {
  @Test func `it closes the popup that has the keys, and no other`() {
    Stand.run { stand in
      let below = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let above = stand.center.enqueue(Popup(BoxView()).lane(.alerts))
      stand.settle()

      #expect(stand.device.press(.escape))
      stand.settle()
      #expect(above.outcomeIfEnded?.reason == .dismissed && below.outcomeIfEnded == nil)
      #expect(stand.device.press(.escape))
      stand.settle()

      #expect(below.outcomeIfEnded?.reason == .dismissed)
      #expect(!stand.device.press(.escape))
    }
  }

  @Test func `it leaves alone what the escape gesture does not close`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closedBy(.tapOutside))
      stand.settle()

      #expect(!stand.device.press(.escape))
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `it means what a popup presents, not the popup`() {
    Stand.run { stand in
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 200)
      let handle = stand.center.enqueue(Popup(content))
      stand.settle()
      content.present(UIAlertController.make("Sure?"), animated: true)
      stand.settle()

      stand.device.press(.escape)
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && content.presentedViewController != nil)
    }
  }
}
