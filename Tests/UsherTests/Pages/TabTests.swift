// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Pages in a tab controller, also those under More.
@MainActor
struct TabTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a popup that is kept alive is back with its tab`(switches: HeadlessSwitches) {
    Stand.runInTabs(2, switches: switches) { stand, tabs in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(TabPage.self).keepAlive())
      stand.settle()
      #expect(box.window != nil)

      tabs.selectedIndex = 1
      stand.settle()
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      #expect(handle.whyNotVisible.contains(.suspended(.left)))
      tabs.selectedIndex = 0
      stand.settle()

      #expect(stand.overlays == [box.window] && box.superview?.alpha == 1)
    }
  }

  @Test func `a popup of a tab ends when another tab is selected, and the next one comes there`() {
    Stand.runInTabs(2) { stand, tabs in
      let next = BoxView()
      let handle = stand.center.enqueue(Popup(BoxView()).on(.name("tab 0")))
      stand.center.enqueue(Popup(next).on(.name("tab 1")))
      stand.settle()

      tabs.selectedIndex = 1
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft)
      #expect(stand.overlays == [next.window])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a page that was opened under More is a page`(switches: HeadlessSwitches) {
    Stand.runInTabs(7, switches: switches) { stand, tabs in
      let box = BoxView()
      stand.center.enqueue(Popup(box).on(.name("tab 5")))
      stand.settle()
      #expect(box.window == nil)

      tabs.selectedIndex = 5
      stand.settle()

      #expect(stand.overlays == [box.window])
    }
  }
}

private final class TabPage: UIViewController {}

extension Stand {
  /// Runs a test on a fresh device with so many tabs, named "tab 0" and so on.
  fileprivate static func runInTabs(
    _ count: Int, switches: HeadlessSwitches? = nil,
    _ body: @MainActor (Stand, UITabBarController) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<count).map { number in
        let page = TabPage()
        page.usher.pageName = PageName("tab \(number)")
        return page
      }
      try body(Stand(on: device, page: tabs), tabs)
    }
  }
}
