// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Finds who is to present a modal in the app's window.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PresenterSearch {
  let stage: Stage
  let wish: ModalWish
  /// The controller of the popup that the modal belongs to, where that is in the app's window, too.
  let parent: UIViewController?
  /// The page that the modal is bound to.
  let page: PageID?

  /// `nil` where nobody can present just now.
  var result: UIViewController? {
    guard let root = stage.window?.rootViewController else { return nil }
    let wanted = parent ?? wish.presenter?.controller ?? controller(of: page) ?? frontPage ?? root
    guard wanted.line.last === root else { return nil }
    guard !wanted.line.contains(where: isMoving) else { return nil }
    return top(from: wanted)
  }

  /// The highest in front of a controller above which the modal may be. What leaves page and modal in
  /// peace, such as a search, is gone above.
  private func top(from controller: UIViewController) -> UIViewController? {
    var top = controller
    while let presented = top.presentedViewController {
      guard !isMoving(presented),
        parent != nil || wish.goesAboveModals
          || presented.styleAfterAdaptation.relation == .transparent
      else { return nil }
      top = presented
    }
    return top
  }

  /// UIKit does not let what comes or goes present anything.
  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.isBeingPresented || controller.isBeingDismissed
  }

  private var frontPage: UIViewController? {
    controller(of: stage.reader.snapshot.visiblePages.first)
  }

  private func controller(of page: PageID?) -> UIViewController? {
    guard let page else { return nil }
    var found: UIViewController?
    stage.window?.rootViewController?.forEachController { controller in
      if PageIdentity.ifKnown(controller)?.id == page { found = controller }
    }
    return found
  }
}
