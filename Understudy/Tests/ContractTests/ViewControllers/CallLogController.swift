// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// What happened to controllers, in order: `name.callback`.
@MainActor
final class CallLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func clear() { entries = [] }

  /// The entries so far without those of the layout, which depend on what else is on the screen.
  var callbacks: [String] { entries.filter { !$0.contains("Layout") } }
}

/// A controller that writes its life down.
class CallLogController: UIViewController {
  let name: String
  let callLog: CallLog
  var whenLoaded: (CallLogController) -> Void = { _ in }

  init(_ name: String, _ callLog: CallLog) {
    self.name = name
    self.callLog = callLog
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ callback: String) { callLog.note("\(name).\(callback)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    whenLoaded(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMoveToNoParent" : "willMoveToParent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMoveToNoParent" : "didMoveToParent")
  }
}

/// A visible window with a root that has appeared.
@MainActor
func showWindow(of scene: UIWindowScene, root: UIViewController) async -> UIWindow {
  let window = makeWindow(in: scene)
  window.rootViewController = root
  let appeared = await until { root.viewIfLoaded?.window != nil && root.hasSettled }
  await pass(0.1)
  precondition(appeared, "the root did not appear")
  return window
}

extension UIViewController {
  /// Neither it nor what it presents is in the middle of a transition.
  var hasSettled: Bool {
    transitionCoordinator == nil && !isBeingPresented && !isBeingDismissed
      && presentedViewController?.isBeingPresented != true
      && presentedViewController?.isBeingDismissed != true
  }
}

/// Present and wait for the completion.
@MainActor
func present(_ new: UIViewController, on presenter: UIViewController, animated: Bool = false) async
  -> Bool
{
  let end = Flag()
  presenter.present(new, animated: animated) { end.isUp = true }
  return await until { end.isUp }
}

/// Dismiss and wait for the completion.
@MainActor
func dismiss(_ controller: UIViewController, animated: Bool = false) async -> Bool {
  let end = Flag()
  controller.dismiss(animated: animated) { end.isUp = true }
  return await until { end.isUp }
}

@MainActor
final class Flag {
  var isUp = false
}
