// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct PresentationViewTreeTests {
  @Test
  func `H1: the presented view is in a container of the window's size`() async {
    await withScene { scene in
      let root = UIViewController()
      let new = UIViewController()
      new.modalPresentationStyle = .overFullScreen
      let window = await showWindow(of: scene, root: root)

      _ = await present(new, on: root)

      let container = new.activePresentationController?.containerView
      #expect(container?.superview != nil)
      #expect(container?.bounds.size == window.bounds.size)
      #expect(container.map { new.view.isDescendant(of: $0) } == true)
      #expect(new.view.superview !== window)
    }
  }

  @Test
  func `H2: below a sheet or an alert lies a view that dims`() async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)

      for new in [UIViewController(), alert] {
        _ = await present(new, on: root)
        let container = new.activePresentationController?.containerView
        let dimming = container?.subviews.first { view in
          view.bounds.size == container?.bounds.size && view.backgroundColor != nil
        }
        #expect(dimming != nil, "new: \(new)")
        _ = await dismiss(new)
      }
    }
  }

  @Test
  func `H3: full screen removes the presenter's view at the end and puts it back to dismiss`() async
  {
    await withScene { scene in
      let root = UIViewController()
      let new = UIViewController()
      new.modalPresentationStyle = .fullScreen
      let window = await showWindow(of: scene, root: root)

      root.present(new, animated: true)
      _ = await until { new.isBeingPresented && new.viewIfLoaded?.window != nil }
      #expect(root.view.window === window)
      _ = await until { root.hasSettled }
      #expect(root.view.window == nil)

      new.dismiss(animated: true)
      _ = await until { new.transitionCoordinator != nil && root.view.window != nil }
      #expect(new.view.window === window)
      #expect(root.view.window === window)
    }
  }

  @Test
  func `H4: a window subclass sees containers come and go`() async {
    await withScene { scene in
      let root = UIViewController()
      let window = WatchingWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      _ = await until { root.viewIfLoaded?.window != nil && root.hasSettled }
      window.changes = []
      let new = UIViewController()

      _ = await present(new, on: root)
      #expect(window.changes.contains("added"))

      _ = await dismiss(new)
      #expect(window.changes.last == "removed")
    }
  }

  @Test
  func `H6: an alert lives in the window of the one that presents it`() async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      let windows = scene.windows.count

      _ = await present(alert, on: root)

      #expect(alert.view.window === window)
      #expect(scene.windows.count == windows)
    }
  }
}

private final class WatchingWindow: UIWindow {
  var changes: [String] = []

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    changes.append("added")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    changes.append("removed")
  }
}
