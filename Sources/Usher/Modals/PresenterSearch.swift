// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Finds who is to present a modal in the app's window.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PresenterFinder {
  let scene: SceneContext
  let options: ModalOptions
  /// The controller of the popup that the modal belongs to, where that is in the app's window, too.
  let parent: UIViewController?
  /// The page that the modal is bound to.
  let page: PageID?

  /// `nil` where nobody can present just now.
  var presenter: UIViewController? {
    guard let root = scene.appWindow?.rootViewController else { return nil }
    let base = parent ?? options.presenter?.controller ?? controller(of: page) ?? visiblePage ?? root
    guard base.ancestors.last === root else { return nil }
    guard !base.ancestors.contains(where: isMoving) else { return nil }
    return top(from: base)
  }

  /// The highest in front of a controller above which the modal may be. What leaves page and modal in
  /// peace, such as a search, is gone above.
  private func top(from controller: UIViewController) -> UIViewController? {
    var top = controller
    while let presented = top.presentedViewController {
      guard !isMoving(presented),
        parent != nil || options.presentsOverForeignModals
          || presented.effectivePresentationStyle.coverage == .transparent
      else { return nil }
      top = presented
    }
    return top
  }

  /// UIKit does not let what comes or goes present anything.
  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.isBeingPresented || controller.isBeingDismissed
  }

  private var visiblePage: UIViewController? {
    controller(of: scene.reader.snapshot.visiblePages.first)
  }

  private func controller(of page: PageID?) -> UIViewController? {
    guard let page else { return nil }
    var found: UIViewController?
    scene.appWindow?.rootViewController?.forEachController { controller in
      if PageIdentity.existing(controller)?.id == page { found = controller }
    }
    return found
  }
}
