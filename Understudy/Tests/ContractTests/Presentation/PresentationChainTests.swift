// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Controllers that present controllers that present controllers.
@MainActor
struct PresentationChainTests {
  @Test(arguments: [true, false])
  func `P10: dismissing an ancestor dismisses three, with one set of callbacks for each`(
    animated: Bool
  ) async {
    await withChain { root, chain, callLog in
      callLog.clear()

      #expect(await dismiss(root, animated: animated))

      #expect(root.presentedViewController == nil)
      for controller in chain {
        #expect(controller.view.window == nil)
        #expect(controller.presentingViewController == nil)
        #expect(controller.presentedViewController == nil)
        #expect(
          callLog.callbacks.filter { $0.hasPrefix(controller.name + ".") } == [
            "\(controller.name).willDisappear", "\(controller.name).didDisappear",
          ])
      }
    }
  }

  @Test
  func `P9: a controller in the middle takes away what is above it and stays`() async {
    await withChain { root, chain, callLog in
      callLog.clear()

      #expect(await dismiss(chain[1]))
      #expect(callLog.callbacks == ["third.willDisappear", "third.didDisappear"])
      #expect(chain[1].presentedViewController == nil)
      #expect(chain[1].view.window != nil)
      #expect(root.presentedViewController === chain[0])

      #expect(await dismiss(chain[1]))
      #expect(chain[0].presentedViewController == nil)
      #expect(chain[0].view.window != nil)
    }
  }

  @Test
  func `P13: dismiss while it is still being presented leaves nothing half-way`() async {
    await withScene { scene in
      let root = UIViewController()
      let new = UIViewController()
      _ = await showWindow(of: scene, root: root)

      root.present(new, animated: true)
      new.dismiss(animated: true)
      await pass(2)

      #expect(root.hasSettled)
      #expect((root.presentedViewController == nil) == (new.viewIfLoaded?.window == nil))
      if root.presentedViewController != nil { #expect(await dismiss(root)) }
      #expect(await present(UIViewController(), on: root))
    }
  }

  @Test
  func `P4: while a dismissal runs nothing can be presented`() async {
    await withScene { scene in
      let root = UIViewController()
      let (old, new) = (UIViewController(), UIViewController())
      _ = await showWindow(of: scene, root: root)
      _ = await present(old, on: root)

      root.dismiss(animated: true)
      root.present(new, animated: true)
      old.present(new, animated: true)
      await pass(2)

      #expect(root.presentedViewController == nil)
      #expect(new.presentingViewController == nil)
      #expect(new.viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `P4: a controller that still comes presents nothing before it has appeared`() async {
    await withScene { scene in
      let root = UIViewController()
      let first = EagerController()
      _ = await showWindow(of: scene, root: root)

      #expect(await present(first, on: root, animated: true))
      #expect(first.tooEarly.presentingViewController == nil)
      #expect(await until { first.inTime.viewIfLoaded?.window != nil && first.hasSettled })

      #expect(first.presentedViewController === first.inTime)
    }
  }

  @Test
  func `P14: a new root leaves a presented chain in the window, without callbacks`() async {
    await withChain { root, chain, callLog in
      let window = root.view.window
      callLog.clear()

      window?.rootViewController = UIViewController()
      await pass(1)

      #expect(root.presentedViewController === chain[0])
      for controller in chain { #expect(controller.view.window === window) }
      #expect(callLog.callbacks.allSatisfy { $0.hasPrefix("root.") })
    }
  }

  @Test
  func `P14: a released presenter leaves the presented view in the window`() async {
    await withScene { scene in
      var root: UIViewController? = UIViewController()
      let presented = UIViewController()
      presented.modalPresentationStyle = .overFullScreen
      let window = makeWindow(in: scene)
      window.rootViewController = root
      await pass(0.5)
      if let root { _ = await present(presented, on: root) }

      window.rootViewController = UIViewController()
      root = nil
      await pass(1)

      #expect(presented.view.window === window)
      #expect(presented.presentingViewController == nil)
    }
  }

  private func withChain(
    _ body: @MainActor (UIViewController, [CallLogController], CallLog) async -> Void
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let chain = ["first", "second", "third"].map { CallLogController($0, callLog) }
      _ = await showWindow(of: scene, root: root)
      var presenter: UIViewController = root
      for controller in chain {
        _ = await present(controller, on: presenter)
        presenter = controller
      }
      await body(root, chain, callLog)
    }
  }
}

/// Presents as soon as its view is in the window, which is too early, and in `viewDidAppear`.
private final class EagerController: UIViewController {
  let tooEarly = UIViewController()
  let inTime = UIViewController()

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    present(tooEarly, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(inTime, animated: true) }
  }
}
