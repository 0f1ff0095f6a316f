// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// How it goes, by whomever.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  /// Whether UIKit still has it presented where it was presented for us.
  var isPresented: Bool {
    guard let presenter, let controller else { return false }
    return controller.presentingViewController === presenter
  }

  /// Whether what presents it is still there.
  var isHostAttached: Bool {
    guard let presenter, let host else { return false }
    return host.contains(presenter)
  }

  /// Whether somebody else has hidden its window.
  var isHiddenByApp: Bool {
    host?.isHidden == true && !isHiddenForTransition && !isSuspended && pendingDismissal == nil
  }

  /// Whether it, or what it presents, is on its way in or out.
  var isTransitioning: Bool {
    var next = controller
    while let current = next {
      if current.isBeingPresented || current.isBeingDismissed { return true }
      next = current.directlyPresentedController
    }
    return false
  }

  /// Whether it is being dismissed and no finger can take that back any more. Without a coordinator
  /// there is no saying; then its end tells. Where several leave together only one has it.
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

  /// Dismisses it if it is wanted away and UIKit would do that, and nothing else, now.
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

  /// The user has chosen in it, which is known only now that UIKit has taken it away.
  func actionWasChosen() {
    guard phase != .absent else { return }
    if phase != .finished { phase = .dismissing }
    report(.dismissalDidBegin(.completed))
  }

  /// It is not presented any more. The handler of an alert's action may run after that, so the end of an
  /// alert waits a turn.
  func didDismiss() {
    let reason = dismissalReason
    let wasLeaving = phase == .dismissing
    phase = .finished
    if presenter == nil, let controller { PresentationCleanup.removeOrphanedView(controller) }
    if !wasLeaving { report(.dismissalDidBegin(reason)) }
    child?.poll()
    guard phase == .finished else { return }
    guard controller is UIAlertController else { return finish() }
    let currentGeneration = generation
    MainClock.nextTurn { [weak self] in
      guard let self, self.generation == currentGeneration, self.phase == .finished else { return }
      self.finish()
    }
  }

  /// What it stood on has been taken away, and UIKit leaves it where it is: nothing but us clears it up.
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

  /// Who dismissed it alone cannot be told from its user; what it stood on, only the app takes away.
  var dismissalReason: PopupDismissalReason {
    presenter?.isBeingDismissed == false && isHostAttached ? .dismissedByApp : .removedByApp
  }
}
