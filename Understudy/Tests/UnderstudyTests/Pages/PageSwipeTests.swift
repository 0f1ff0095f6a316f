// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct PageSwipeTests {
  @Test func `a swipe turns the page, and the delegate is called before and after`() {
    withBook { device, pages, book in
      device.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.15)
      #expect(book.calls == ["will 2"])
      device.clock.advance(by: 2)

      #expect(book.calls == ["will 2", "did 1 true"])
      #expect(pages.viewControllers == [book.pages[2]])
      #expect(book.pages[2].appearanceState.phase == .appeared)
      #expect(book.pages[1].appearanceState.phase == .disappeared)
      #expect(book.pages[1].parent == nil)
      #expect(book.pages[1].viewIfLoaded?.window == nil)
      #expect(book.pages.allSatisfy { $0.appearanceState.explicitTransitions == 0 })
    }
  }

  @Test func `a canceled swipe leaves everything as it was`() {
    withBook { device, pages, book in
      device.touchDown(at: CGPoint(x: 300, y: 400))
      device.touchMove(to: CGPoint(x: 280, y: 400))
      device.touchMove(to: CGPoint(x: 200, y: 400))
      device.clock.advance(by: 1)
      #expect(book.pages[2].viewIfLoaded?.window != nil)
      device.touchUp()
      device.clock.advance(by: 2)

      #expect(book.calls == ["will 2", "did 1 false"])
      #expect(pages.viewControllers == [book.pages[1]])
      #expect(book.pages[1].appearanceState.phase == .appeared)
      #expect(book.pages[2].appearanceState.phase == .disappeared)
      #expect(book.pages[2].viewIfLoaded?.window == nil)
      #expect(book.pages[2].parent == nil)
      #expect(book.pages.allSatisfy { $0.appearanceState.explicitTransitions == 0 })
    }
  }

  @Test func `where there is no further page a drag only rubber-bands`() {
    withBook(at: 0) { device, pages, book in
      device.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.15)
      device.clock.advance(by: 2)

      #expect(book.calls.isEmpty)
      #expect(pages.viewControllers == [book.pages[0]])
      #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    }
  }

  @Test func `in right-to-left the next page comes from the left`() {
    withBook { device, pages, book in
      device.settings.layoutDirection = .rightToLeft
      device.clock.advance(by: 0.5)
      device.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.15)
      device.clock.advance(by: 2)

      #expect(pages.viewControllers == [book.pages[2]])
    }
  }

  @Test func `a turn in code slides, and another one cuts it short`() {
    withBook { device, pages, book in
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      device.clock.advance(by: 0.1)
      let x = book.pages[2].view.convert(CGPoint.zero, to: nil).x
      #expect(x > 0)
      #expect(x < 393)
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
      device.clock.advance(by: 2)

      #expect(pages.viewControllers == [book.pages[0]])
      #expect(pages.children == [book.pages[0]])
      #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
      #expect(book.pages.map(\.appearanceState.phase) == [.appeared, .disappeared, .disappeared])
    }
  }

  @Test func `turned with the device, it still shows its page`() {
    withBook { device, pages, book in
      device.orientation = .landscapeLeft
      device.clock.advance(by: 2)

      #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == pages.view.bounds)
      #expect(pages.view.bounds.width == 852)
    }
  }

  private func withBook(
    at place: Int = 1, _ body: (HeadlessDevice, UIPageViewController, PictureBook) -> Void
  ) {
    HeadlessDevice.run { device in
      let book = PictureBook()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[place]], direction: .forward, animated: false)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = pages
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      body(device, pages, book)
      _ = window
    }
  }
}

@MainActor
private final class PictureBook: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages = [UIViewController(), UIViewController(), UIViewController()]
  private(set) var calls: [String] = []

  private func page(_ number: Int) -> UIViewController? {
    pages.indices.contains(number) ? pages[number] : nil
  }

  private func number(of page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -9 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController) + 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("will \(number(of: pendingViewControllers[0]))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("did \(number(of: previousViewControllers[0])) \(completed)") }
}
