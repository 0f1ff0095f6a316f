// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PageViewTests {
  @Test
  func `PG1: it shows what it is given`() async {
    await withScene { scene in
      let (first, second) = (UIViewController(), UIViewController())
      let pages = makePages(first)
      _ = await showWindow(of: scene, root: pages)
      #expect(pages.viewControllers == [first])
      #expect(first.parent === pages)
      #expect(first.viewIfLoaded?.window != nil)

      pages.setViewControllers([second], direction: .forward, animated: false)
      await pass(0.1)

      #expect(pages.viewControllers == [second])
      #expect(second.viewIfLoaded?.window != nil)
      #expect(first.parent == nil)
      #expect(first.viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `PG2: the data source is asked for the pages beside the shown one`() async {
    await withScene { scene in
      let book = Book(3)
      let pages = makePages(book.pages[1])
      pages.dataSource = book
      _ = await showWindow(of: scene, root: pages)

      #expect(await until { Set(book.asked).isSuperset(of: ["before 1", "after 1"]) })
      #expect(pages.viewControllers == [book.pages[1]])
    }
  }

  @Test
  func `PG3: the callbacks of a turn in code`() async {
    await withScene { scene in
      let callLog = CallLog()
      let (old, new) = (CallLogController("old", callLog), CallLogController("new", callLog))
      let pages = makePages(old)
      _ = await showWindow(of: scene, root: pages)
      _ = await until { callLog.entries.contains("old.didAppear") }
      callLog.clear()

      pages.setViewControllers([new], direction: .forward, animated: true)
      _ = await until { callLog.entries.contains("old.didDisappear") }

      let wanted = ["willAppear", "willDisappear", "didAppear", "didDisappear"]
      #expect(
        callLog.callbacks.filter { entry in wanted.contains { entry.hasSuffix($0) } } == [
          "new.willAppear", "old.willDisappear", "new.didAppear", "old.didDisappear",
        ])
    }
  }

  @Test
  func `PG4: a page turn in code calls its completion, not the delegate`() async {
    await withScene { scene in
      let book = Book(2)
      let pages = makePages(book.pages[0])
      pages.delegate = book
      _ = await showWindow(of: scene, root: pages)
      let end = Flag()

      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { finished in
        end.isUp = finished
      }
      #expect(!end.isUp)
      #expect(await until { end.isUp })

      #expect(pages.viewControllers == [book.pages[1]])
      #expect(book.calls.isEmpty)
    }
  }

  private func makePages(_ first: UIViewController) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([first], direction: .forward, animated: false)
    return pages
  }
}

/// Some pages in a row.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  private(set) var asked: [String] = []
  private(set) var calls: [String] = []

  init(_ count: Int) {
    pages = (0..<count).map { _ in UIViewController() }
    super.init()
  }

  private func place(of page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -1 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let place = place(of: viewController)
    asked.append("before \(place)")
    return place > 0 ? pages[place - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let place = place(of: viewController)
    asked.append("after \(place)")
    return place + 1 < pages.count ? pages[place + 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("will") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("did") }
}
