// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// A small order; the orders of one event are obeyed one after the other.
  public enum Effect: Sendable, Hashable {
    /// Put the popup on screen; answer with `didPresent` or `didFailToPresent`.
    case present(PopupID, animated: Bool)
    /// Take the popup off the screen, also when it is still appearing or already leaving with an
    /// animation; answer with `didDisappear`.
    case dismiss(PopupID, animated: Bool)
    /// Take the popup off the screen with everything in it intact, also when it is still appearing;
    /// hiding cannot fail, so there is no answer, and the one to `present` or `restore` that is still
    /// to come is not given any more.
    case suspend(PopupID, animated: Bool)
    /// Put a withdrawn popup on screen again as it was; answer as for `present`.
    case resume(PopupID, animated: Bool)
    /// Hide the popup alongside the transition that takes its page away; no answer.
    case hide(PopupID)
    /// Show the concealed popup again: its page stays. No answer.
    case unhide(PopupID)
    /// Look whether the popup is on screen; answer with `didVerify`.
    case verify(PopupID)
    /// Tell the request's owner that it has ended, after the other orders of this event.
    case deliverOutcome(PopupID, PopupDismissalReason)
    /// Forget the request and give its owner the handle of the first one with the same key.
    case join(PopupID, first: PopupID)
    /// Forget the second request, give its content to the first, wherever that is, and its owner the
    /// first one's handle; with how many requests the first now stands for.
    case update(PopupID, from: PopupID, count: Int)
    /// Say that this hold is older than a minute; somebody may have forgotten it.
    case reportOverdueHold(LaneHold.ID)
    /// Send `deadlineDidPass` at this moment and at no other; `nil`: at none.
    case setDeadline(MonotonicInstant?)
    /// Send `nextTurnDidBegin` in the next turn of the run loop, after the callbacks of this one.
    case requestNextTurn
  }
}

extension PopupQueue {
  /// Where a request stands between `enqueued` and its report.
  ///
  /// Whatever the phase, the end of the stage ends the request there and then.
  public enum Phase: Sendable, Hashable {
    /// We are in it while the request's delay is not over, or its presentation was refused and it
    /// is not yet tried again. Can go to `queued`, or end.
    case delayed(until: MonotonicInstant)
    /// We are in it while an earlier request of its sequence lives. Can go to `delayed` or `queued`,
    /// or end.
    case awaitingPreviousStep
    /// We are in it when only the lane, the stage, the pages and other requests decide when it starts.
    /// Can go to `presenting`; to `delayed`, if it is given a longer delay; or end.
    case queued
    /// We are in it from `Effect.present` until the answer. Can go to `visible`; to `delayed`, if
    /// it was refused; to `suspended`, if its page is left; to `closing`, if it is to end and uses the app's window; to `leaving`, if
    /// it is to end and has an overlay, or begins to leave on its own; or end.
    case presenting(Watchdog)
    /// We are in it when the request is to end but UIKit cannot take it off the app's window before
    /// it has appeared. Can go to `leaving`, or end.
    case dismissalPending(PopupDismissalReason, animated: Bool, Watchdog)
    /// We are in it while the popup is on screen, between its two animations. Can go to `leaving`;
    /// to `suspended`; or end, if it is gone without having been asked.
    case visible
    /// We are in it while the popup is off the screen but kept as it was, for these reasons; there is
    /// always at least one. Can go to `queued`, or end.
    case suspended(PopupSuspensionCauses)
    /// We are in it from `Effect.dismiss`, or from `dismissalDidBegin`, until the popup has really
    /// left the screen. Can only end, with the reason it has, or with what the user turns out to have
    /// chosen.
    case dismissing(PopupDismissalReason, animated: Bool, Watchdog)
  }

  /// How long the queue has been waiting for an answer about one popup.
  public struct Watchdog: Sendable, Hashable {
    /// When the queue loses patience; only time on an active stage counts.
    public internal(set) var fireTime: MonotonicInstant
    /// How many looks were ordered and not answered with a running transition.
    public internal(set) var verificationCount = 0
  }
}

