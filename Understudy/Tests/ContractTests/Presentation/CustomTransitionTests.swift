// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct CustomTransitionTests {
  @Test
  func `P26: the delegate is asked for the presentation controller first, then for the animator`()
    async
  {
    await withScene { scene in
      let root = UIViewController()
      let new = UIViewController()
      let transition = FadeTransition()
      new.modalPresentationStyle = .custom
      new.transitioningDelegate = transition
      _ = await showWindow(of: scene, root: root)

      _ = await present(new, on: root, animated: true)

      #expect(transition.questions == ["presentationController", "animator for presenting"])
      #expect(new.view.window != nil)
      #expect(root.view.window != nil)
      #expect(transition.animator.ended == [true])

      _ = await dismiss(new, animated: true)
      #expect(transition.questions.last == "animator for dismissing")
      #expect(new.view.window == nil)
    }
  }

  @Test
  func `P26: a transition that is completed with false does not take place`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let new = CallLogController("new", callLog)
      let transition = FadeTransition()
      transition.animator.succeeds = false
      new.modalPresentationStyle = .custom
      new.transitioningDelegate = transition
      _ = await showWindow(of: scene, root: root)

      root.present(new, animated: true)
      _ = await until { transition.animator.ended == [false] && root.hasSettled }

      #expect(root.presentedViewController == nil)
      #expect(new.viewIfLoaded?.window == nil)
      #expect(!callLog.entries.contains("new.didAppear"))
    }
  }

  @Test
  func `P27: the coordinator animates alongside and reports the end`() async {
    await withScene { scene in
      let root = UIViewController()
      let new = CoordinatedController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(new, on: root, animated: true)

      #expect(new.log == ["alongside", "end, not cancelled"])
      #expect(new.transitionCoordinator == nil)
    }
  }
}

private final class CoordinatedController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [weak self] _ in
      self?.log.append("alongside")
    } completion: { [weak self] context in
      self?.log.append(context.isCancelled ? "end, cancelled" : "end, not cancelled")
    }
  }
}
