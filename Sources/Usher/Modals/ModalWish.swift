// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Where a modal is to be presented, and what it is to the pages.
struct ModalOptions {
  /// A controller that the app has chosen, which is not held.
  struct Presenter {
    weak var controller: UIViewController?
  }

  var presenter: Presenter?
  var window = PopupWindow.app
  var presentsOverForeignModals = false
  var countsAsPage = false
}
