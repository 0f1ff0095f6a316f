// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
      let diary = Diary()
      let window = await showWindow(of: scene, root: DiaryController("old", diary))
      _ = await until { diary.entries.contains("old.didAppear") }
      diary.clear()

      window.rootViewController = DiaryController("new", diary)

      #expect(await until { diary.entries.contains("new.didAppear") })
      #expect(diary.entries.contains("old.willDisappear"))
      #expect(diary.entries.contains("old.didDisappear"))
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
