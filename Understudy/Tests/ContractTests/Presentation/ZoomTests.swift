// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// Presentations that zoom out of a view.
@MainActor
struct ZoomTests {
  nonisolated static let styles = [UIModalPresentationStyle.fullScreen, .pageSheet]

  @Test(arguments: styles)
  func `P48: a zoom asks for its view when it presents and when it dismisses`(
    style: UIModalPresentationStyle
  ) async {
    await withZoom(style) { root, page, requests in
      #expect(await present(page, on: root, animated: true))
      let count = requests.contexts.count
      #expect(count > 0)
      #expect(requests.contexts.allSatisfy { $0 === root })

      #expect(await dismiss(page, animated: true))
      #expect(requests.contexts.count > count)
      #expect(root.view.window != nil)
      #expect(page.view.window == nil)
    }
  }

  @Test(arguments: styles)
  func `P49: a zoom is interruptible on the way in and on the way out`(
    style: UIModalPresentationStyle
  ) async {
    await withZoom(style) { root, page, _ in
      root.present(page, animated: true)
      #expect(await until { page.transitionCoordinator != nil })
      #expect(page.transitionCoordinator?.isInterruptible == true)
      #expect(page.transitionCoordinator?.isInteractive == false)
      #expect(await until { root.hasSettled })

      page.dismiss(animated: true)
      #expect(await until { page.transitionCoordinator != nil })
      #expect(page.transitionCoordinator?.isInterruptible == true)
      #expect(page.transitionCoordinator?.isInteractive == false)
      #expect(page.transitionCoordinator?.initiallyInteractive == false)
      #expect(await until { root.hasSettled && page.viewIfLoaded?.window == nil })
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: styles)
  func `P50: a finger can catch a zoom that code has begun and take the dismissal back`(
    style: UIModalPresentationStyle
  ) async {
    await withZoom(style) { root, page, requests in
      _ = await present(page, on: root, animated: true)
      await pass(0.5)
      let place = page.view.convert(page.view.bounds, to: nil)
      requests.callLog.clear()
      page.dismiss(animated: true)
      #expect(await until { page.transitionCoordinator != nil })
      var isCancelled: Bool?
      page.transitionCoordinator?.animate(alongsideTransition: nil) {
        isCancelled = $0.isCancelled
      }
      var finger = Finger(at: CGPoint(x: 200, y: 400))
      await finger.move(to: CGPoint(x: 200, y: 380), frames: 2)
      await pass(1)
      #expect(page.isBeingDismissed)
      #expect(isCancelled == nil)

      await finger.lift()
      #expect(await until { root.hasSettled })
      #expect(isCancelled == true)
      #expect(!page.isBeingDismissed)
      #expect(root.presentedViewController === page)
      #expect(
        requests.callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "page.willDisappear", "page.willAppear", "page.didAppear",
        ])
      #expect(page.view.convert(page.view.bounds, to: nil) == place)

      #expect(await dismiss(page, animated: true))
      #expect(root.view.window != nil)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `P50: a finger that catches a zoom and goes on down lets it end`() async {
    await withZoom(.fullScreen) { root, page, _ in
      _ = await present(page, on: root, animated: true)
      await pass(0.5)
      page.dismiss(animated: true)
      #expect(await until { page.transitionCoordinator != nil })
      var finger = Finger(at: CGPoint(x: 200, y: 400))
      await finger.move(to: CGPoint(x: 200, y: 420), frames: 2)
      await finger.move(to: CGPoint(x: 200, y: 540))
      await finger.lift(after: 0.3)

      #expect(await until { root.presentedViewController == nil })
      #expect(root.view.window != nil)
    }
  }

  @Test(
    .enabled(if: TestPlatform.hasFinger),
    arguments: [(60, false, false), (140, false, true), (60, true, true)])
  func `P51: a drag down takes a zoomed page back from 100 points on, or by a flick`(
    distance: CGFloat, isFlicked: Bool, goes: Bool
  ) async {
    await withZoom(.fullScreen) { root, page, _ in
      _ = await present(page, on: root, animated: true)
      await pass(0.5)
      var finger = Finger(at: CGPoint(x: 200, y: 300))
      await finger.move(
        to: CGPoint(x: 200, y: 310 + distance), frames: isFlicked ? 3 : 10)
      #expect(page.isBeingDismissed)
      #expect(page.transitionCoordinator?.initiallyInteractive == true)
      await finger.lift(after: isFlicked ? 0 : 0.3)

      #expect(await until { root.hasSettled && page.transitionCoordinator == nil })
      #expect((page.presentingViewController == nil) == goes)
      #expect((page.view.window == nil) == goes)
    }
  }

  @Test(arguments: styles)
  func `P52: without a view to zoom from the transition is the plain one`(
    style: UIModalPresentationStyle
  ) async {
    await withZoom(style, hasSource: false) { root, page, _ in
      root.present(page, animated: true)
      #expect(await until { page.transitionCoordinator != nil })
      #expect(page.transitionCoordinator?.isInterruptible == false)
      #expect(await until { root.hasSettled && page.viewIfLoaded?.window != nil })

      #expect(await dismiss(page, animated: true))
      #expect(page.view.window == nil)
    }
  }

  /// A page that is to zoom out of a view in the middle of the root.
  private func withZoom(
    _ style: UIModalPresentationStyle, hasSource: Bool = true,
    _ body: @MainActor (UIViewController, UIViewController, ZoomRequests) async -> Void
  ) async {
    guard #available(iOS 18, *) else { return }
    await withScene { scene in
      let requests = ZoomRequests()
      let root = UIViewController()
      let page = CallLogController("page", requests.callLog)
      let source = UIView(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
      root.view.addSubview(source)
      _ = await showWindow(of: scene, root: root)
      page.modalPresentationStyle = style
      page.preferredTransition = UIViewController.Transition.zoom { context in
        requests.contexts.append(context.sourceViewController)
        return hasSource ? source : nil
      }
      await body(root, page, requests)
    }
  }
}

/// The controllers for which a zoom has asked for its view, and what else happened.
@MainActor
private final class ZoomRequests {
  let callLog = CallLog()
  var contexts: [UIViewController] = []
}
