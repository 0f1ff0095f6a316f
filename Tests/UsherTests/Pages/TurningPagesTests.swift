// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Popups on the pages of a page view controller.
@MainActor
struct TurningPagesTests {
  @Test func `a look finds the shown page, also while a finger pulls at another`() {
    Stand.runInBook { stand, pages in
      let reader = SceneReader()
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes[0].kind == .pages && reader.pages == ["HomePage"])

      stand.pull(to: 200)
      reader.read(.active, window: stand.window)
      #expect(reader.pages == ["HomePage"])
      #expect(reader.snapshot.nodes.contains { $0.typeName == "DetailPage" })
      stand.pull(to: 50)
      stand.device.touchUp()
      stand.settle()
      reader.read(.active, window: stand.window)

      #expect(reader.pages == ["DetailPage"])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup stays while a page is pulled and let go, and leaves when it has been turned`(
    switches: HeadlessSwitches
  ) {
    Stand.runInBook(switches: switches) { stand, pages in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive().modal(false))
      stand.settle()
      stand.pull(to: 280)
      stand.device.clock.advance(by: 1)
      stand.device.touchUp()
      stand.settle()
      #expect(stand.overlays.first === box.window && handle.outcomeIfEnded == nil)

      stand.pull(to: 20)
      stand.device.touchUp()
      stand.settle()

      #expect(stand.overlays.isEmpty && stand.center.suspended.map(\.id) == [handle.id])
    }
  }

  @Test(arguments: [true, false])
  func `a page turned in code is left, whenever it is named`(isNamedAtOnce: Bool) {
    var switches = HeadlessSwitches()
    switches.pageViewNamesPageAtOnce = isNamedAtOnce
    Stand.runInBook(switches: switches) { stand, pages in
      let (box, next) = (BoxView(), BoxView())
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self))
      stand.center.enqueue(Popup(next).on(DetailPage.self))
      stand.settle()

      pages.setViewControllers([DetailPage()], direction: .forward, animated: true)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft)
      #expect(stand.overlays.first === next.window)
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

extension Stand {
  /// Runs a test on a device whose home page is in a page view controller.
  fileprivate static func runInBook(
    switches: HeadlessSwitches? = nil,
    _ body: @MainActor (Stand, UIPageViewController) throws -> Void
  ) rethrows {
    try runOnDevice(switches: switches) { device in
      let book = Book()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      try body(Stand(on: device, page: pages), pages)
      _ = book
    }
  }

  /// Pulls the page to the left with a finger, which stays down.
  fileprivate func pull(to x: CGFloat) {
    device.touchDown(at: CGPoint(x: 380, y: 780))
    for step in 1...12 {
      device.clock.advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: 380 + (x - 380) * CGFloat(step) / 12, y: 780))
    }
  }
}
