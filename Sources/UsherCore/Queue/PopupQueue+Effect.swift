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
