// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Pages in a tab bar controller, also those below More.
@MainActor
@Suite(.uikitVariants)
struct TabTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a kept-alive popup resumes with its tab`(switches: HeadlessSwitches) {
    TestApp.runInTabs(2, switches: switches) { app, tabs in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(TabPage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      #expect(box.window != nil)

      tabs.selectedIndex = 1
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(handle.blockers.contains(.suspended(.pageLeft)))
      tabs.selectedIndex = 0
      app.runUntilIdle()

      #expect(app.overlays == [box.window])
      #expect(box.superview?.alpha == 1)
    }
  }

  @Test
  func `selecting another tab dismisses the popup of the first tab, and the next popup appears`() {
    TestApp.runInTabs(2) { app, tabs in
      let next = FixedSizeView()
      let handle = app.center.show(Popup(FixedSizeView()).on(named: "tab 0"))
      app.center.show(Popup(next).on(named: "tab 1"))
      app.runUntilIdle()

      tabs.selectedIndex = 1
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.overlays == [next.window])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a page opened below More is a page`(switches: HeadlessSwitches) {
    TestApp.runInTabs(7, switches: switches) { app, tabs in
      let box = FixedSizeView()
      app.center.show(Popup(box).on(named: "tab 5"))
      app.runUntilIdle()
      #expect(box.window == nil)

      tabs.selectedIndex = 5
      app.runUntilIdle()

      #expect(app.overlays == [box.window])
    }
  }
}

private final class TabPage: UIViewController {}

extension TestApp {
  /// Runs a test on a fresh device with a number of tabs, named "tab 0" and so on.
  fileprivate static func runInTabs(
    _ count: Int, switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, UITabBarController) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<count).map { number in
        let page = TabPage()
        page.usher.pageName = PageName("tab \(number)")
        return page
      }
      try body(TestApp(on: device, page: tabs), tabs)
    }
  }
}
