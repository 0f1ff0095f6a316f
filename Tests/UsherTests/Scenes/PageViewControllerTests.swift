// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Popups on the pages of a page view controller.
@MainActor
@Suite(.uikitVariants)
struct PageViewControllerTests {
  @Test
  func `a snapshot contains the shown page, also while the user drags toward the next page`() {
    TestApp.runInBook { app, pages in
      let reader = SceneReader()
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes[0].kind == .pages)
      #expect(reader.pages == ["HomePage"])

      app.pull(to: 200)
      reader.read(.active, window: app.window)
      #expect(reader.pages == ["HomePage"])
      #expect(reader.snapshot.nodes.contains { $0.typeName == "DetailPage" })
      app.pull(to: 50)
      app.device.touchUp()
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      #expect(reader.pages == ["DetailPage"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup remains while the user drags a page and is suspended when the page has turned`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInBook(switches: switches) { app, pages in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive).modal(false))
      app.runUntilIdle()
      app.pull(to: 280)
      app.device.clock.advance(by: 1)
      app.device.touchUp()
      app.runUntilIdle()
      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)

      app.pull(to: 20)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
    }
  }

  @Test(arguments: [true, false])
  func `a page replaced in code is left, whenever the page view controller reports the new page`(
    isNamedAtOnce: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.pageViewNamesPageAtOnce = isNamedAtOnce
    TestApp.runInBook(switches: switches) { app, pages in
      let (box, next) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(Popup(box).on(HomePage.self))
      app.center.show(Popup(next).on(DetailPage.self))
      app.runUntilIdle()

      pages.setViewControllers([DetailPage()], direction: .forward, animated: true)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.overlays.first === next.window)
    }
  }
}

/// A home page, and a detail page after it.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController] = [HomePage(), DetailPage()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

extension TestApp {
  /// Runs a test on a device whose home page is in a page view controller.
  fileprivate static func runInBook(
    switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, UIPageViewController) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let book = Book()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try body(TestApp(on: device, page: pages), pages)
      _ = book
    }
  }

  /// Drags the page to the left without ending the touch.
  fileprivate func pull(to x: CGFloat) {
    device.touchDown(at: CGPoint(x: 380, y: 780))
    for step in 1...12 {
      device.clock.advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: 380 + (x - 380) * CGFloat(step) / 12, y: 780))
    }
  }
}
