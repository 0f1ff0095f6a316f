// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// What modifiers of another module have set about when a popup may start.
package protocol PopupAdmissionRule: Sendable {
  /// Whether the user has not asked for the popup.
  var isUnsolicited: Bool { get }
  /// Returns what decides about one popup with this rule, when that is submitted. A popup that
  /// joins or updates another one needs none.
  @MainActor
  func admission(of request: PopupQueue.Request) -> any PopupAdmission
}

/// Decides within the same turn whether one popup may start, and follows it until its outcome: such
/// as the limits of a campaign.
///
/// The driver calls it synchronously, in the middle of an event, so no method may show or dismiss
/// popups, or call the queue in another way. A popup that joins or updates another one calls none.
@MainActor
package protocol PopupAdmission: AnyObject {
  /// Returns the answer, and who has given it, when the popup would start; before `shouldShow`, and
  /// not when it resumes.
  func answer() -> (answer: PopupAnswer, source: AnswerSource)
  /// The popup has not started although the answer was `now`: it no longer could, `shouldShow`
  /// has postponed it, or its presentation was refused. It is asked again before it starts.
  func didNotStart()
  /// The popup has appeared, and its animation has ended; for the first time or again.
  func didAppear()
  /// The popup begins to disappear, to be suspended or for good; perhaps before it has fully
  /// appeared.
  func willDisappear()
  /// The first finger has touched the popup or its backdrop.
  func userDidAct()
  /// The scene has become active, or is no longer active, wherever the popup is.
  func sceneActivityDidChange(isActive: Bool)
  /// The popup has been dismissed, even if it never appeared. Called once, and last, before the
  /// callbacks of the app.
  func didDismiss(_ reason: PopupDismissalReason)
}
