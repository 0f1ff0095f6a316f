// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the shell keeps of one request from `enqueue` to its outcome.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class LiveRequest {
  /// Where the popup is, as its owners have been told.
  enum Showing {
    /// Off the screen; can become `on`.
    case off
    /// On the screen or coming; can become `leaving` or `off`.
    case on
    /// On its way off the screen; can become `off`.
    case leaving
  }

  let id: RequestID
  let presenter: any PopupPresenter
  /// The condition on pages that it waits for, if it does.
  let condition: PagePredicateID?
  /// What it does to the content of another one that it joins, instead of giving its own.
  let update: PopupUpdate?
  /// The controller without which it cannot be presented, if there is one.
  var ground: PageID?
  /// Whether it has been told to present and has not left since; only then is it looked at.
  var isOnStage = false
  /// Whether its owners have ever been told that it appears. What UIKit was asked for may be withdrawn
  /// before there is anything to be seen of it; then nobody hears of that.
  var hasAppeared = false
  /// Whether it comes back after a suspension.
  var isReturning = false
  var showing = Showing.off
  /// What goes with its time on the screen, if anything does, and what it was told last.
  weak var timekeeper: (any TimeKeeping)?
  var toldTime: ScreenTimeState?
  /// Whether its time on the screen is limited from the beginning.
  var hasLimitedTime = false
  /// How events name it; set when it is enqueued.
  var label: PopupEvent.Popup?
  /// Who is told how it ended, oldest first; several after requests with one key were joined.
  private(set) var owners: [any RequestOwner]

  init(
    id: RequestID, presenter: any PopupPresenter, owner: any RequestOwner,
    condition: PagePredicateID? = nil, update: PopupUpdate? = nil
  ) {
    self.id = id
    self.presenter = presenter
    self.condition = condition
    self.update = update
    owners = [owner]
  }

  /// Takes over the owners of a request that was joined with this one.
  func adopt(_ newcomers: [any RequestOwner]) {
    for owner in newcomers { owner.follow(id) }
    owners += newcomers
  }
}

/// Who holds the handle of a request, whatever the type of its value.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol RequestOwner: PopupHandling {
  /// Whether anybody wants to know what happens to the popup before its end.
  var listens: Bool { get }
  /// The handle stands for another request from now on.
  func follow(_ id: RequestID)
  /// Something has happened to the popup.
  func tell(_ moment: PopupMoment)
  /// What was chosen through it, if anything was.
  var chosenValue: (any Sendable)? { get }
  /// The request has ended with this reason and, for whoever has no value of its own, with what was
  /// chosen through another owner; called once.
  func finish(_ reason: PopupEndReason, chosen: (any Sendable)?)
}
