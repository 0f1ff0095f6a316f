// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AccessibilityTests {
  @Test func `a modal popup is modal for VoiceOver, any other is not`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).lane(PopupLane(name: "hint")).modal(false))
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      #expect(stand.overlays.count == 2)
      for overlay in stand.overlays {
        #expect(overlay.accessibilityViewIsModal == overlay.isModal)
        #expect(overlay.rootViewController?.view.accessibilityViewIsModal == overlay.isModal)
      }
    }
  }

  @Test func `the focus moves to the first element and back to where it was`() throws {
    try Stand.run { stand in
      stand.device.voiceOverRunning = true
      stand.settle()
      let before = UIView()
      before.isAccessibilityElement = true
      stand.page.view.addSubview(before)
      UIAccessibility.post(notification: .layoutChanged, argument: before)
      let box = BoxView()
      let title = UIView()
      title.isAccessibilityElement = true
      box.addSubview(UIView())
      box.addSubview(title)

      let handle = stand.center.enqueue(Popup(box))
      stand.settle()
      let arrival = try #require(stand.device.announcements.last)
      #expect(arrival.notification == .screenChanged)
      #expect(arrival.argument as? UIView === title)
      handle.end()
      stand.settle()

      let departure = try #require(stand.device.announcements.last)
      #expect(departure.notification == .screenChanged)
      #expect(departure.argument as? UIView === before)
    }
  }

  @Test func `the focus does not move into a popup that has begun to leave`() {
    Stand.run { stand in
      let box = BoxView()
      box.isAccessibilityElement = true
      let handle = stand.center.enqueue(Popup(box))
      stand.device.clock.advance(by: 0.3)

      handle.end()
      stand.settle()

      #expect(stand.device.announcements.map(\.notification) == [.screenChanged])
    }
  }

  @Test(arguments: [true, false])
  func `nothing that comes or goes behind a modal popup takes the focus`(isInAppWindow: Bool) throws
  {
    try Stand.run { stand in
      stand.device.voiceOverRunning = true
      stand.settle()
      let (lower, higher) = (BoxView(), BoxView())
      for box in [lower, higher] { box.isAccessibilityElement = true }
      let front = stand.center.enqueue(Popup(higher).lane(.alerts))
      stand.settle()
      let back = stand.center.enqueue(Popup(lower).window(isInAppWindow ? .app : .own))
      stand.settle()
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === higher)

      front.end()
      stand.settle()
      let arrival = try #require(stand.device.announcements.last)
      #expect(arrival.notification == .screenChanged)
      #expect(arrival.argument as? UIView === lower, "and not the page, which is behind it")
      let again = stand.center.enqueue(Popup(higher).lane(.alerts))
      stand.settle()
      back.end()
      stand.settle()

      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === higher)
      again.end()
    }
  }

  @Test func `the focus is back where it was after an alert`() throws {
    try Stand.run { stand in
      stand.device.voiceOverRunning = true
      stand.settle()
      let before = UIView()
      before.isAccessibilityElement = true
      stand.page.view.addSubview(before)
      UIAccessibility.post(notification: .layoutChanged, argument: before)

      let handle = UIAlertController.make("Paid").usher.show()
      stand.settle()
      handle.end()
      stand.settle()

      let departure = try #require(stand.device.announcements.last)
      #expect(departure.notification == .screenChanged)
      #expect(departure.argument as? UIView === before)
    }
  }

  @Test func `a popup that is not modal is only announced`() {
    Stand.run { stand in
      let box = BoxView()
      box.isAccessibilityElement = true
      box.accessibilityLabel = "Saved"
      let handle = stand.center.enqueue(Popup(box).modal(false))
      stand.settle()
      handle.end()
      stand.settle()

      #expect(stand.device.announcements.map(\.notification) == [.announcement])
      #expect(stand.device.announcements.first?.text == "Saved")
    }
  }

  @Test func `the escape gesture closes what can be closed`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      let root = stand.overlays[0].rootViewController
      #expect(root?.accessibilityPerformEscape() == true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `the escape gesture leaves alone what has to be answered`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closedBy(.tapOutside))
      stand.settle()

      let root = stand.overlays[0].rootViewController
      #expect(root?.accessibilityPerformEscape() == false)
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test(arguments: [("en", "Dismiss"), ("zh-Hans", "关闭"), ("zh-Hans-CN", "关闭"), ("fr", "Dismiss")])
  func `the backdrop says what it does in the language of the device`(
    language: String, text: String
  ) throws {
    try Stand.run { stand in
      stand.device.languages = [language]
      stand.settle()
      stand.center.enqueue(Popup(BoxView()))

      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      #expect(root.backdrop?.accessibilityLabel == text)
      #expect(root.backdrop?.isAccessibilityElement == true)
    }
  }
}
