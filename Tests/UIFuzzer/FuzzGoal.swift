// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A situation that many runs must reach, so that the checks for it are exercised.
package enum FuzzGoal: String, CaseIterable, Sendable {
  /// A popup was resumed after an interruption, after its page was left, covered or obstructed, or
  /// together with its parent.
  case resumedAfterInterruption, resumedOnPage, resumedAfterCover, resumedAfterObstruction,
    resumedWithParent
  /// A popup was hidden while its page was disappearing.
  case hiddenDuringTransition
  /// A popup stayed visible during a transition in which its page stayed.
  case visibleDuringTransition
  /// A popup was dismissed because its display duration elapsed, or because it expired.
  case displayDurationElapsed, expired
  /// While idle, a popup showed the content, or the change, from an update of its key.
  case updated, changed
  /// While idle, several popups were visible, or the window of one was the key window.
  case severalVisible, keyWindowTaken
  /// A text field of a page was first responder again after the popup above was dismissed.
  case textInputRestoredOnPage
  /// A text field of a popup was first responder again after the popup was resumed.
  case textInputRestoredInPopup
  /// VoiceOver focused a popup that appeared while VoiceOver was running.
  case focusedByVoiceOver
  /// A tap outside, a swipe, or the escape gesture dismissed the popup it was meant for.
  case tappedOutside, swiped, escaped
  /// A popup that allows a tap outside, a swipe, or the escape gesture refused it, or a modal refused
  /// what the user did to dismiss it.
  case refusedTap, refusedSwipe, refusedEscape, refusedModal
  /// The app answered when it was asked about a popup, at once or after some time.
  case answeredNow, answeredLater, answeredDrop
  case answeredNowAfterDelay, answeredLaterAfterDelay, answeredDropAfterDelay
  /// There was no answer in time, and the default answer counted.
  case defaultedToNow, defaultedToLater, defaultedToDrop
  /// A toast, a banner or a confirmation was dismissed by itself; one of them while VoiceOver was on.
  case presetElapsed, elapsedWithVoiceOver
  /// The user tapped the button of a toast, a banner, or a choice.
  case toastCompleted, bannerCompleted, choiceCompleted
  /// While idle, a banner showed the newest one of its stack, and how many more there are.
  case bannersStacked
  /// A tap on a popup dismissed it, or a confirmation; a popup that allows it refused it.
  case tappedInside, confirmationTapped, refusedTapInside
  /// A popup stayed for its minimum display duration, or the user dismissed it before that.
  case dismissedLate, dismissedByUserEarly
  /// While idle, a popup was beside its source, or had an arrow that pointed at it.
  case besideSource, arrowShown
  /// The source of a visible popup was out of sight, or in sight again after that.
  case sourceOutOfSight, sourceReturned
  /// A popup was dismissed because its source was gone, or was resumed beside its source.
  case sourceGone, resumedBesideSource
  /// A touch in the light reached the page, or did not because the light is closed.
  case lightPassed, lightBlocked
  /// An activity was shown, was too short to be shown, or was shown for its minimum time.
  case activityShown, activityTooShort, activityStayed
  /// An activity was shown in the card of others, with a progress, or again after a newer
  /// one had ended.
  case activityShared, activityProgressed, activityReturned
  /// The user tapped the button of an activity.
  case activityCancelled
  /// A question ended before the app answered it, or a postponed popup was reconsidered.
  case questionCancelled, reconsidered
  /// A modal that never ended appearing, or disappearing, was abandoned, and its lane went on.
  case abandonedAppearing, abandonedDisappearing
}
