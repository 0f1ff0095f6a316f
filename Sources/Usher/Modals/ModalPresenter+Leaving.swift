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
  var isCarried: Bool {
    guard let presenter, let ground else { return false }
    return ground.carries(presenter)
  }

  /// Whether somebody else has hidden its window.
  var isHiddenByApp: Bool {
    ground?.isHidden == true && !isConcealed && !isWithdrawn && wantedAway == nil
  }

  /// Whether it, or what it presents, is on its way in or out.
  var isMoving: Bool {
    var next = controller
    while let current = next {
      if current.isBeingPresented || current.isBeingDismissed { return true }
      next = current.ownPresented
    }
    return false
  }

  /// Whether it is being dismissed and no finger can take that back any more. Without a coordinator
  /// there is no saying; then its end tells. Where several leave together only one has it.
  var isLeavingForGood: Bool {
    guard let controller, controller.isBeingDismissed else { return false }
    var next: UIViewController? = controller
    while let current = next {
      if let transition = current.transitionCoordinator {
        return !transition.isInteractive && !transition.isCancelled
      }
      next = current.ownPresented
    }
    return false
  }

  /// Dismisses it if it is wanted away and UIKit would do that, and nothing else, now.
  func pushAway() {
    guard let wantedAway, isPresented, let presenter,
      presenter.presentedViewController === controller,
      !isMoving
    else { return }
    phase = .leaving
    presenter.dismiss(animated: wantedAway)
  }

  func beginToLeave(_ reason: PopupEndReason) {
    phase = .leaving
    report(.didBeginToLeave(reason))
  }

  /// The user has chosen in it, which is known only now that UIKit has taken it away.
  func wasAnswered() {
    guard phase != .absent else { return }
    if phase != .gone { phase = .leaving }
    report(.didBeginToLeave(.actionChosen))
  }

  /// It is not presented any more. The handler of an alert's action may run after that, so the end of an
  /// alert waits a turn.
  func leave() {
    let reason = leavingReason
    let wasLeaving = phase == .leaving
    phase = .gone
    if presenter == nil, let controller { LeftBehind.sweep(controller) }
    if !wasLeaving { report(.didBeginToLeave(reason)) }
    child?.look()
    guard phase == .gone else { return }
    guard controller is UIAlertController else { return finish() }
    let number = attempt
    MainClock.nextTurn { [weak self] in
      guard let self, self.attempt == number, self.phase == .gone else { return }
      self.finish()
    }
  }

  /// What it stood on has been taken away, and UIKit leaves it where it is: nothing but us clears it up.
  func strand() {
    if !isStranded {
      isStranded = true
      beginToLeave(.removedByApp)
    }
    wantedAway = false
    pushAway()
  }

  func finish() {
    tearDown()
    report(.didLeave)
  }

  /// Who dismissed it alone cannot be told from its user; what it stood on, only the app takes away.
  var leavingReason: PopupEndReason {
    presenter?.isBeingDismissed == false && isCarried ? .dismissed : .removedByApp
  }
}
