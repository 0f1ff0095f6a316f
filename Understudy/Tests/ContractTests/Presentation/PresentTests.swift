// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct PresentTests {
  @Test
  func `P1: a controller that presents already ignores a second present`() async {
    await withScene { scene in
      let root = UIViewController()
      let first = UIViewController()
      let second = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(first, on: root)

      root.present(second, animated: false)
      await pass(0.5)

      #expect(root.presentedViewController === first)
      #expect(second.presentingViewController == nil)
    }
  }

  @Test
  func `P2: a refused present never calls its completion`() async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(UIViewController(), on: root)

      let completed = Flag()
      root.present(UIViewController(), animated: false) { completed.isUp = true }

      #expect(await !until({ completed.isUp }, within: 2))
    }
  }

  @Test
  func `P3: a controller whose view is in no window cannot present`() async {
    await withScene { scene in
      let lonely = UIViewController()
      let new = UIViewController()

      lonely.present(new, animated: false)
      await pass(0.5)

      #expect(new.presentingViewController == nil)
      #expect(lonely.presentedViewController == nil)
    }
  }

  @Test
  func `P4: while a presentation runs another one is ignored`() async {
    await withScene { scene in
      let root = UIViewController()
      let first = UIViewController()
      let second = UIViewController()
      _ = await showWindow(of: scene, root: root)

      root.present(first, animated: true)
      root.present(second, animated: true)
      _ = await until { root.hasSettled && first.viewIfLoaded?.window != nil }

      #expect(root.presentedViewController === first)
      #expect(second.viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `P6: the outermost container presents, and everything in it knows the presented one`() async
  {
    await withScene { scene in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      let new = UIViewController()
      _ = await showWindow(of: scene, root: navigation)

      _ = await present(new, on: page)

      #expect(new.presentingViewController === navigation)
      #expect(page.presentedViewController === new)
      #expect(navigation.presentedViewController === new)
    }
  }

  @Test
  func `P6: a style for the current context is presented by the container that defines one`() async
  {
    await withScene { scene in
      let root = UIViewController()
      let page = UIViewController()
      page.definesPresentationContext = true
      _ = await showWindow(of: scene, root: root)
      root.addChild(page)
      root.view.addSubview(page.view)
      page.didMove(toParent: root)
      let new = UIViewController()
      new.modalPresentationStyle = .overCurrentContext

      _ = await present(new, on: page)

      #expect(new.presentingViewController === page)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test
  func `P8: the completion of present comes after didAppear`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let new = CallLogController("new", callLog)
      _ = await showWindow(of: scene, root: root)

      root.present(new, animated: true) { callLog.note("completion") }
      _ = await until { callLog.entries.contains("completion") }

      #expect(callLog.callbacks.suffix(2) == ["new.didAppear", "completion"])
    }
  }

  @Test
  func `P19: the default style is a sheet`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let new = UIViewController()
      _ = await showWindow(of: scene, root: root)
      callLog.clear()

      #expect(new.modalPresentationStyle == .automatic)
      _ = await present(new, on: root)

      #expect(new.activePresentationController?.presentationStyle == .pageSheet)
    }
  }

  @Test
  func `P20: the presentation styles have the numbers that they have`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]

    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
  }
}
