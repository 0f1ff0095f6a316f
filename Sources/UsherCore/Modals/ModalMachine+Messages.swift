// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What the presenter of a modal reads from UIKit for each event, without side effects.
package struct ModalObservation: Sendable, Equatable {
  package var isInAppWindow = false
  /// Whether its parent can present children, so that UIKit may dismiss both together.
  package var isInsideParent = false
  /// Whether its window has the traits that UIKit needs.
  package var hasTraits = true
  package var isHostHidden = false
  /// Whether its window contains the presenting controller.
  package var isHostAttached = false
  /// Whether UIKit has begun to present it.
  package var isLinked = false
  /// Whether the adopted presenting controller still presents it.
  package var isPresented = false
  /// Whether the presenting controller was deallocated.
  package var isPresentingViewControllerGone = false
  package var isPresentingViewControllerBeingDismissed = false
  package var isBeingPresented = false
  package var isBeingDismissed = false
  /// Whether its dismissal began with a gesture; `nil` if UIKit does not say.
  package var dismissalBeganInteractively: Bool?
  /// Whether it is being dismissed and the dismissal can no longer be cancelled.
  package var isDismissalCommitted = false
  /// Whether it, or a controller in front of it, is being presented or dismissed.
  package var isTransitioning = false
  /// Whether UIKit would now dismiss exactly this controller.
  package var canBeDismissed = false
  package var presentsController = false
  /// Whether it presents a controller that covers it and is not being dismissed.
  package var isCovered = false

  package init() {}
}

extension ModalMachine {
  /// What happened. Late and repeated events are normal and have no effect.
  package enum Event: Sendable, Equatable {
    /// It is to be presented.
    case presentRequested(Preparation, animated: Bool)
    /// UIKit has called the completion handler of `present`.
    case presentationCompleted
    /// UIKit has called it after the presentation was counted as refused.
    case presentedLate
    /// UIKit's state was read.
    case polled
    /// A full turn has passed since `present` was called or was postponed.
    case turnPassed
    /// Its touches must be reported from now on.
    case touchesWereRequested
    case dismissalRequested(animated: Bool)
    /// The user has chosen an action of the alert; this is known only when UIKit has dismissed it.
    case actionWasChosen
    /// What it presented was polled, and the handler of an alert's action has run.
    case dismissalCompleted
    case suspendRequested
    case resumeRequested
    case hideRequested
    case unhideRequested
    /// The request has its outcome.
    case invalidated
  }

  /// Whether it can be presented.
  package enum Preparation: Sendable, Equatable {
    /// The presenter has made its content and its host.
    case ready(isAlert: Bool)
    /// The presenting controller that the app has set no longer exists.
    case presentingViewControllerGone
    /// No controller can present it now.
    case noPresenter
    /// Its content cannot be presented.
    case noContent
  }

  /// What the presenter has to perform; the effects of one event are performed in order.
  package enum Effect: Sendable, Equatable {
    /// Call `present`; then send `presentationCompleted`, or `presentedLate` after `tearDown`.
    case present(animated: Bool)
    /// Call `dismiss` of the presenting controller.
    case dismiss(animated: Bool)
    /// Store the presenting controller.
    case adoptPresentingViewController
    case activateHost
    /// Deactivate and hide the host.
    case deactivateHost
    /// Report touches, if they must be reported.
    case observeTouches
    /// Observe the gestures that UIKit may not handle.
    case observeUserDismissal
    /// Report this; the app may be called.
    case report(PresenterReport)
    /// Poll the modal that it presents, if there is one.
    case pollChild
    /// Send this event, with a new observation.
    case send(Event)
    /// Send this event in the next turn, except after `tearDown`.
    case sendInNextTurn(Event)
    /// Remove the view that UIKit leaves in the window after the presenting controller is gone.
    case removeOrphanedView
    /// Dismiss it as soon as UIKit allows it; nothing is reported.
    case dismissWhenPossible
    /// Remove the host and ignore later callbacks of this presentation.
    case tearDown
  }
}
