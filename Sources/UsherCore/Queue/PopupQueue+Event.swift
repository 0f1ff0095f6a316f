// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
