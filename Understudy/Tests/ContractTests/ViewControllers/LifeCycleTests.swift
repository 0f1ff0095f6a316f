// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct LifeCycleTests {
  @Test
  func `V1: the view is loaded once, on first use; asking does not load it`()
    async
  {
    await withScene { _ in
      let callLog = CallLog()
      let controller = CallLogController("a", callLog)

      #expect(controller.viewIfLoaded == nil)
      #expect(!controller.isViewLoaded)
      #expect(callLog.entries.isEmpty)

      controller.loadViewIfNeeded()
      _ = controller.view

      #expect(callLog.entries == ["a.loadView", "a.didLoad"])
      #expect(controller.viewIfLoaded === controller.view)
    }
  }

  @Test
  func `V2: appearing goes from willAppear over isAppearing and the layout to didAppear`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("a", callLog)

      let window = await showWindow(of: scene, root: root)
      _ = await until { callLog.entries.contains("a.didAppear") }

      let order = ["a.willAppear", "a.isAppearing", "a.willLayout", "a.didLayout", "a.didAppear"]
      let places = order.map { callLog.entries.firstIndex(of: $0) ?? -1 }
      #expect(places == places.sorted())
      #expect(!places.contains(-1))
      #expect(window.rootViewController === root)
    }
  }

  @Test
  func `V3: in willAppear the view is in no window, in isAppearing it is, with its size`()
    async
  {
    await withScene { scene in
      let root = GeometryController()

      let window = await showWindow(of: scene, root: root)

      #expect(root.windowInWillAppear == nil)
      #expect(root.windowInIsAppearing === window)
      #expect(root.sizeInIsAppearing == window.bounds.size)
      #expect(root.countOfIsAppearing == 1)
    }
  }

  @Test
  func `V5: the layout callbacks stand around the view's own layoutSubviews`() async {
    await withScene { scene in
      let root = LayoutController()

      _ = await showWindow(of: scene, root: root)
      root.order = []
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()

      #expect(root.order == ["will", "layoutSubviews", "did"])
    }
  }

  @Test
  func `V6: didAppear comes after the transition, not before`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("a", callLog)
      let new = CallLogController("b", callLog)
      new.modalPresentationStyle = .fullScreen
      _ = await showWindow(of: scene, root: root)

      root.present(new, animated: true)
      _ = await until { callLog.entries.contains("b.isAppearing") }

      #expect(!callLog.entries.contains("b.didAppear"))
      #expect(await until { callLog.entries.contains("b.didAppear") })
    }
  }

  @Test
  func `V19: being presented and being dismissed are true during the callbacks of either`() async {
    await withScene { scene in
      let root = UIViewController()
      let new = PresenceController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(new, on: root, animated: true)
      #expect(new.log == ["willAppear presented", "isAppearing presented", "didAppear presented"])
      #expect(!new.isBeingPresented)

      new.log = []
      _ = await dismiss(new, animated: true)
      #expect(new.log == ["willDisappear dismissed", "didDisappear dismissed"])
      #expect(!new.isBeingDismissed)
    }
  }

  @Test
  func `V26: a controller in a hidden window gets no appearance callbacks until it is shown`() async
  {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("a", callLog)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root

      await pass(0.1)
      #expect(!callLog.entries.contains("a.willAppear"))

      window.isHidden = false
      #expect(await until { callLog.entries.contains("a.didAppear") })
    }
  }
}

/// Notes what its view is like in the callbacks of appearing.
private final class GeometryController: UIViewController {
  var windowInWillAppear: UIWindow?
  var windowInIsAppearing: UIWindow?
  var sizeInIsAppearing = CGSize.zero
  var countOfIsAppearing = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    windowInWillAppear = view.window
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    windowInIsAppearing = view.window
    sizeInIsAppearing = view.bounds.size
    countOfIsAppearing += 1
  }
}

private final class LayoutController: UIViewController {
  var order: [String] = []

  override func loadView() {
    let view = LayoutView()
    view.laidOut = { [weak self] in self?.order.append("layoutSubviews") }
    self.view = view
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    order.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    order.append("did")
  }
}

private final class LayoutView: UIView {
  var laidOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut()
  }
}

private final class PresenceController: UIViewController {
  var log: [String] = []

  private func note(_ name: String) {
    let presence = isBeingPresented ? " presented" : isBeingDismissed ? " dismissed" : ""
    log.append(name + presence)
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
