// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Holds that end with a page or a popup, and holds that nobody ends.
@MainActor
struct PopupHoldTests {
  @Test func `a hold of a page lasts until the page is gone, also while it is covered`() {
    Stand.runInNavigation { stand, navigation in
      let (page, box) = (DetailPage(), BoxView())
      navigation.pushViewController(page, animated: false)
      stand.settle()
      stand.center.hold(reason: "payment", while: page)
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(handle.whyNotVisible == [.held(reason: "payment")])
      navigation.pushViewController(HomePage(), animated: true)
      stand.settle()
      #expect(box.window == nil)

      navigation.popToRootViewController(animated: true)
      stand.settle()

      #expect(box.window != nil && stand.center.driver.holds.isEmpty)
    }
  }

  @Test func `a hold of a page that is deallocated while nothing lives is gone`() async {
    await Stand.run { stand in
      var page: UIViewController? = DetailPage()
      if let page { stand.center.hold(reason: "payment", while: page) }
      #expect(stand.center.driver.holds.count == 1)

      page = nil
      await Task.yield()
      let box = BoxView()
      stand.center.enqueue(Popup(box))

      #expect(box.window != nil && stand.center.driver.holds.isEmpty)
    }
  }

  @Test func `a hold of a page that was popped while nothing lived is gone`() {
    Stand.runInNavigation { stand, navigation in
      let (page, box) = (DetailPage(), BoxView())
      navigation.pushViewController(page, animated: false)
      let popup = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      popup.end()
      stand.settle()
      stand.center.hold(reason: "payment", while: page)

      navigation.popViewController(animated: true)
      stand.settle()
      stand.center.enqueue(Popup(box))
      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test func `a hold of a popup ends with the popup`() {
    Stand.run { stand in
      let box = BoxView()
      let guide = stand.center.enqueue(Popup(BoxView()).lane(PopupLane(name: "guide")))
      stand.center.hold(reason: "guide", while: guide)
      stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(box.window == nil)

      guide.end()
      stand.settle()

      #expect(box.window != nil && stand.center.driver.holds.isEmpty)
    }
  }

  @Test func `a hold ends with a popup of another scene, whatever its number here`() {
    Stand.runOnDevice(.iPad11) { device in
      let (here, there) = (Stand(on: device), Stand(on: device))
      let mine = here.center.enqueue(Popup(BoxView()).lane(PopupLane(name: "other")))
      let payment = there.center.enqueue(Popup(BoxView()))
      #expect(payment.id == mine.id)
      let (box, later) = (BoxView(), BoxView())
      here.center.hold(reason: "payment", while: payment)
      here.center.enqueue(Popup(box))
      here.settle()

      mine.end()
      here.settle()
      #expect(box.window == nil)
      payment.end()
      here.settle()
      #expect(box.window != nil && here.center.driver.holds.isEmpty)

      here.center.hold(.alerts, reason: "payment", while: payment)
      here.center.enqueue(Popup(later).lane(.alerts))
      here.settle()
      #expect(later.window != nil && here.center.driver.holds.isEmpty)
    }
  }

  @Test func `why a popup of another scene waits is asked there`() {
    Stand.runOnDevice(.iPad11) { device in
      let (here, there) = (Stand(on: device), Stand(on: device))
      let token = here.center.hold(reason: "here")
      let mine = here.center.enqueue(Popup(BoxView()))
      let other = there.center.enqueue(Popup(BoxView()))
      #expect(mine.id == other.id)

      #expect(here.center.explanation(of: other).isEmpty)
      #expect(there.center.explanation(of: mine.erased) == [.held(reason: "here")])
      token.release()
    }
  }

  @Test func `a hold of a page can be released earlier`() {
    Stand.run { stand in
      let box = BoxView()
      let token = stand.center.hold(reason: "payment", while: stand.page)
      stand.center.enqueue(Popup(box))
      stand.settle()

      token.release()

      #expect(box.window != nil)
    }
  }

  @Test func `a hold that is a minute old is reported once, by its reason`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let token = stand.center.hold(reason: "guide running")
      stand.device.clock.advance(by: 59)
      #expect(misuse.reports.isEmpty)

      stand.device.clock.advance(by: 200)
      token.release()

      #expect(misuse.reports.map(\.anchor) == ["popup-hold-forgotten"])
      #expect(misuse.reports.first?.happened.contains("guide running") == true)
    }
  }

  @Test func `a hold that is dropped where there is no screen is released all the same`() async {
    var token: PopupHoldToken?
    var center: PopupCenter?
    var device: HeadlessDevice?
    Stand.runOnDevice(switches: HeadlessSwitches()) { found in
      let stand = Stand(on: found)
      token = stand.center.hold(reason: "guide")
      (center, device) = (stand.center, found)
    }
    #expect(token != nil && center?.driver.holds.count == 1)

    token = nil
    await hop()

    #expect(device != nil && center?.driver.holds.isEmpty == true)
  }

  @Test func `a page that goes where there is no screen takes its hold along`() async {
    var page: UIViewController?
    var center: PopupCenter?
    var device: HeadlessDevice?
    Stand.runOnDevice(switches: HeadlessSwitches()) { found in
      let stand = Stand(on: found)
      let detail = DetailPage()
      stand.center.hold(reason: "payment", while: detail)
      (page, center, device) = (detail, stand.center, found)
    }
    #expect(page != nil && center?.driver.holds.count == 1)

    page = nil
    await hop()

    #expect(device != nil && center?.driver.holds.isEmpty == true)
  }

  @Test func `a queue tells what is visible, what waits and what is suspended`() {
    Stand.run { stand in
      let first = stand.center.enqueue(Popup(BoxView()))
      let waiting = stand.center.enqueue(Popup(BoxView()))
      let launch = stand.center.enqueue(Popup(BoxView()).priority(.launch))
      stand.settle()
      let urgent = stand.center.enqueue(
        Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()

      #expect(stand.center.visible.map(\.id) == [urgent.id])
      #expect(stand.center.waiting.map(\.id) == [launch.id, waiting.id])
      #expect(stand.center.suspended.map(\.id) == [first.id])
      #expect(stand.center.explanation(of: waiting) == waiting.whyNotVisible)
      #expect(stand.center.explanation(of: first.erased).contains(.suspended(.interrupted)))
      #expect(stand.center.explanation(of: urgent) == [])
    }
  }
}
