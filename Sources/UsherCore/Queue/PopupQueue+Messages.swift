// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension PopupQueue {
  /// What has happened. Late, repeated and unknown events are normal and change nothing.
  public enum Event: Sendable, Equatable {
    /// A popup was shown; its request enters the queue.
    case enqueued(Request)
    /// The question of `Effect.ask` has an answer.
    case didAnswer(PopupID, PopupAnswer, by: AnswerSource)
    /// What an answer depends on has changed: postponed requests are queued again.
    case reconsiderationRequested(ReconsiderationTarget)
    /// The popup has appeared, and its animation has finished.
    case didPresent(PopupID)
    /// The popup could not be presented and will not appear.
    case didFailToPresent(PopupID, PresentationFailure)
    /// A dismissal began without a request: a tapped alert, a committed swipe on a sheet.
    case dismissalDidBegin(PopupID, PopupDismissalReason)
    /// The popup has disappeared.
    case didDisappear(PopupID)
    /// The app removed the popup or its content from the screen.
    case contentWasRemoved(PopupID)
    /// The screen was checked, because of `Effect.verify`.
    case didVerify(PopupID, status: ScreenStatus)
    /// The dismissal of all requests of a target was requested.
    case dismissalRequested(DismissalTarget, PopupDismissalReason, animated: Bool)
    /// A change of a request was requested.
    case changeRequested(PopupID, RequestChange)
    /// The display timer of a popup is to be paused for this reason.
    case displayTimerPaused(PopupID, DisplayTimerPause)
    /// A reason to pause the display timer of a popup has ended.
    case displayTimerResumed(PopupID, DisplayTimerPause)
    /// The state of the scene has changed, or it got or lost its app window.
    case sceneDidChange(PopupSceneState)
    /// The pages of the scene have changed, or a transition in which some of them disappear has
    /// begun or was cancelled.
    case pagesDidChange(PageState)
    /// A lane is held: nothing may start in it.
    case holdAdded(LaneHold)
    /// A hold was released.
    case holdReleased(LaneHold.ID)
    /// The timer of the last `Effect.setDeadline` has fired, on time or too early.
    case deadlineDidPass
    /// The turn that `Effect.requestNextTurn` requested has begun.
    case nextTurnDidBegin
  }

  /// Why a popup could not be presented.
  public enum PresentationFailure: Sendable, Equatable {
    /// UIKit refused it now and may accept it later. The presentation is retried, a limited number
    /// of times unless the state of the pages explains the refusals.
    case refused
    /// It can never be presented, because it has no content.
    case impossible
  }

  /// The result of checking whether a popup is on the screen.
  public enum ScreenStatus: Sendable, Equatable {
    /// The popup is on the screen and not in a transition.
    case visible
    /// The popup is not on the screen and not in a transition.
    case notVisible
    /// The popup appears or disappears in a running transition.
    case inTransition
  }

  /// The postponed requests to queue again.
  public enum ReconsiderationTarget: Sendable, Equatable, CaseIterable {
    /// Every postponed request.
    case all
    /// Those that their limits have postponed.
    case limited
  }

  /// The requests to dismiss.
  public enum DismissalTarget: Sendable, Equatable {
    /// One request.
    case request(PopupID)
    /// The request with this key, unless it is being dismissed.
    case key(PopupKey)
    /// Every request in this group.
    case group(PopupGroup)
    /// Every request in this lane, which is identified by its name.
    case lane(PopupLane)
    /// Every request.
    case all
  }
}

