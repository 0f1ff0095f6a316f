// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Dismissal, whatever its cause.
extension ModalPresenter {
  /// Whether the controller that presented it still presents it.
  var isPresented: Bool {
    guard let presenter, let controller else { return false }
    return controller.presentingViewController === presenter
  }

  /// Whether its host still contains the presenting controller.
  var isHostAttached: Bool {
    guard let presenter, let host else { return false }
    return host.contains(presenter)
  }

  /// Whether the app has hidden its window.
  var isHiddenByApp: Bool {
    host?.isHidden == true && !isHiddenForTransition && !isSuspended && pendingDismissal == nil
  }

  /// Whether it, or a controller in front of it, is being presented or dismissed.
  var isTransitioning: Bool {
    var next = controller
    while let current = next {
      if current.isBeingPresented || current.isBeingDismissed { return true }
      next = current.directlyPresentedController
    }
    return false
  }

  /// Whether it is being dismissed and the dismissal can no longer be cancelled.
  ///
  /// Without a transition coordinator this is unknown until the dismissal has ended. If several
  /// controllers are dismissed together, only one of them has a coordinator.
  var isDismissalCommitted: Bool {
    guard let controller, controller.isBeingDismissed else { return false }
    var next: UIViewController? = controller
    while let current = next {
      if let transition = current.transitionCoordinator {
        return !transition.isInteractive && !transition.isCancelled
      }
      next = current.directlyPresentedController
    }
    return false
  }

  /// Dismisses it if a dismissal is pending and UIKit would now dismiss exactly this controller.
  func dismissIfPossible() {
    guard let pendingDismissal, isPresented, let presenter,
      presenter.presentedViewController === controller,
      !isTransitioning
    else { return }
    phase = .dismissing
    presenter.dismiss(animated: pendingDismissal)
  }

  func beginDismissal(_ reason: PopupDismissalReason) {
    phase = .dismissing
    report(.dismissalDidBegin(reason))
  }

  /// The user has chosen an action of the alert, which is known only after UIKit has dismissed it.
  func actionWasChosen() {
    guard phase != .absent else { return }
    if phase != .finished { phase = .dismissing }
    report(.dismissalDidBegin(.completed))
  }

  /// It is no longer presented. The handler of an alert's action may run later, so the dismissal of
  /// an alert is reported one turn later.
  func didDismiss() {
    let reason = dismissalReason
    let wasDismissing = phase == .dismissing
    phase = .finished
    if presenter == nil, let controller { PresentationCleanup.removeOrphanedView(of: controller) }
    if !wasDismissing { report(.dismissalDidBegin(reason)) }
    child?.poll()
    guard phase == .finished else { return }
    guard controller is UIAlertController else { return finish() }
    let currentGeneration = generation
    MainClock.nextTurn { [weak self] in
      guard let self, self.generation == currentGeneration, self.phase == .finished else { return }
      self.finish()
    }
  }

  /// Its host no longer contains it: dismisses it, because UIKit leaves it in place.
  func dismissOrphan() {
    if !isOrphaned {
      isOrphaned = true
      beginDismissal(.removedByApp)
    }
    pendingDismissal = false
    dismissIfPossible()
  }

  func finish() {
    tearDown()
    report(.didDisappear)
  }

  /// The reason of a dismissal that Usher did not start.
  ///
  /// `removedByApp` if its presenter was dismissed or its host is gone, `dismissedByUser` if the
  /// dismissal was interactive, otherwise `dismissedByUIKit`: UIKit does not reveal the cause.
  var dismissalReason: PopupDismissalReason {
    guard presenter?.isBeingDismissed == false, isHostAttached else { return .removedByApp }
    return isDismissalInteractive ? .dismissedByUser : .dismissedByUIKit
  }
}
