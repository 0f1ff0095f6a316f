// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An invisible child view controller that reports when its page appears and disappears, as in many
/// libraries.
final class PageLifecycleObserver: UIViewController {
  /// Called when the page is about to appear.
  var onWillAppear: @MainActor () -> Void = {}

  /// Called when the page is about to disappear.
  var onWillDisappear: @MainActor () -> Void = {}

  /// Creates a child and adds it to a page.
  init(to page: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    page.addChild(self)
    view.isHidden = true
    page.view.addSubview(view)
    didMove(toParent: page)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear()
  }
}