extension PopupQueue {
  /// An action that the shell performs; the effects of one event are performed in order.
  public enum Effect: Sendable, Equatable {
    /// Ask whether the popup may start. Response: `didAnswer`.
    case ask(PopupID)
    /// Stop asking about the popup: no answer is awaited any more. No response.
    case stopAsking(PopupID)
    /// The answer `now` no longer counts: the popup could not start, or its presentation was refused.
    /// It is asked about again before it starts. No response.
    case forgetAnswer(PopupID)
    /// Present the popup. Response: `didPresent` or `didFailToPresent`.
    case present(PopupID, animated: Bool)
    /// Dismiss the popup, even if it is still appearing, or disappearing with an animation.
    /// Response: `didDisappear`. With an animation its backdrop stays until `passBackdrop` or
    /// `removeBackdrop`.
    case dismiss(PopupID, animated: Bool)
    /// Take the popup off the screen with its state intact, even if it is still appearing. This
    /// cannot fail, so there is no response; one to `present` or `resume` that is outstanding is
    /// omitted.
    case suspend(PopupID, animated: Bool)
    /// Present a suspended popup again, with its state intact. Responses: those of `present`.
    case resume(PopupID, animated: Bool)
    /// Hide the popup alongside the transition in which its page disappears. No response.
    case hide(PopupID)
    /// Make the hidden popup visible again, because its page stays. No response.
    case unhide(PopupID)
    /// Let the popup that starts next, the second one, take over the backdrop of the first one, which
    /// has disappeared or is being suspended. No response.
    case passBackdrop(of: PopupID, to: PopupID)
    /// Remove the backdrop of the popup, which has disappeared. No response.
    case removeBackdrop(of: PopupID, animated: Bool)
    /// Check whether the popup is on the screen. Response: `didVerify`.
    case verify(PopupID)
    /// Deliver the outcome to the handles of the request, after the other effects of this event.
    case deliverOutcome(PopupID, PopupDismissalReason)
    /// Discard the request; its handle joins the first request with the same key.
    case join(PopupID, first: PopupID)
    /// Discard the second request; the first one gets its content, whatever its phase, and its
    /// handle joins the first one. The count is one more than the number of its updates.
    case update(PopupID, from: PopupID, count: Int)
    /// Report that this hold is older than a minute; the app may have forgotten it.
    case reportOverdueHold(LaneHold.ID)
    /// Send `deadlineDidPass` at this time and at no other; `nil`: never.
    case setDeadline(MonotonicInstant?)
    /// Send `nextTurnDidBegin` in the next turn of the run loop, after the callbacks of this one.
    case requestNextTurn
  }
}

extension PopupQueue {
  /// The state of a request between `enqueued` and its outcome.
  ///
  /// From every phase the request is dismissed at once if the scene is disconnected.
  public enum Phase: Sendable, Equatable {
    /// Its delay has not elapsed, or its presentation was refused and is not retried yet.
    /// → `queued`, and from there `asking` or `presenting` with the same event; `suspended`, if it
    /// was resuming and its page is left; dismissed
    case delayed(until: MonotonicInstant)
    /// An earlier step of its sequence has not been dismissed. → `delayed`, `queued`, dismissed
    case awaitingPreviousStep
    /// Only the lane, the scene, the pages and other requests determine when it starts.
    /// → `presenting`; `asking`, if it has a question; `delayed`, if it gets a longer delay;
    /// `suspended`, if it is to resume and its page is left; dismissed
    case queued
    /// From `Effect.ask` until the answer. It keeps its place: later requests do not take it, more
    /// urgent ones do. Without an answer by then, the default answer counts.
    /// → `presenting`; `queued`, if it can no longer start at once; `postponed`; `delayed`, if it
    /// gets a longer delay; dismissed
    case asking(until: MonotonicInstant?)
    /// The answer was `later`. → `asking`, if it would start; `queued`, `delayed`, if it cannot yet;
    /// dismissed
    case postponed(until: MonotonicInstant?, by: AnswerSource)
    /// From `Effect.present` or `Effect.resume` until the response. → `visible`; `delayed`, if it
    /// was refused; `suspended`, if its page is left; `dismissalPending`, if it is a modal in the
    /// app window and is to be dismissed; `dismissing`, if it is on another surface or its
    /// dismissal began without a request; dismissed
    case presenting(Watchdog)
    /// It is to be dismissed, but UIKit cannot dismiss a modal in the app window before it has
    /// appeared. → `dismissing`, dismissed
    case dismissalPending(PopupDismissalReason, animated: Bool, Watchdog)
    /// The popup is on the screen, between its two animations. → `dismissing`, `suspended`;
    /// dismissed, if it disappears without a request
    case visible
    /// The popup is off the screen with its state intact, for at least one cause. → `queued`, and
    /// from there `presenting` with the same event if it can start; dismissed
    case suspended(PopupSuspensionCauses)
    /// From `Effect.dismiss` or `dismissalDidBegin` until the popup has disappeared. → dismissed,
    /// with this reason, or with `completed` if the user tapped one of its buttons
    case dismissing(PopupDismissalReason, animated: Bool, Watchdog)
  }

