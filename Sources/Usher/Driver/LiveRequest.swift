// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the shell keeps of one request from `enqueue` to its outcome.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class RequestRecord {
  /// Where the popup is, as its owners have been told.
  enum Visibility {
    /// Off the screen; can become `on`.
    case hidden
    /// On the screen or coming; can become `leaving` or `off`.
    case visible
    /// On its way off the screen; can become `off`.
    case disappearing
  }

  let id: PopupID
  let presenter: any PopupPresenter
  /// The condition on pages that it waits for, if it does.
  let predicate: PagePredicateID?
  /// What it does to the content of another one that it joins, instead of giving its own.
  let update: ContentUpdate?
  /// The controller without which it cannot be presented, if there is one.
  var requiredPage: PageID?
  /// Whether it has been told to present and has not left since; only then is it looked at.
  var occupiesLane = false
  /// Whether its owners have ever been told that it appears. What UIKit was asked for may be withdrawn
  /// before there is anything to be seen of it; then nobody hears of that.
  var hasAppeared = false
  /// Whether it comes back after a suspension.
  var isReturning = false
  var visibility = Visibility.hidden
  /// What goes with its time on the screen, if anything does, and what it was told last.
  weak var timerObserver: (any DisplayTimerObserver)?
  var lastTimerState: DisplayTimerState?
  /// Whether its time on the screen is limited from the beginning.
  var hasDisplayDuration = false
  /// How events name it; set when it is enqueued.
  var eventInfo: PopupEvent.Popup?
  /// Who is told how it ended, oldest first; several after requests with one key were joined.
  private(set) var handles: [any RequestOwner]

  init(
    id: PopupID, presenter: any PopupPresenter, handle: any RequestOwner,
    predicate: PagePredicateID? = nil, update: ContentUpdate? = nil
  ) {
    self.id = id
    self.presenter = presenter
    self.predicate = predicate
    self.update = update
    handles = [handle]
  }

  /// Takes over the owners of a request that was joined with this one.
  func addHandles(_ newHandles: [any RequestOwner]) {
    for handle in newHandles { handle.setID(id) }
    handles += newHandles
  }
}

/// Who holds the handle of a request, whatever the type of its value.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol RequestOwner: PopupHandling {
  /// Whether anybody wants to know what happens to the popup before its end.
  var listens: Bool { get }
  /// The handle stands for another request from now on.
  func setID(_ id: PopupID)
  /// Something has happened to the popup.
  func notify(_ moment: PopupLifecycleEvent)
  /// What was chosen through it, if anything was.
  var returnedValue: (any Sendable)? { get }
  /// The request has ended with this reason and, for whoever has no value of its own, with what was
  /// chosen through another owner; called once.
  func resolve(_ reason: PopupDismissalReason, chosen: (any Sendable)?)
}
