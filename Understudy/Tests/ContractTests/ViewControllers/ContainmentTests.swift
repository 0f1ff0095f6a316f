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
      let callLog = CallLog()
      let parent = UIViewController()
      let child = CallLogController("child", callLog)

      parent.addChild(child)
      #expect(callLog.entries == ["child.willMoveToParent"])
      #expect(child.parent === parent)
      #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])

      callLog.clear()
      child.removeFromParent()
      #expect(callLog.entries == ["child.didMoveToNoParent"])
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }
  }

  @Test
  func `V22: a child appears and disappears with its parent`() async {
    await withScene { scene in
      let callLog = CallLog()
      let parent = CallLogController("parent", callLog)
      let child = CallLogController("child", callLog)
      parent.whenLoaded = { $0.embed(child) }
      let window = await showWindow(of: scene, root: parent)
      _ = await until { callLog.entries.contains("parent.didAppear") }

      #expect(callLog.entries.contains("child.didAppear"))

      callLog.clear()
      window.isHidden = true
      _ = await until { callLog.entries.contains("parent.didDisappear") }
      #expect(callLog.entries.contains("child.willDisappear"))
      #expect(callLog.entries.contains("child.didDisappear"))
    }
  }

  @Test
  func `V22: a container that forwards itself gets nothing forwarded automatically`() async {
    await withScene { scene in
      let callLog = CallLog()
      let child = CallLogController("child", callLog)
      let parent = ForwardingByHand(child)
      _ = await showWindow(of: scene, root: parent)
      await pass(0.1)

      #expect(!callLog.entries.contains("child.willAppear"))

      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(callLog.callbacks.suffix(2) != [])
      #expect(callLog.entries.contains("child.didAppear"))
    }
  }

  @Test
  func `V23: a child added while the parent loads appears inside the parent's appearance`() async {
    await withScene { scene in
      let callLog = CallLog()
      let parent = CallLogController("parent", callLog)
      let child = CallLogController("child", callLog)
      parent.whenLoaded = { $0.embed(child) }

      _ = await showWindow(of: scene, root: parent)
      _ = await until { callLog.entries.contains("parent.didAppear") }

      let order = callLog.entries.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("didAppear") }
      #expect(
        order == ["parent.willAppear", "child.willAppear", "child.didAppear", "parent.didAppear"])
    }
  }

  @Test
  func `V24: a child added to a visible parent gets willAppear at once and didAppear later`() async
  {
    await withScene { scene in
      let callLog = CallLog()
      let parent = UIViewController()
      let child = CallLogController("child", callLog)
      _ = await showWindow(of: scene, root: parent)

      parent.embed(child)
      #expect(callLog.entries.contains("child.willAppear"))
      #expect(!callLog.entries.contains("child.didAppear"))
      #expect(await until { callLog.entries.contains("child.didAppear") })

      callLog.clear()
      child.view.removeFromSuperview()
      #expect(
        await until { callLog.callbacks == ["child.willDisappear", "child.didDisappear"] })
    }
  }

  @Test
  func `V25: an appearance forwarded by the container can be reversed before its end`() async {
    await withScene { scene in
      let callLog = CallLog()
      let child = CallLogController("child", callLog)
      let parent = ForwardingByHand(child)
      _ = await showWindow(of: scene, root: parent)
      callLog.clear()

      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()

      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") }
          == ["child.willAppear", "child.willDisappear", "child.didDisappear"])
    }
  }

  @Test
  func `V28: a child in a covered parent disappears with it`() async {
    await withScene { scene in
      let callLog = CallLog()
      let parent = CallLogController("parent", callLog)
      let child = CallLogController("child", callLog)
      parent.whenLoaded = { $0.embed(child) }
      _ = await showWindow(of: scene, root: parent)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      callLog.clear()

      _ = await present(cover, on: parent)
      #expect(callLog.entries.contains("child.didDisappear"))

      callLog.clear()
      _ = await dismiss(cover)
      #expect(callLog.entries.contains("child.didAppear"))
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
  /// The three steps of adding a child whose view fills that of its parent.
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
