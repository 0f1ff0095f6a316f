// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct AccessibilityTests {
  @Test func `only a modal popup is modal for VoiceOver`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "hint")).modal(false))
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(app.overlays.count == 2)
      for overlay in app.overlays {
        #expect(overlay.accessibilityViewIsModal == overlay.isModal)
        #expect(overlay.rootViewController?.view.accessibilityViewIsModal == overlay.isModal)
      }
    }
  }

  @Test
  func `VoiceOver focus moves to the first element of a popup and back after the dismissal`()
    throws
  {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let before = UIView()
      before.isAccessibilityElement = true
      app.page.view.addSubview(before)
      UIAccessibility.post(notification: .layoutChanged, argument: before)
      let box = FixedSizeView()
      let title = UIView()
      title.isAccessibilityElement = true
      box.addSubview(UIView())
      box.addSubview(title)

      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      let appearance = try #require(app.device.announcements.last)
      #expect(appearance.notification == .screenChanged)
      #expect(appearance.argument as? UIView === title)
      handle.dismiss()
      app.runUntilIdle()

      let disappearance = try #require(app.device.announcements.last)
      #expect(disappearance.notification == .screenChanged)
      #expect(disappearance.argument as? UIView === before)
    }
  }

  @Test func `nothing in a background scene takes the VoiceOver focus or is announced`() {
    TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let box = FixedSizeView()
      box.isAccessibilityElement = true
      let handle = app.center.show(Popup(box))
      app.device.clock.advance(by: 0.1)

      app.device.background(app.scene)
      app.runUntilIdle()
      #expect(handle.isVisible)
      handle.dismiss()
      app.page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      app.runUntilIdle()
      #expect(handle.isDismissed)
      #expect(app.device.announcements.isEmpty)
    }
  }

  @Test func `VoiceOver focus does not move into a disappearing popup`() {
    TestApp.run { app in
      let box = FixedSizeView()
      box.isAccessibilityElement = true
      let handle = app.center.show(Popup(box))
      app.device.clock.advance(by: 0.3)

      handle.dismiss()
      app.runUntilIdle()

      #expect(app.device.announcements.map(\.notification) == [.screenChanged])
    }
  }

  @Test(arguments: [true, false])
  func `no popup behind a modal popup takes the VoiceOver focus`(isInAppWindow: Bool) throws {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let (lower, higher) = (FixedSizeView(), FixedSizeView())
      for box in [lower, higher] { box.isAccessibilityElement = true }
      let front = app.center.show(Popup(higher).lane(.alerts))
      app.runUntilIdle()
      let back = app.center.show(Popup(lower).window(isInAppWindow ? .app : .own))
      app.runUntilIdle()
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === higher)

      front.dismiss()
      app.runUntilIdle()
      let appearance = try #require(app.device.announcements.last)
      #expect(appearance.notification == .screenChanged)
      #expect(appearance.argument as? UIView === lower, "not the page behind the popup")
      let again = app.center.show(Popup(higher).lane(.alerts))
      app.runUntilIdle()
      back.dismiss()
      app.runUntilIdle()

      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === higher)
      again.dismiss()
    }
  }

  @Test func `VoiceOver focus is restored after an alert`() throws {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let before = UIView()
      before.isAccessibilityElement = true
      app.page.view.addSubview(before)
      UIAccessibility.post(notification: .layoutChanged, argument: before)

      let handle = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      let disappearance = try #require(app.device.announcements.last)
      #expect(disappearance.notification == .screenChanged)
      #expect(disappearance.argument as? UIView === before)
    }
  }

  @Test func `VoiceOver focus is restored after a popup that has moved in front of a window`()
    throws
  {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      app.runUntilIdle()
      let (before, title) = (UIView(), FixedSizeView())
      for element in [before, title] { element.isAccessibilityElement = true }
      app.page.view.addSubview(before)
      UIAccessibility.post(notification: .layoutChanged, argument: before)
      let handle = app.center.show(Popup(title).lane(.alerts))
      app.runUntilIdle()
      let other = UIWindow(windowScene: app.scene)
      other.windowLevel = UIWindow.Level(rawValue: 5000)
      other.isHidden = false
      app.runUntilIdle()
      #expect(app.overlays.map { $0.windowLevel > other.windowLevel } == [true])

      handle.dismiss()
      app.runUntilIdle()

      let disappearance = try #require(app.device.announcements.last)
      #expect(disappearance.argument as? UIView === before)
    }
  }

  @Test func `a popup that is not modal is announced without moving the VoiceOver focus`() {
    TestApp.run { app in
      let box = FixedSizeView()
      box.isAccessibilityElement = true
      box.accessibilityLabel = "Saved"
      let handle = app.center.show(Popup(box).modal(false))
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.device.announcements.map(\.notification) == [.announcement])
      #expect(app.device.announcements.first?.text == "Saved")
    }
  }

  @Test(arguments: [0.1, 2])
  func `the escape gesture dismisses a popup that allows it, also while it appears`(
    seconds: Double
  ) {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.device.clock.advance(by: seconds)

      let root = app.overlays[0].rootViewController
      #expect(root?.accessibilityPerformEscape() == true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `the escape gesture does not dismiss a popup that does not allow it`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(.tapOutside))
      app.runUntilIdle()

      let root = app.overlays[0].rootViewController
      #expect(root?.accessibilityPerformEscape() == false)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test(arguments: [("en", "Dismiss"), ("zh-Hans", "关闭"), ("zh-Hans-CN", "关闭"), ("fr", "Dismiss")])
  func `the accessibility label of the backdrop is localized`(
    language: String, text: String
  ) throws {
    try TestApp.run { app in
      app.device.languages = [language]
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()))

      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      #expect(root.backdrop?.accessibilityLabel == text)
      #expect(root.backdrop?.isAccessibilityElement == true)
    }
  }
}
