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
  /// A question ended before the app answered it, or a postponed popup was reconsidered.
  case questionCancelled, reconsidered
  /// A modal that never ended appearing, or disappearing, was abandoned, and its lane went on.
  case abandonedAppearing, abandonedDisappearing
}
