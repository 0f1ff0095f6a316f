// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct BackdropViewTests {
  @Test func `a tap outside closes the popup`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a tap on the popup does not close it`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      stand.device.tap(at: CGPoint(x: 196, y: 438))
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `a popup that has to be answered does not close by a tap outside`() throws {
    try Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closedBy(.escape))
      stand.settle()

      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      #expect(root.backdrop?.isAccessibilityElement == false, "nothing to do there")
    }
  }
}
