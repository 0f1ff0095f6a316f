// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// What has happened. Late, repeated and foreign events are normal and change nothing.
  public enum Event: Sendable, Hashable {
    /// Somebody asked for a popup.
    case enqueued(Request)
    /// The popup is on screen and its animation has ended.
    case didPresent(RequestID)
    /// The popup that was to be presented is not on screen and will not come.
    case didFailToPresent(RequestID, PresentationFailure)
    /// The popup has begun to leave on its own: a tapped alert, a sheet swiped down for good.
    case didBeginToLeave(RequestID, PopupEndReason)
    /// The popup has really left the screen.
    case didLeave(RequestID)
    /// The app took the popup off the screen; it is not there any more.
    case wasRemovedByApp(RequestID)
    /// The screen was looked at, because of `Effect.look`.
    case didLook(RequestID, found: Sighting)
    /// Somebody asked to end what the target names and has not ended yet.
    case endRequested(EndTarget, PopupEndReason, animated: Bool)
    /// Somebody wants a request to wait differently.
    case changeRequested(RequestID, PopupChange)
    /// A visible popup's time on screen is to stand still for this reason.
    case timeWasPaused(RequestID, PopupPause)
    /// A reason why a popup's time stood still is over.
    case timeWasResumed(RequestID, PopupPause)
    /// The scene changed its state, or got or lost its window.
    case stageDidChange(PopupStage)
    /// The pages of the stage stand differently, or a change that takes some of them away has begun
    /// or was cancelled.
    case pagesDidChange(PageSituation)
    /// Somebody does not want anything to start in a lane.
    case holdWasAdded(PopupHold)
    /// A hold is not needed any more.
    case holdWasReleased(PopupHold.ID)
    /// The moment of the last `Effect.setDeadline` has come, or seems to have.
    case deadlineDidPass
    /// The turn that `Effect.requestTurn` asked for has begun.
    case turnDidBegin
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
  public enum Sighting: Sendable, Hashable {
    /// The popup is on screen and nothing moves it.
    case visible
    /// The popup is not on screen and nothing brings it.
    case absent
    /// A transition is running that brings the popup or takes it away.
    case inTransition
  }

  /// What is to be ended.
  public enum EndTarget: Sendable, Hashable {
    /// One request.
    case request(RequestID)
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
