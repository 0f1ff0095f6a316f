// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A queue of view controllers, as it is often written: the window notices that something was removed
/// from it, and the next one is presented.
@MainActor
final class PlainModalQueue {
  private weak var root: UIViewController?
  private var waiting: [UIViewController] = []

  /// How many have not had their turn.
  var waitingCount: Int { waiting.count }

  /// Presents on a controller that is the root of such a window.
  init(on root: UIViewController) {
    self.root = root
  }

  func present(_ controller: UIViewController) {
    waiting.append(controller)
    presentNext()
  }

  func presentNext() {
    guard let root, root.presentedViewController == nil, !waiting.isEmpty else { return }
    root.present(waiting.removeFirst(), animated: true)
  }
}

/// A window that tells such a queue of every view that is removed from it.
final class PlainModalQueueWindow: UIWindow {
  var queue: PlainModalQueue?

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    queue?.presentNext()
  }

  /// Gives the app such a window instead of the one that it has.
  static func replaceWindow(_ root: UIViewController) -> PlainModalQueueWindow? {
    guard let old = root.view.window, let scene = old.windowScene else { return nil }
    let window = PlainModalQueueWindow(windowScene: scene)
    old.rootViewController = nil
    old.isHidden = true
    window.rootViewController = root
    window.tintColor = old.tintColor
    window.makeKeyAndVisible()
    window.queue = PlainModalQueue(on: root)
    return window
  }
}
