// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// How requests come in.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  /// What a popup asked for belongs to.
  enum Link {
    case none
    /// It is shown above this popup and ends with it.
    case child(of: PopupID)
    /// It is a step of this sequence.
    case step(of: SequenceID)

    var parent: PopupID? {
      if case .child(let parent) = self { parent } else { nil }
    }

    var sequence: SequenceID? {
      if case .step(let sequence) = self { sequence } else { nil }
    }
  }

  /// Takes in a popup, whatever kind it is.
  func enqueue<Value>(
    _ popup: _PopupConfiguration<Value>, _ link: Link = .none
  ) -> PopupHandle<Value> {
    beginSubmission()
    defer { endSubmission() }
    startPolling()
    pollScene(canSettle: false)
    if let refusal = popup.presentation.rejection {
      refusal.report?.report()
      return reject(refusal.reason, popup)
    }
    let place = placement(of: popup, link)
    var popup = popup
    popup.presentation.prepare(&popup, for: place)
    guard let pages = pageScope(of: popup.pages) else { return reject(.pageGone, popup) }
    if pages.predicate != nil { reevaluatePredicates() }
    // What has been called back so far may have enqueued others, and numbers come in by size.
    let handle = PopupHandle<Value>(
      id: nextID(), driver: self, callbacks: popup.dismissalCallbacks, lifecycleCallbacks: popup.lifecycleCallbacks)
    let request = RequestRecord(
      id: handle.id, presenter: popup.presentation.makePresenter(for: handle, placement: place), handle: handle,
      predicate: pages.predicate, update: popup.update)
    request.requiredPage = popup.presentation.requiredController.map { PageIdentity.make($0).id }
    enqueue(
      request,
      as: popup.request(id: handle.id, scope: pages.scope, link: link, placement: place))
    if handle.outcomeIfDismissed?.reason == .sceneDisconnected {
      PopupMisuse.sceneDisconnected(popup.presentation.kindName).report()
    }
    return handle
  }

  private func enqueue(_ request: RequestRecord, as description: PopupQueue.Request) {
    request.hasDisplayDuration = description.displayDuration != nil
    request.eventInfo = PopupEvent.Popup(
      id: request.id, key: description.key, group: description.group, lane: description.lane)
    requests[request.id] = request
    request.presenter.report = { [weak self, id = request.id] fact in self?.handle(fact, from: id) }
    handle(.enqueued(description))
    schedulePoll()
    if assistiveTechnologies != AssistiveTechnologies() {
      for pause in assistiveTechnologies.pauses { handle(.displayTimerPaused(request.id, pause)) }
    }
  }

  /// The place of a popup; what belongs to one is never below it.
  private func placement<Value>(of popup: _PopupConfiguration<Value>, _ link: Link) -> PopupPlacement {
    let laneLevel = OverlayBand(lane: popup.lane)
    let parent = link.parent.flatMap { requests[$0]?.presenter }
    return PopupPlacement(
      level: parent.map { max($0.level, laneLevel) } ?? laneLevel, parent: parent,
      hasDisplayDuration: popup.displayDuration != nil)
  }

  /// A handle of a request that never was.
  private func reject<Value>(
    _ reason: PopupDismissalReason, _ popup: _PopupConfiguration<Value>
  ) -> PopupHandle<Value> {
    let handle = PopupHandle<Value>(id: nextID(), driver: self, callbacks: popup.dismissalCallbacks)
    handle.resolve(reason)
    return handle
  }

  /// The pages in the engine's words; `nil`, if they were one page and that is no more.
  private func pageScope(
    of pages: PageTarget
  ) -> (scope: PageScope, predicate: PagePredicateID?)? {
    switch pages {
    case .anywhere: return (.any, nil)
    case .types(let types): return (.types(Set(types.map { PageTypeID($0) })), nil)
    case .names(let names): return (.names(names), nil)
    case .page(let page):
      return page.controller.map { (.page(PageIdentity.make($0).id), nil) }
    case .predicate(let predicate):
      let id = pageMonitor.add(predicate)
      return (.predicate(id), id)
    }
  }
}

extension PopupCenter {
  /// Every reason why a popup waits or is suspended and is not on screen now; empty, if it is neither.
  /// One of another queue is asked for there.
  public func blockers(of popup: AnyPopupHandle) -> [PopupBlocker] {
    popup.blockers
  }
}

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
