// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Holds that are released with a page or a popup, and holds that are never released.
@MainActor
@Suite(.uikitVariants)
struct PopupHoldTests {
  @Test func `a hold of a page lasts until the page is gone, also while the page is covered`() {
    TestApp.runInNavigation { app, navigation in
      let (page, box) = (DetailPage(), FixedSizeView())
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      app.center.hold(reason: "payment", while: page)
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(handle.blockers == [.laneHeld(reason: "payment")])
      navigation.pushViewController(HomePage(), animated: true)
      app.runUntilIdle()
      #expect(box.window == nil)

      navigation.popToRootViewController(animated: true)
      app.runUntilIdle()

      #expect(box.window != nil)
      #expect(app.center.driver.lastHolds.isEmpty)
    }
  }

  @Test func `the hold of a page that is deallocated while the queue is idle is released`() {
    TestApp.run { app in
      var page: UIViewController? = DetailPage()
      if let page { app.center.hold(reason: "payment", while: page) }
      #expect(app.center.driver.lastHolds.count == 1)

      page = nil
      app.runTurn()
      let box = FixedSizeView()
      app.center.show(Popup(box))

      #expect(box.window != nil)
      #expect(app.center.driver.lastHolds.isEmpty)
    }
  }

  @Test func `the hold of a page that was popped while the queue was idle is released`() {
    TestApp.runInNavigation { app, navigation in
      let (page, box) = (DetailPage(), FixedSizeView())
      navigation.pushViewController(page, animated: false)
      let popup = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      popup.dismiss()
      app.runUntilIdle()
      app.center.hold(reason: "payment", while: page)

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      app.center.show(Popup(box))
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a hold of a popup is released when the popup is dismissed`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let guide = app.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "guide")))
      app.center.hold(reason: "guide", while: guide)
      app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window == nil)

      guide.dismiss()
      app.runUntilIdle()

      #expect(box.window != nil)
      #expect(app.center.driver.lastHolds.isEmpty)
    }
  }

  @Test
  func `a hold can be released with a popup of another scene that has the id of a popup here`() {
    TestApp.runOnDevice(.iPad11) { device in
      let (here, there) = (TestApp(on: device), TestApp(on: device))
      let mine = here.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "other")))
      let payment = there.center.show(Popup(FixedSizeView()))
      #expect(payment.id == mine.id)
      let (box, later) = (FixedSizeView(), FixedSizeView())
      here.center.hold(reason: "payment", while: payment)
      here.center.show(Popup(box))
      here.runUntilIdle()

      mine.dismiss()
      here.runUntilIdle()
      #expect(box.window == nil)
      payment.dismiss()
      here.runUntilIdle()
      #expect(box.window != nil)
      #expect(here.center.driver.lastHolds.isEmpty)

      here.center.hold(.alerts, reason: "payment", while: payment)
      here.center.show(Popup(later).lane(.alerts))
      here.runUntilIdle()
      #expect(later.window != nil)
      #expect(here.center.driver.lastHolds.isEmpty)
    }
  }

  @Test func `the blockers of a popup refer to the queue of its own scene`() {
    TestApp.runOnDevice(.iPad11) { device in
      let (here, there) = (TestApp(on: device), TestApp(on: device))
      let token = here.center.hold(reason: "here")
      let mine = here.center.show(Popup(FixedSizeView()))
      let other = there.center.show(Popup(FixedSizeView()))
      #expect(mine.id == other.id)

      #expect(other.blockers.isEmpty)
      #expect(mine.blockers == [.laneHeld(reason: "here")])
      token.release()
    }
  }

  @Test func `a hold of a page can be released before the page is gone`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let token = app.center.hold(reason: "payment", while: app.page)
      app.center.show(Popup(box))
      app.runUntilIdle()

      token.release()

      #expect(box.window != nil)
    }
  }

  @Test func `a hold that is a minute old is reported once, with its reason`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let token = app.center.hold(reason: "guide running")
      app.device.clock.advance(by: 59)
      #expect(misuse.reports.isEmpty)

      app.device.clock.advance(by: 200)
      token.release()

      #expect(misuse.reports.map(\.code) == ["popup-hold-forgotten"])
      #expect(misuse.reports.first?.problem.contains("guide running") == true)
    }
  }

  @Test func `deallocating a hold outside the device's context releases it`() {
    var token: PopupHold?
    var center: PopupCenter?
    var device: HeadlessDevice?
    TestApp.runOnDevice(switches: HeadlessSwitches()) { found in
      let app = TestApp(on: found)
      token = app.center.hold(reason: "guide")
      (center, device) = (app.center, found)
    }
    #expect(token != nil)
    #expect(center?.driver.lastHolds.count == 1)

    token = nil
    device?.clock.runTurn()

    #expect(center?.driver.lastHolds.isEmpty == true)
  }

  @Test func `deallocating a page outside the device's context releases its hold`() {
    var page: UIViewController?
    var center: PopupCenter?
    var device: HeadlessDevice?
    TestApp.runOnDevice(switches: HeadlessSwitches()) { found in
      let app = TestApp(on: found)
      let detail = DetailPage()
      app.center.hold(reason: "payment", while: detail)
      (page, center, device) = (detail, app.center, found)
    }
    #expect(page != nil)
    #expect(center?.driver.lastHolds.count == 1)

    page = nil
    device?.clock.runTurn()

    #expect(center?.driver.lastHolds.isEmpty == true)
  }

  @Test func `a queue lists its visible, queued and suspended popups`() {
    TestApp.run { app in
      let first = app.center.show(Popup(FixedSizeView()))
      let waiting = app.center.show(Popup(FixedSizeView()))
      let launch = app.center.show(Popup(FixedSizeView()).priority(.launch))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      #expect(app.center.visiblePopups.map(\.id) == [urgent.id])
      #expect(app.center.queuedPopups.map(\.id) == [launch.id, waiting.id])
      #expect(app.center.suspendedPopups.map(\.id) == [first.id])
      #expect(first.blockers.contains(.suspended(.interrupted)))
      #expect(!waiting.blockers.isEmpty)
      #expect(urgent.blockers == [])
    }
  }
}