  /// The timeout of a response about one popup.
  public struct Watchdog: Sendable, Equatable {
    /// When the timeout expires; only time while the scene is active counts.
    public internal(set) var fireTime: MonotonicInstant
    /// How many verifications were requested since a running transition was last reported.
    public internal(set) var verificationCount = 0
    /// How many verifications found a running transition.
    public internal(set) var transitionCount = 0
  }
}

extension PopupQueue.Phase {
  /// Whether the request is an occupant of its lane.
  package var occupiesLane: Bool {
    switch self {
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .suspended: false
    case .presenting, .dismissalPending, .visible, .dismissing: true
    }
  }

  var isSuspended: Bool {
    if case .suspended = self { true } else { false }
  }

  var isDelayed: Bool {
    if case .delayed = self { true } else { false }
  }

  var isPostponed: Bool {
    if case .postponed = self { true } else { false }
  }

  /// Whether the request is being dismissed, so that its key is free again.
  package var isDismissing: Bool { dismissalReason != nil }

  /// The reason with which the request is being dismissed, if it is.
  var dismissalReason: PopupDismissalReason? {
    switch self {
    case .dismissalPending(let reason, _, _), .dismissing(let reason, _, _): reason
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .presenting, .visible,
      .suspended:
      nil
    }
  }

  /// The timeout of the awaited response, if there is one.
  var watchdog: PopupQueue.Watchdog? {
    get {
      switch self {
      case .presenting(let watchdog), .dismissalPending(_, _, let watchdog),
        .dismissing(_, _, let watchdog):
        watchdog
      case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .visible, .suspended:
        nil
      }
    }
    set {
      // A response that is awaited always has a timeout.
      guard let newValue else { return }
      switch self {
      case .presenting:
        self = .presenting(newValue)
      case .dismissalPending(let reason, let animated, _):
        self = .dismissalPending(reason, animated: animated, newValue)
      case .dismissing(let reason, let animated, _):
        self = .dismissing(reason, animated: animated, newValue)
      case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .visible, .suspended:
        break  // No response is awaited.
      }
    }
  }
}

/// Something that a presenter reports about its popup.
package enum PresenterReport: Sendable, Equatable {
  /// It is in its window and begins to appear.
  case willAppear
  /// It has appeared, and its animation has ended.
  case didPresent
  /// It is not on the screen and will not appear.
  case didFail(PopupQueue.PresentationFailure)
  /// It begins to disappear although `dismiss` was not called.
  case dismissalDidBegin(PopupDismissalReason)
  /// It has disappeared.
  case didDisappear
  /// The app removed it from the screen.
  case contentWasRemoved
  /// The user tried to dismiss it, with a tap outside, a swipe or escape.
  case userRequestedDismissal
  /// The first finger has touched it.
  case touchDidBegin
  /// The last finger has been lifted from it.
  case touchDidEnd
  /// A controller is presented in front of it.
  case didPresentOther
  /// No controller is presented in front of it any more.
  case didDismissOther
  /// The view that it points at has left its window; reported in every turn until it is dismissed.
  case sourceIsGone
}
