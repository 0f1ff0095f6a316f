// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct ContainmentTests {
  @Test
  func `V21: addChild says willMove, removeFromParent says didMove, the rest is for the container`()
    async
  {
    await withScene { _ in
      let diary = Diary()
      let parent = UIViewController()
      let child = DiaryController("child", diary)

      parent.addChild(child)
      #expect(diary.entries == ["child.willMoveToParent"])
      #expect(child.parent === parent)
      #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])

      diary.clear()
      child.removeFromParent()
      #expect(diary.entries == ["child.didMoveToNoParent"])
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }
  }

  @Test
  func `V22: a child appears and disappears with its parent`() async {
    await withScene { scene in
      let diary = Diary()
      let parent = DiaryController("parent", diary)
      let child = DiaryController("child", diary)
      parent.whenLoaded = { $0.embed(child) }
      let window = await showWindow(of: scene, root: parent)
      _ = await until { diary.entries.contains("parent.didAppear") }

      #expect(diary.entries.contains("child.didAppear"))

      diary.clear()
      window.isHidden = true
      _ = await until { diary.entries.contains("parent.didDisappear") }
      #expect(diary.entries.contains("child.willDisappear"))
      #expect(diary.entries.contains("child.didDisappear"))
    }
  }

  @Test
  func `V22: a container that forwards by hand hands nothing on by itself`() async {
    await withScene { scene in
      let diary = Diary()
      let child = DiaryController("child", diary)
      let parent = ForwardingByHand(child)
      _ = await showWindow(of: scene, root: parent)
      await pass(0.1)

      #expect(!diary.entries.contains("child.willAppear"))

      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(diary.callbacks.suffix(2) != [])
      #expect(diary.entries.contains("child.didAppear"))
    }
  }

  @Test
  func `V23: a child added while the parent loads appears inside the parent's appearance`() async {
    await withScene { scene in
      let diary = Diary()
      let parent = DiaryController("parent", diary)
      let child = DiaryController("child", diary)
      parent.whenLoaded = { $0.embed(child) }

      _ = await showWindow(of: scene, root: parent)
      _ = await until { diary.entries.contains("parent.didAppear") }

      let order = diary.entries.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("didAppear") }
      #expect(
        order == ["parent.willAppear", "child.willAppear", "child.didAppear", "parent.didAppear"])
    }
  }

  @Test
  func `V24: a child added to a visible parent gets willAppear at once and didAppear later`() async
  {
    await withScene { scene in
      let diary = Diary()
      let parent = UIViewController()
      let child = DiaryController("child", diary)
      _ = await showWindow(of: scene, root: parent)

      parent.embed(child)
      #expect(diary.entries.contains("child.willAppear"))
      #expect(!diary.entries.contains("child.didAppear"))
      #expect(await until { diary.entries.contains("child.didAppear") })

      diary.clear()
      child.view.removeFromSuperview()
      #expect(
        await until { diary.callbacks == ["child.willDisappear", "child.didDisappear"] })
    }
  }

  @Test
  func `V25: an appearance forwarded by hand can be turned round before its end`() async {
    await withScene { scene in
      let diary = Diary()
      let child = DiaryController("child", diary)
      let parent = ForwardingByHand(child)
      _ = await showWindow(of: scene, root: parent)
      diary.clear()

      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()

      #expect(
        diary.callbacks.filter { !$0.contains("isAppearing") }
          == ["child.willAppear", "child.willDisappear", "child.didDisappear"])
    }
  }

  @Test
  func `V28: a child in a covered parent disappears with it`() async {
    await withScene { scene in
      let diary = Diary()
      let parent = DiaryController("parent", diary)
      let child = DiaryController("child", diary)
      parent.whenLoaded = { $0.embed(child) }
      _ = await showWindow(of: scene, root: parent)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      diary.clear()

      _ = await present(cover, on: parent)
      #expect(diary.entries.contains("child.didDisappear"))

      diary.clear()
      _ = await dismiss(cover)
      #expect(diary.entries.contains("child.didAppear"))
    }
  }

  @Test
  func `L5: additional safe area insets are added to those of the controller's view`() async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let before = root.view.safeAreaInsets.top

      root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

      #expect(await until { root.view.safeAreaInsets.top == before + 20 })
    }
  }
}

extension UIViewController {
  /// The three steps of adding a child whose view fills ours.
  fileprivate func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class ForwardingByHand: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(child)
  }
}
