// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups in the app's own window.
@MainActor
struct AppWindowTests {
  @Test func `a popup stands in the app's window, in front of its pages, and leaves no trace`() {
    Stand.run { stand in
      let before = stand.window.subviews
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()
      #expect(stand.overlays.isEmpty && box.window === stand.window && stand.window.isKeyWindow)
      #expect(stand.window.subviews.last is OverlayView)
      #expect(stand.page.children.isEmpty)

      handle.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(stand.window.subviews == before && stand.center.driver.isIdle)
    }
  }

  @Test func `a modal one keeps touches and VoiceOver from the page, with its tint greyed`() throws
  {
    try Stand.run { stand in
      stand.window.tintColor = .red
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).window(.app).closedBy([]))
      stand.settle()
      let host = try #require(stand.window.subviews.last)

      #expect(stand.device.view(at: CGPoint(x: 5, y: 100))?.isDescendant(of: host) == true)
      #expect(host.accessibilityViewIsModal)
      #expect(stand.page.view.tintColor != .red && box.tintColor == .red)
      handle.end()
      stand.settle()
      #expect(stand.page.view.tintColor == .red)
      #expect(stand.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `touches beside one that is not modal reach the page`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).window(.app).modal(false))
      stand.settle()

      #expect(stand.device.view(at: CGPoint(x: 5, y: 100)) === stand.page.view)
      #expect(stand.device.view(at: box.convert(CGPoint(x: 5, y: 5), to: nil)) === box)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `what the app presents afterwards is in front of it`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()

      let sheet = UIViewController()
      stand.page.present(sheet, animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && box.window === stand.window)
      #expect(stand.device.view(at: CGPoint(x: 196, y: 438)) === sheet.view)
    }
  }

  @Test func `it survives another root, in front of it`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()

      let new = UIViewController()
      stand.window.rootViewController = new
      // Where UIKit puts the new root's view is its own business.
      if let wrapper = stand.window.subviews.first { stand.window.bringSubviewToFront(wrapper) }
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && box.window === stand.window)
      #expect(stand.window.subviews.last is OverlayView)
      #expect(new.view.window === stand.window)
    }
  }

  @Test func `it moves to another stage window`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()
      let second = UIWindow(windowScene: stand.scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()

      stand.center.stageWindow = second
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && box.window === second)
    }
  }

  @Test func `bound to a page it ends when another root takes that away`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).window(.app).on(stand.page))
      stand.settle()

      stand.window.rootViewController = UIViewController()
      stand.settle()

      #expect(handle.outcomeIfEnded != nil && !(stand.window.subviews.last is OverlayView))
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `that the app removes it is noticed`(switches: HeadlessSwitches) throws {
    try Stand.run(switches: switches) { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).window(.app))
      stand.settle()

      try #require(stand.window.subviews.last as? OverlayView).removeFromSuperview()
      stand.turn()

      #expect(handle.outcomeIfEnded?.reason == .removedByApp)
      #expect(stand.window.tintAdjustmentMode == .normal)
    }
  }

  @Test func `suspended it is hidden, and back as it was`() throws {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).window(.app))
      stand.settle()
      let host = try #require(stand.window.subviews.last as? OverlayView)
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      #expect(host.isHidden && box.window === stand.window)
      urgent.end()
      stand.settle()

      #expect(!host.isHidden && box.superview?.alpha == 1 && stand.window.isKeyWindow)
    }
  }

  @Test func `what belongs to a popup with a window of its own gets one, too`() {
    Stand.run { stand in
      let (outer, inner) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(outer))
      stand.settle()

      outer.usher.enqueue(Popup(inner).window(.app))
      stand.settle()

      #expect(inner.window === stand.overlays.last && stand.overlays.count == 2)
    }
  }

  @Test func `what belongs to a popup in the app's window can be there, in front of it`() {
    Stand.run { stand in
      let (outer, inner) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(outer).window(.app))
      stand.settle()

      outer.usher.enqueue(Popup(inner).window(.app))
      stand.settle()

      #expect(inner.isDescendant(of: stand.window.subviews[stand.window.subviews.count - 1]))
      #expect(outer.window === stand.window)
    }
  }

  @Test func `a popup of a higher storey stays in front`() {
    Stand.run { stand in
      let (alert, box) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(alert).window(.app).lane(.alerts))
      stand.settle()
      stand.center.enqueue(Popup(box).window(.app))
      stand.settle()

      #expect(alert.isDescendant(of: stand.window.subviews[stand.window.subviews.count - 1]))
      #expect(box.window === stand.window)
    }
  }

  @Test func `without a window of the app it waits, and fails in the end`() {
    Stand.run { stand in
      stand.window.isHidden = true
      stand.window.windowScene = nil
      stand.settle()
      let handle = stand.center.enqueue(Popup(BoxView()).window(.app))
      stand.device.clock.advance(by: 60)

      #expect(stand.center.visible.isEmpty)
      #expect(handle.outcomeIfEnded?.reason == .failed || !handle.whyNotVisible.isEmpty)
    }
  }
}
