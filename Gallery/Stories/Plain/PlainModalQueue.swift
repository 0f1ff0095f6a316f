// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A queue of view controllers, as it is often written: presents the next one when a view is
/// removed from the window.
@MainActor
final class PlainModalQueue {
  private weak var root: UIViewController?
  private var waiting: [UIViewController] = []

  /// The number of controllers that have not been presented.
  var waitingCount: Int { waiting.count }

  /// Creates a queue that presents on the root view controller of a window.
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

/// A window that notifies such a queue of every view that is removed from it.
final class PlainModalQueueWindow: UIWindow {
  var queue: PlainModalQueue?

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    queue?.presentNext()
  }

  /// Replaces the app's window with such a window. Returns nil if there is no window.
  static func replaceWindow(of root: UIViewController) -> PlainModalQueueWindow? {
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
