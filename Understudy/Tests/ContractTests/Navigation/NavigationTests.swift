// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct NavigationTests {
  @Test
  func `V8: the callbacks of a push`() async {
    await withScene { scene in
      let callLog = CallLog()
      let old = CallLogController("old", callLog)
      let new = CallLogController("new", callLog)
      let navigation = UINavigationController(rootViewController: old)
      _ = await showWindow(of: scene, root: navigation)
      _ = await until { callLog.entries.contains("old.didAppear") }
      callLog.clear()

      navigation.pushViewController(new, animated: true)
      _ = await until { callLog.entries.contains("new.didAppear") }

      #expect(
        callLog.callbacks.filter { !$0.contains("Parent") } == [
          "new.loadView", "new.didLoad", "old.willDisappear", "new.willAppear", "new.isAppearing",
          "old.didDisappear", "new.didAppear",
        ])
      #expect(old.view.window == nil)
    }
  }

  @Test
  func `V9: the callbacks of a pop`() async {
    await withScene { scene in
      let callLog = CallLog()
      let below = CallLogController("below", callLog)
      let top = CallLogController("top", callLog)
      let navigation = UINavigationController(rootViewController: below)
      _ = await showWindow(of: scene, root: navigation)
      navigation.pushViewController(top, animated: false)
      _ = await until { callLog.entries.contains("top.didAppear") }
      callLog.clear()

      let popped = navigation.popViewController(animated: true)
      _ = await until { callLog.entries.contains("below.didAppear") }

      #expect(popped === top)
      let callbacks = callLog.callbacks.filter {
        !$0.contains("Parent") && !$0.contains("isAppearing")
      }
      #expect(
        callbacks == [
          "top.willDisappear", "below.willAppear", "top.didDisappear", "below.didAppear",
        ])
    }
  }

  @Test
  func `V11: moving to and from the parent is true during a push and a pop`() async {
    await withScene { scene in
      let page = MovingController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)

      navigation.pushViewController(page, animated: true)
      _ = await until { page.log.count == 2 }
      #expect(page.log == ["willAppear, to parent", "didAppear, to parent"])

      page.log = []
      navigation.popViewController(animated: true)
      _ = await until { page.log.count == 2 }
      #expect(page.log == ["willDisappear, from parent", "didDisappear, from parent"])
    }
  }

  @Test
  func `O3: the delegate is called before and after every page is shown`() async {
    await withScene { scene in
      let first = UIViewController()
      let second = UIViewController()
      first.title = "first"
      second.title = "second"
      let delegate = LoggingNavigationDelegate()
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = delegate
      _ = await showWindow(of: scene, root: navigation)
      _ = await until { delegate.log.contains("did first") }
      delegate.log = []

      navigation.pushViewController(second, animated: true)
      _ = await until { delegate.log.contains("did second") }
      navigation.popViewController(animated: true)
      _ = await until { delegate.log.contains("did first") }

      #expect(delegate.log == ["will second", "did second", "will first", "did first"])
    }
  }

  @Test
  func `V8: the stack is new at once, what is on screen follows`() async {
    await withScene { scene in
      let root = UIViewController()
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      _ = await showWindow(of: scene, root: navigation)

      navigation.pushViewController(page, animated: true)
      #expect(navigation.topViewController === page)
      #expect(page.navigationController === navigation)
      #expect(page.viewIfLoaded?.window == nil)

      #expect(await until { page.viewIfLoaded?.window != nil && navigation.hasSettled })
      #expect(navigation.visibleViewController === page)
    }
  }
}

private final class MovingController: UIViewController {
  var log: [String] = []

  private func note(_ name: String) {
    log.append(
      name + (isMovingToParent ? ", to parent" : isMovingFromParent ? ", from parent" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

private final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("did \(viewController.title ?? "")")
  }
}
