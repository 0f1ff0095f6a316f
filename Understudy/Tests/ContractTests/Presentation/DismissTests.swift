// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct DismissTests {
  @Test
  func `P9: dismiss takes away what a controller presents, else the controller itself`() async {
    await withScene { scene in
      let root = UIViewController()
      let first = UIViewController()
      let second = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(first, on: root)
      _ = await present(second, on: first)

      _ = await dismiss(first)
      #expect(root.presentedViewController === first)
      #expect(first.presentedViewController == nil)

      _ = await dismiss(first)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test
  func `P10: dismissing below a chain takes all of it away`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let first = CallLogController("first", callLog)
      let second = CallLogController("second", callLog)
      _ = await showWindow(of: scene, root: root)
      _ = await present(first, on: root)
      _ = await present(second, on: first)
      callLog.clear()

      _ = await dismiss(root, animated: true)

      #expect(root.presentedViewController == nil)
      #expect(first.view.window == nil)
      #expect(second.view.window == nil)
      #expect(callLog.entries.contains("first.didDisappear"))
      #expect(callLog.entries.contains("second.didDisappear"))
    }
  }

  @Test
  func `P11: the completion of dismiss comes after didDisappear`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let new = CallLogController("new", callLog)
      _ = await showWindow(of: scene, root: root)
      _ = await present(new, on: root)
      callLog.clear()

      new.dismiss(animated: true) { callLog.note("completion") }
      _ = await until { callLog.entries.contains("completion") }

      #expect(callLog.callbacks == ["new.willDisappear", "new.didDisappear", "completion"])
    }
  }

  @Test
  func `P12: dismiss with nothing to dismiss changes nothing`() async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)

      root.dismiss(animated: true)
      await pass(0.5)

      #expect(root.view.window === window)
    }
  }

  @Test
  func `P13: dismiss while a dismissal runs is ignored`() async {
    await withScene { scene in
      let root = UIViewController()
      let new = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(new, on: root)
      let first = Flag()
      let second = Flag()

      new.dismiss(animated: true) { first.isUp = true }
      new.dismiss(animated: true) { second.isUp = true }

      #expect(await until { first.isUp })
      #expect(await !until({ second.isUp }, within: 1))
    }
  }

  @Test(arguments: [true, false])
  func `P47: dismiss in viewDidAppear dismisses the controller that has just been presented`(
    animated: Bool
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let new = ImpatientController("new", callLog)
      _ = await showWindow(of: scene, root: root)

      root.present(new, animated: animated) { callLog.note("presented") }

      #expect(await until { callLog.entries.contains("dismissed") })
      let callbacks = callLog.callbacks.drop { $0 != "new.didAppear" }
      #expect(
        callbacks == [
          "new.didAppear", "presented", "new.willDisappear", "new.didDisappear", "dismissed",
        ])
      #expect(root.presentedViewController == nil)
      #expect(new.viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `P47: a presenter that was removed appears again after dismiss in viewDidAppear`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let new = ImpatientController("new", callLog)
      new.modalPresentationStyle = .fullScreen
      let window = await showWindow(of: scene, root: root)

      root.present(new, animated: true)

      #expect(await until { callLog.entries.contains("dismissed") })
      #expect(root.view.window === window)
      #expect(root.hasSettled)
      #expect(await present(UIViewController(), on: root))
    }
  }

  @Test
  func `P13: dismiss within a chain that is being dismissed is ignored`() async {
    await withScene { scene in
      let root = UIViewController()
      let (lower, upper) = (UIViewController(), UIViewController())
      _ = await showWindow(of: scene, root: root)
      _ = await present(lower, on: root)
      _ = await present(upper, on: lower)
      let first = Flag()
      let second = Flag()

      root.dismiss(animated: true) { first.isUp = true }
      lower.dismiss(animated: false) { second.isUp = true }

      #expect(await until { first.isUp })
      #expect(await !until({ second.isUp }, within: 1))
      #expect(lower.presentingViewController == nil)
      #expect(upper.presentingViewController == nil)
      #expect(root.presentedViewController == nil)
      #expect(lower.presentedViewController == nil)
    }
  }
}

/// A controller that dismisses itself as soon as it has appeared.
private final class ImpatientController: CallLogController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: animated) { [callLog] in callLog.note("dismissed") }
  }
}
