// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups in the app's own window.
@MainActor
struct AppWindowTests {
  @Test func `a popup stands in the app's window, in front of its pages, and leaves no trace`() {
    TestApp.run { app in
      let before = app.window.subviews
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      #expect(app.overlays.isEmpty && box.window === app.window && app.window.isKeyWindow)
      #expect(app.window.subviews.last is OverlayView)
      #expect(app.page.children.isEmpty)

      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.window.subviews == before && app.center.driver.isIdle)
    }
  }

  @Test func `a modal one keeps touches and VoiceOver from the page, with its tint greyed`() throws
  {
    try TestApp.run { app in
      app.window.tintColor = .red
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app).dismissGestures([]))
      app.runUntilIdle()
      let host = try #require(app.window.subviews.last)

      #expect(app.device.view(at: CGPoint(x: 5, y: 100))?.isDescendant(of: host) == true)
      #expect(host.accessibilityViewIsModal)
      #expect(app.page.view.tintColor != .red && box.tintColor == .red)
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.page.view.tintColor == .red)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `touches beside one that is not modal reach the page`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).window(.app).modal(false))
      app.runUntilIdle()

      #expect(app.device.view(at: CGPoint(x: 5, y: 100)) === app.page.view)
      #expect(app.device.view(at: box.convert(CGPoint(x: 5, y: 5), to: nil)) === box)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `what the app presents afterwards is in front of it`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()

      let sheet = UIViewController()
      app.page.present(sheet, animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && box.window === app.window)
      #expect(app.device.view(at: CGPoint(x: 196, y: 438)) === sheet.view)
    }
  }

  @Test func `it survives another root, in front of it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()

      let new = UIViewController()
      app.window.rootViewController = new
      // Where UIKit puts the new root's view is its own business.
      if let wrapper = app.window.subviews.first { app.window.bringSubviewToFront(wrapper) }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && box.window === app.window)
      #expect(app.window.subviews.last is OverlayView)
      #expect(new.view.window === app.window)
    }
  }

  @Test func `it moves to another stage window`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let second = UIWindow(windowScene: app.scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()

      app.center.appWindow = second
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && box.window === second)
    }
  }

  @Test func `bound to a page it ends when another root takes that away`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).window(.app).on(app.page))
      app.runUntilIdle()

      app.window.rootViewController = UIViewController()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed != nil && !(app.window.subviews.last is OverlayView))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `that the app removes it is noticed`(switches: HeadlessSwitches) throws {
    try TestApp.run(switches: switches) { app in
      let handle = app.center.show(Popup(FixedSizeView()).window(.app))
      app.runUntilIdle()

      try #require(app.window.subviews.last as? OverlayView).removeFromSuperview()
      app.runTurn()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `suspended it is hidden, and back as it was`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let host = try #require(app.window.subviews.last as? OverlayView)
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      #expect(host.isHidden && box.window === app.window)
      urgent.dismiss()
      app.runUntilIdle()

      #expect(!host.isHidden && box.superview?.alpha == 1 && app.window.isKeyWindow)
    }
  }

  @Test func `what belongs to a popup with a window of its own gets one, too`() {
    TestApp.run { app in
      let (outer, inner) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(outer))
      app.runUntilIdle()

      outer.usher.show(Popup(inner).window(.app))
      app.runUntilIdle()

      #expect(inner.window === app.overlays.last && app.overlays.count == 2)
    }
  }

  @Test func `what belongs to a popup in the app's window can be there, in front of it`() {
    TestApp.run { app in
      let (outer, inner) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(outer).window(.app))
      app.runUntilIdle()

      outer.usher.show(Popup(inner).window(.app))
      app.runUntilIdle()

      #expect(inner.isDescendant(of: app.window.subviews[app.window.subviews.count - 1]))
      #expect(outer.window === app.window)
    }
  }

  @Test func `a popup of a higher storey stays in front`() {
    TestApp.run { app in
      let (alert, box) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(alert).window(.app).lane(.alerts))
      app.runUntilIdle()
      app.center.show(Popup(box).window(.app))
      app.runUntilIdle()

      #expect(alert.isDescendant(of: app.window.subviews[app.window.subviews.count - 1]))
      #expect(box.window === app.window)
    }
  }

  @Test func `without a window of the app it waits, and fails in the end`() {
    TestApp.run { app in
      app.window.isHidden = true
      app.window.windowScene = nil
      app.runUntilIdle()
      let handle = app.center.show(Popup(FixedSizeView()).window(.app))
      app.device.clock.advance(by: 60)

      #expect(app.center.visiblePopups.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .failed || !handle.blockers.isEmpty)
    }
  }
}
