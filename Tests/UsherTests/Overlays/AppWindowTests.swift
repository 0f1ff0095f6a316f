// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups in the app window.
@MainActor
@Suite(.uikitVariants)
struct AppWindowTests {
  /// A dynamic color can differ from itself: UIKit does not say when two of them are equal.
  @Test func `a dynamic tint of the app window is copied to the window of a popup once`() {
    TestApp.runOnDevice { device in
      let scene = device.connectScene()
      let window = DynamicTintWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)
      let content = TintCounter()
      scene.usher.popups.show(Popup(content).modal(false))
      device.clock.advance(by: 2)
      #expect(content.tintColor.resolvedColor(with: content.traitCollection) == .red)
      let changes = content.changes

      for _ in 0..<5 { device.clock.runTurn() }
      #expect(content.changes == changes)
      window.overrideUserInterfaceStyle = .dark
      device.clock.advance(by: 1)

      #expect(content.tintColor.resolvedColor(with: content.traitCollection) == .green)
    }
  }

  @Test
  func `a popup can be in the app window, in front of the pages, and removes its views`() {
    TestApp.run { app in
      let before = app.window.subviews
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(box.window === app.window)
      #expect(app.window.isKeyWindow)
      #expect(app.window.subviews.last is OverlayView)
      #expect(app.page.children.isEmpty)

      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.window.subviews == before)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a modal popup blocks touches and VoiceOver on the page and dims its tint`() throws {
    try TestApp.run { app in
      app.window.tintColor = .red
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app).dismissGestures([]))
      app.runUntilIdle()
      let host = try #require(app.window.subviews.last)

      #expect(app.device.view(at: CGPoint(x: 5, y: 100))?.isDescendant(of: host) == true)
      #expect(host.accessibilityViewIsModal)
      #expect(app.page.view.tintColor != .red)
      #expect(box.tintColor == .red)
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.page.view.tintColor == .red)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `touches beside a popup in the app window that is not modal reach the page`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).window(.app).modal(false))
      app.runUntilIdle()

      #expect(app.device.view(at: CGPoint(x: 5, y: 100)) === app.page.view)
      #expect(app.device.view(at: box.convert(CGPoint(x: 5, y: 5), to: nil)) === box)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a controller presented later by the app is in front of the popup`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()

      let sheet = UIViewController()
      app.page.present(sheet, animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window === app.window)
      #expect(app.device.view(at: CGPoint(x: 196, y: 438)) === sheet.view)
    }
  }

  @Test func `a popup remains in front when the root is replaced`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()

      let new = UIViewController()
      app.window.rootViewController = new
      // UIKit does not document where it inserts the view of the new root.
      if let wrapper = app.window.subviews.first { app.window.bringSubviewToFront(wrapper) }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window === app.window)
      #expect(app.window.subviews.last is OverlayView)
      #expect(new.view.window === app.window)
    }
  }

  @Test(arguments: [true, false])
  func `a child shown in the turn in which the root, or the window, is replaced is in front`(
    isWindow: Bool
  ) {
    TestApp.run { app in
      let (below, above) = (FixedSizeView(), FixedSizeView())
      let parent = app.center.show(Popup(below).window(.app))
      app.runUntilIdle()

      let window = app.replaceRoot(orWindow: isWindow)
      parent.show(Popup(above).window(.app))
      app.runUntilIdle()

      #expect(window.subviews.suffix(2).map { $0.contains(below) } == [true, false])
      #expect(window.subviews.last?.contains(above) == true)
    }
  }

  @Test(arguments: [true, false])
  func `popups in the app window keep their order when the root, or the window, is replaced`(
    isWindow: Bool
  ) {
    TestApp.run { app in
      let (later, earlier) = (FixedSizeView(), FixedSizeView())
      let toasts = PopupLane(name: "toasts")
      app.center.show(
        Popup(later).window(.app).modal(false).lane(toasts).delay(.seconds(1)))
      app.center.show(Popup(earlier).window(.app).modal(false))
      app.runUntilIdle()
      #expect(app.window.subviews.last?.contains(later) == true)

      let window = app.replaceRoot(orWindow: isWindow)
      app.runUntilIdle()

      #expect(window.subviews.suffix(2).map { $0.contains(earlier) } == [true, false])
      #expect(window.subviews.last?.contains(later) == true)
    }
  }

  @Test func `a popup moves to another app window`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let second = UIWindow(windowScene: app.scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()

      app.center.appWindow = second
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window === second)
    }
  }

  @Test func `a popup with a page scope is dismissed when another root replaces its page`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).window(.app).on(app.page))
      app.runUntilIdle()

      app.window.rootViewController = UIViewController()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed != nil)
      #expect(!(app.window.subviews.last is OverlayView))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the removal of a popup by the app is detected`(switches: HeadlessSwitches) throws {
    try TestApp.run(switches: switches) { app in
      let handle = app.center.show(Popup(FixedSizeView()).window(.app))
      app.runUntilIdle()

      try #require(app.window.subviews.last as? OverlayView).removeFromSuperview()
      app.runTurn()

      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      #expect(app.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `a suspended popup is hidden and resumes unchanged`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let host = try #require(app.window.subviews.last as? OverlayView)
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(host.isHidden)
      #expect(box.window === app.window)
      urgent.dismiss()
      app.runUntilIdle()

      #expect(!host.isHidden)
      #expect(box.superview?.alpha == 1)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `a child of a popup in an overlay window gets an overlay window, too`() {
    TestApp.run { app in
      let (outer, inner) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(outer))
      app.runUntilIdle()

      outer.usher.show(Popup(inner).window(.app))
      app.runUntilIdle()

      #expect(inner.window === app.overlays.last)
      #expect(app.overlays.count == 2)
    }
  }

  @Test
  func `a child of a popup in the app window can be in the app window, in front of its parent`() {
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

  @Test func `a popup of a higher level remains in front`() {
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

  @Test func `without an app window a popup is queued or fails`() {
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

/// A window whose tint is another object each time.
private final class DynamicTintWindow: UIWindow {
  override var tintColor: UIColor! {
    get { UIColor { $0.userInterfaceStyle == .dark ? .green : .red } }
    set { super.tintColor = newValue }
  }
}

/// Counts the changes of its tint.
private final class TintCounter: UIView {
  private(set) var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 100) }
}

extension TestApp {
  /// Replaces the root view controller of the app window, or that window. Returns the app window.
  fileprivate func replaceRoot(orWindow isWindow: Bool) -> UIWindow {
    guard isWindow else {
      window.rootViewController = UIViewController()
      return window
    }
    let other = UIWindow(windowScene: scene)
    other.rootViewController = UIViewController()
    window.isHidden = true
    other.makeKeyAndVisible()
    return other
  }
}

extension UIView {
  fileprivate func contains(_ view: UIView) -> Bool { view.isDescendant(of: self) }
}
