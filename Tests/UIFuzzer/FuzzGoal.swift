// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What has to come of the actions of many storms, so that their checks have something to check.
package enum FuzzGoal: String, CaseIterable, Sendable {
  /// A popup returned after something more urgent, after its page was left, covered or obstructed, and
  /// with the popup that it belongs to.
  case resumedAfterInterruption, resumedOnPage, resumedAfterCover, resumedAfterObstruction, resumedWithParent
  /// A popup was out of sight while its page departed.
  case concealed
  /// A popup stayed where it was while a finger had its page, or had given it up.
  case stayed
  /// A popup ended because its time on the screen was over, and because it had waited too long.
  case displayDurationElapsed, expired
  /// At rest, a popup showed what another one with its key had given it, or what that had changed.
  case updated, changed
  /// At rest, several popups were there, and the keys were with one of them.
  case several, keysTaken
  /// Text was typed into a page below a popup, and could be typed on when that had gone.
  case typingOnPage
  /// Text was typed into a popup, and could be typed on when that had been suspended.
  case typingInPopup
  /// VoiceOver read a popup that had come while it was on.
  case readAloud
  /// A tap outside, a swipe, and the escape gesture closed the popup that they should.
  case tappedOutside, swiped, escaped
}
