// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct WindowRootTests {
  @Test
  func `W20: the window adds the root's view and sizes it, possibly under views of its own`() async
  {
    await withScene { scene in
      let root = UIViewController()

      let window = await showWindow(of: scene, root: root)

      #expect(root.view.isDescendant(of: window))
      #expect(root.view.bounds.size == window.bounds.size)
      #expect(window.rootViewController === root)
    }
  }

  @Test
  func `W21: a new root leaves what the old one presents in the window`() async {
    await withScene { scene in
      let old = UIViewController()
      let presented = UIViewController()
      presented.modalPresentationStyle = .overFullScreen
      let window = await showWindow(of: scene, root: old)
      _ = await present(presented, on: old)

      window.rootViewController = UIViewController()

      #expect(presented.view.window === window)
    }
  }

  @Test
  func `W21: when that is dismissed nothing of the old root is left in front of the new one`() async
  {
    await withScene { scene in
      let old = UIViewController()
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      let window = await showWindow(of: scene, root: old)
      _ = await present(presented, on: old)
      let new = UIViewController()
      window.rootViewController = new

      _ = await dismiss(old)

      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      let hit = await until {
        window.hitTest(middle, with: nil)?.isDescendant(of: new.view) == true
      }
      #expect(hit)
      #expect(presented.view.window == nil)
    }
  }

  @Test
  func `W22: a new root of a visible window appears and the old one disappears`() async {
    await withScene { scene in
      let callLog = CallLog()
      let window = await showWindow(of: scene, root: CallLogController("old", callLog))
      _ = await until { callLog.entries.contains("old.didAppear") }
      callLog.clear()

      window.rootViewController = CallLogController("new", callLog)

      #expect(await until { callLog.entries.contains("new.didAppear") })
      #expect(callLog.entries.contains("old.willDisappear"))
      #expect(callLog.entries.contains("old.didDisappear"))
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [false, true])
  func `W24: a root that is set again is back in the window when what it presented has gone`(
    style: UIModalPresentationStyle, animated: Bool
  ) async {
    await withScene { scene in
      let (root, presented) = (UIViewController(), UIViewController())
      presented.modalPresentationStyle = style
      let window = await showWindow(of: scene, root: root)
      _ = await present(presented, on: root)

      root.dismiss(animated: animated)
      window.rootViewController = UIViewController()
      window.rootViewController = root

      #expect(await until { presented.view.window == nil })
      #expect(root.view.window === window)
      #expect(root.view.frame == window.bounds)
    }
  }

  @Test(arguments: [false, true])
  func `W24: also when it is set again in the middle of the dismissal`(returns: Bool) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      let window = await showWindow(of: scene, root: root)
      _ = await present(presented, on: root)
      if returns { window.rootViewController = UIViewController() }
      callLog.clear()

      root.dismiss(animated: true)
      await pass(0.1)
      if !returns { window.rootViewController = UIViewController() }
      window.rootViewController = root

      #expect(await until { presented.view.window == nil })
      #expect(await until { callLog.callbacks.last == "root.didAppear" })
      #expect(root.view.window === window)
    }
  }

  @Test
  func `W24: also when it is dismissed later`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      let window = await showWindow(of: scene, root: root)
      _ = await present(presented, on: root)
      window.rootViewController = UIViewController()
      window.rootViewController = root
      await pass(1)
      #expect(presented.view.window === window)
      callLog.clear()

      _ = await dismiss(root)

      #expect(callLog.callbacks == ["root.willAppear", "root.isAppearing", "root.didAppear"])
      #expect(root.view.window === window)
    }
  }

  @Test
  func `W26: the status bar is asked of the root, of the child it names, of what covers it`() async
  {
    await withScene { scene in
      let child = LightBarController()
      let root = NamingController(child)
      _ = await showWindow(of: scene, root: root)

      #expect(await until { scene.statusBarManager?.statusBarStyle == .lightContent })

      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      _ = await present(cover, on: root)
      #expect(await until { scene.statusBarManager?.statusBarStyle != .lightContent })
    }
  }

  @Test(.enabled(if: TestPlatform.seesStatusBar))
  func `W35: the default style of the status bar goes by the appearance of who decides about it`()
    async
  {
    await withScene { scene in
      let root = UIViewController()
      root.view.backgroundColor = .systemGray
      let window = await showWindow(of: scene, root: root)
      #expect(!TestPlatform.hasLightStatusBar)

      window.overrideUserInterfaceStyle = .dark
      await pass(0.1)
      #expect(TestPlatform.hasLightStatusBar)

      root.overrideUserInterfaceStyle = .light
      await pass(0.1)
      #expect(!TestPlatform.hasLightStatusBar)

      window.overrideUserInterfaceStyle = .unspecified
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      cover.view.backgroundColor = .systemGray
      cover.overrideUserInterfaceStyle = .dark
      _ = await present(cover, on: root)
      await pass(0.1)
      #expect(TestPlatform.hasLightStatusBar)
    }
  }
}

private final class LightBarController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private final class NamingController: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
    addChild(child)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { child }
}
