// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

extension ShortScripts {
  /// What can happen; the requests are numbered as they come.
  package enum Move: CaseIterable {
    case enqueue, enqueueOnWindow, enqueueDelayed, enqueueKeyed, enqueueSameKey, enqueueUpdate
    case enqueueInterrupting, enqueueReplacing, enqueueDropping
    case enqueueView, enqueueTimedView, enqueueAboveModals
    case enqueueOnPage, enqueueKept, enqueueKeptCovered, enqueueOnPageWindow
    case enqueueChild, enqueueChildOnWindow, enqueueChildView, enqueueChildOfLast, enqueueStep
    case hurry
    case present, presentLast, refuse, fail, beginToLeave, leave, leaveLast, lookAbsent, lookVisible
    case endOne, endKey, endAllAtOnce
    case inactive, active, gone
    case home, product, homeCovered, homeObstructed, homeDeparts, homeGone, foreignModal
    case hold, holdByOne, release
    case deadline, turn

    /// Those of which the longer scripts are made.
    package static let most: [Move] = [
      .enqueue, .enqueueKept, .enqueueChild, .enqueueStep, .enqueueInterrupting, .enqueueReplacing,
      .enqueueOnWindow, .present, .refuse, .leave, .endOne, .home, .product, .homeDeparts, .turn,
    ]
  }
}

extension ShortScripts.Move {
  /// The requests that a move can be about.
  struct Cast {
    /// The one that is enqueued.
    let next: RequestID
    /// The oldest that has not ended.
    let first: RequestID
    /// The newest that has not ended.
    let last: RequestID
  }

  func event(with cast: Cast) -> PopupQueue.Event {
    if let request = request(with: cast) { return .enqueued(request) }
    if let situation { return .pagesDidChange(situation) }
    let (slow, hold) = (ShortScripts.slow, PopupHold.ID(serial: 1))
    return switch self {
    case .hurry: .changeRequested(cast.last, .priority(.urgent))
    case .present: .didPresent(cast.first)
    case .presentLast: .didPresent(cast.last)
    case .refuse: .didFailToPresent(cast.first, .refused)
    case .fail: .didFailToPresent(cast.first, .impossible)
    case .beginToLeave: .didBeginToLeave(cast.first, .actionChosen)
    case .leave: .didLeave(cast.first)
    case .leaveLast: .didLeave(cast.last)
    case .lookAbsent: .didLook(cast.first, found: .absent)
    case .lookVisible: .didLook(cast.first, found: .visible)
    case .endOne: .endRequested(.request(cast.first), .dismissed, animated: true)
    case .endKey: .endRequested(.key("key"), .cancelled, animated: true)
    case .endAllAtOnce: .endRequested(.all, .loggedOut, animated: false)
    case .inactive: .stageDidChange(.inactive)
    case .active: .stageDidChange(.active)
    case .gone: .stageDidChange(.gone)
    case .hold: .holdWasAdded(PopupHold(id: hold, lane: slow, reason: "guide"))
    case .holdByOne:
      .holdWasAdded(PopupHold(id: hold, lane: slow, reason: "guide", owner: .request(cast.first)))
    case .release: .holdWasReleased(hold)
    case .turn: .turnDidBegin
    case .deadline: .deadlineDidPass
    default: preconditionFailure("nothing happens with \(self)")
    }
  }

  private func request(with cast: Cast) -> PopupQueue.Request? {
    var request = PopupQueue.Request(id: cast.next, lane: ShortScripts.slow)
    switch self {
    case .enqueue: break
    case .enqueueOnWindow:
      (request.lane, request.priority, request.surface) = (.alerts, .urgent, .appWindow)
    case .enqueueDelayed: (request.delay, request.isAnimated) = (.seconds(1), false)
    case .enqueueKeyed:
      (request.key, request.lane, request.surface) = ("key", .alerts, .appWindow)
    case .enqueueSameKey:
      (request.key, request.keyPolicy, request.lane) = ("key", .replaceFirst, .alerts)
    case .enqueueUpdate:
      (request.key, request.keyPolicy, request.priority) = ("key", .update, .urgent)
    case .enqueueInterrupting:
      (request.priority, request.conflict) = (.urgent, .interrupt)
      request.expiresAfter = .seconds(1)
    case .enqueueReplacing: (request.conflict, request.timeOnScreen) = (.replace, .seconds(3))
    case .enqueueDropping: request.conflict = .dropIfBusy
    case .enqueueView: (request.lane, request.surface) = (.alerts, .appView)
    case .enqueueAboveModals: (request.surface, request.goesAboveModals) = (.appWindow, true)
    case .enqueueTimedView:
      (request.surface, request.timeOnScreen) = (.appView, .seconds(3))
    case .enqueueOnPage: goHome(&request, .dismiss)
    case .enqueueKept: goHome(&request, .keepAlive)
    case .enqueueKeptCovered:
      goHome(&request, .keepAlive)
      request.staysWhenCovered = true
    case .enqueueOnPageWindow:
      goHome(&request, .keepAlive)
      request.surface = .appWindow
    case .enqueueChild: request.parent = cast.first
    case .enqueueChildOnWindow: (request.parent, request.surface) = (cast.first, .appWindow)
    case .enqueueChildView: (request.parent, request.surface) = (cast.first, .appView)
    case .enqueueChildOfLast: (request.parent, request.surface) = (cast.last, .appWindow)
    case .enqueueStep: request.sequence = PopupSequence(serial: 1)
    default: return nil
    }
    return request
  }

  private var homeType: PageTypeID { PageTypeID("Home") }

  private func goHome(_ request: inout PopupQueue.Request, _ retention: PopupRetention) {
    request.scope = .types([homeType])
    request.retention = retention
  }

  private var situation: PageSituation? {
    var home = PageSituation.Page(id: PageID(serial: 1), types: [homeType])
    let product = PageSituation.Page(id: PageID(serial: 2), types: [PageTypeID("Product")])
    switch self {
    case .home: return PageSituation(visible: [home])
    case .product: return PageSituation(visible: [product])
    case .homeCovered: return PageSituation(visible: [product], covered: [home.id: "Sheet"])
    case .homeObstructed:
      home.obstruction = "UIAlertController"
      return PageSituation(visible: [home])
    case .homeDeparts: return PageSituation(visible: [home], departing: [home.id: .left])
    case .homeGone: return PageSituation(visible: [product], gone: [home.id])
    case .foreignModal: return PageSituation(visible: [home], foreignModal: "MailComposer")
    default: return nil
    }
  }
}
