// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Out of sight for a while, in a window of its own. What is in the app's window moves with the app and
// is never asked; there nothing can be hidden. UIKit's own animation cannot be joined, so it goes and
// comes at once.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  func withdraw(animated: Bool) {
    if !isConcealed { ground?.withdraw(from: stage) }
    isConcealed = false
    isWithdrawn = true
  }

  /// What UIKit has not finished presenting in the hidden window, looking finds out afterwards.
  func restore(animated: Bool) {
    isWithdrawn = false
    guard let stage, let ground else { return report(.didFail(.impossible)) }
    guard phase == .asked || isPresented else { return leave() }
    ground.show(on: stage)
    if phase != .asked { report(.willAppear) }
    if phase == .visible { report(.didPresent) }
  }

  func conceal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard !isInAppWindow, ground != nil, !isConcealed else { return }
    isConcealed = true
    ground?.withdraw(from: stage)
  }

  func reveal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isConcealed, let stage else { return }
    isConcealed = false
    ground?.show(on: stage)
  }
}
