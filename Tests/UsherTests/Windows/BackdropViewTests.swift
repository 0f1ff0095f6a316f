// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

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

  @Test(arguments: [PopupClosing.escape, .everyWay])
  func `it is a control only where a tap on it does something, and takes touches anyway`(
    ways: PopupClosing
  ) throws {
    try Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).closedBy(ways))
      stand.settle()

      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      let backdrop = try #require(root.backdrop)
      #expect(backdrop.allControlEvents.isEmpty == !ways.contains(.tapOutside))
      #expect(stand.device.view(at: CGPoint(x: 20, y: 80)) === backdrop)
      let rules = AuditRule.all.subtracting([.textInFull, .textApart, .contrast])
      #expect(ScreenAudit(stand.scene).violations(of: rules) == [])
    }
  }

  @Test func `a backdrop of the app's own fills the screen, fades and lets no touch through`()
    throws
  {
    try Stand.run { stand in
      let own = UIView()
      own.alpha = 0.5
      let handle = stand.center.enqueue(Popup(BoxView()).backdrop(.view { own }))
      stand.device.clock.advance(by: 0.05)
      let seen = try #require(own.superview?.layer.presentation()).opacity
      #expect(seen > 0 && seen < 1)
      stand.settle()
      #expect(
        own.convert(own.bounds, to: nil) == stand.scene.coordinateSpace.bounds && own.alpha == 0.5)

      stand.device.tap(at: CGPoint(x: 20, y: 80))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && own.window == nil)
    }
  }

  @Test func `a backdrop of the app's own is made each time anew, and not for a return`() {
    Stand.run { stand in
      let diary = Diary()
      let popup = { () -> Popup<Never> in
        Popup(BoxView()).backdrop(
          .view {
            diary.note("made")
            return UIView()
          })
      }
      let first = stand.center.enqueue(popup())
      stand.settle()
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      urgent.end()
      stand.settle()
      #expect(diary.lines == ["made"])
      first.end()
      stand.center.enqueue(popup())
      stand.settle()

      #expect(diary.lines == ["made", "made"])
    }
  }

  @Test(arguments: [PopupClosing.escape, .everyWay])
  func `VoiceOver closes by it what a tap on it closes`(ways: PopupClosing) throws {
    try Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closedBy(ways))
      stand.settle()
      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      let closes = ways.contains(.tapOutside)

      #expect(root.backdrop?.accessibilityActivate() == closes)
      stand.settle()

      #expect(handle.hasEnded == closes)
    }
  }

  @Test func `a backdrop of the app's own is laid out by its frame`() {
    Stand.run { stand in
      let own = UIView()
      own.translatesAutoresizingMaskIntoConstraints = false
      stand.center.enqueue(Popup(BoxView()).backdrop(.view { own }))
      stand.settle()
      #expect(own.translatesAutoresizingMaskIntoConstraints)
      #expect(own.bounds.size == stand.window.bounds.size)
    }
  }
}