extension PopupQueue {
  /// What has happened. Late, repeated and foreign events are normal and change nothing.
  public enum Event: Sendable, Hashable {
    /// Somebody asked for a popup.
    case enqueued(Request)
    /// The popup is on screen and its animation has ended.
    case didPresent(PopupID)
    /// The popup that was to be presented is not on screen and will not come.
    case didFailToPresent(PopupID, PresentationFailure)
    /// The popup has begun to leave on its own: a tapped alert, a sheet swiped down for good.
    case dismissalDidBegin(PopupID, PopupDismissalReason)
    /// The popup has really left the screen.
    case didDisappear(PopupID)
    /// The app took the popup off the screen; it is not there any more.
    case contentWasRemoved(PopupID)
    /// The screen was looked at, because of `Effect.look`.
    case didVerify(PopupID, status: ScreenStatus)
    /// Somebody asked to end what the target names and has not ended yet.
    case dismissalRequested(DismissalTarget, PopupDismissalReason, animated: Bool)
    /// Somebody wants a request to wait differently.
    case changeRequested(PopupID, RequestChange)
    /// A visible popup's time on screen is to stand still for this reason.
    case displayTimerPaused(PopupID, DisplayTimerPause)
    /// A reason why a popup's time stood still is over.
    case displayTimerResumed(PopupID, DisplayTimerPause)
    /// The scene changed its state, or got or lost its window.
    case sceneDidChange(PopupSceneState)
    /// The pages of the stage stand differently, or a change that takes some of them away has begun
    /// or was cancelled.
    case pagesDidChange(PageState)
    /// Somebody does not want anything to start in a lane.
    case holdAdded(LaneHold)
    /// A hold is not needed any more.
    case holdReleased(LaneHold.ID)
    /// The moment of the last `Effect.setDeadline` has come, or seems to have.
    case deadlineDidPass
    /// The turn that `Effect.requestNextTurn` asked for has begun.
    case nextTurnDidBegin
  }

  /// Why something could not be presented.
  public enum PresentationFailure: Sendable, Hashable {
    /// It was refused now and may be accepted later; it is tried again, a bounded number of times as
    /// long as the pages show nothing that explains it.
    case refused
    /// It can never be presented, because there is nothing to present.
    case impossible
  }

  /// What a look at the screen found.
  public enum ScreenStatus: Sendable, Hashable {
    /// The popup is on screen and nothing moves it.
    case visible
    /// The popup is not on screen and nothing brings it.
    case notVisible
    /// A transition is running that brings the popup or takes it away.
    case inTransition
  }

  /// What is to be ended.
  public enum DismissalTarget: Sendable, Hashable {
    /// One request.
    case request(PopupID)
    /// The request with this key, unless it is leaving already.
    case key(PopupKey)
    /// Every request of this group.
    case group(PopupGroup)
    /// Every request in this lane, known by its name.
    case lane(PopupLane)
    /// Every request.
    case all
  }
}

extension PopupQueue.Phase {
  /// Whether the request takes up its lane's capacity.
  var occupiesLane: Bool {
    switch self {
    case .delayed, .awaitingPreviousStep, .queued, .suspended: false
    case .presenting, .dismissalPending, .visible, .dismissing: true
    }
  }

  var isSuspended: Bool {
    if case .suspended = self { true } else { false }
  }

  /// Whether the request is bound to end, so that its key is free again.
  var isDismissing: Bool { dismissalReason != nil }

  /// The reason with which the request will end, where that is settled.
  var dismissalReason: PopupDismissalReason? {
    switch self {
    case .dismissalPending(let reason, _, _), .dismissing(let reason, _, _): reason
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .visible, .suspended: nil
    }
  }

  /// The answer that is awaited, where one is.
  var watchdog: PopupQueue.Watchdog? {
    get {
      switch self {
      case .presenting(let watchdog), .dismissalPending(_, _, let watchdog), .dismissing(_, _, let watchdog): watchdog
      case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .presenting:
        self = .presenting(newValue)
      case .dismissalPending(let reason, let animated, _):
        self = .dismissalPending(reason, animated: animated, newValue)
      case .dismissing(let reason, let animated, _):
        self = .dismissing(reason, animated: animated, newValue)
      case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended:
        break
      }
    }
  }
}
