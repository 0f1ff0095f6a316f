// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension ExhaustiveScripts {
  /// A possible event; requests are numbered in the order of their submission.
  package enum Step: CaseIterable {
    case enqueue, enqueueModal, enqueueDelayed, enqueueKeyed, enqueueSameKey, enqueueUpdate
    case enqueueInterrupting, enqueueReplacing, enqueueDropping
    case enqueueView, enqueueTimedView, enqueueWithMinimum, enqueueOverForeignModals
    case enqueueOnPage, enqueueKeptAlive, enqueueIgnoringCover, enqueueModalOnPage
    case enqueueChild, enqueueChildModal, enqueueChildView, enqueueChildOfLast, enqueueStep
    case enqueueAsking, enqueueAskingModal, enqueueAskingReplacing, enqueueAskingStep
    case raisePriority, answerNow, answerLater, answerDrop, reconsider
    case present, presentLast, refuse, fail, beginDismissal, disappear, disappearLast,
      verifyNotVisible, verifyVisible
    case dismissFirst, dismissKey, dismissAllAtOnce
    case inactive, active, disconnected
    case home, product, homeCovered, homeObstructed, homeDisappearing, homeGone, foreignModal
    case hold, holdOfFirst, release
    case deadline, nextTurn

    /// The steps of the longer scripts.
    package static let common: [Step] = [
      .enqueue, .enqueueKeptAlive, .enqueueChild, .enqueueStep, .enqueueInterrupting,
      .enqueueReplacing,
      .enqueueModal, .present, .refuse, .disappear, .dismissFirst, .home, .product,
      .homeDisappearing, .nextTurn,
    ]
  }
}

extension ExhaustiveScripts.Step {
  /// The requests that a step can be about.
  struct Requests {
    /// The next one to be queued.
    let next: PopupID
    /// The oldest one that has not been dismissed.
    let first: PopupID
    /// The newest one that has not been dismissed.
    let last: PopupID
  }

  func event(for requests: Requests) -> PopupQueue.Event {
    if let request = request(with: requests) { return .enqueued(request) }
    if let pageState { return .pagesDidChange(pageState) }
    let (slow, hold) = (ExhaustiveScripts.slow, LaneHold.ID(serial: 1))
    return switch self {
    case .raisePriority: .changeRequested(requests.last, .priority(.urgent))
    case .answerNow: .didAnswer(requests.last, .now, by: .app)
    case .answerLater: .didAnswer(requests.last, .later(.seconds(1)), by: .app)
    case .answerDrop: .didAnswer(requests.last, .drop, by: .limit)
    case .reconsider: .reconsiderationRequested(.all)
    case .present: .didPresent(requests.first)
    case .presentLast: .didPresent(requests.last)
    case .refuse: .didFailToPresent(requests.first, .refused)
    case .fail: .didFailToPresent(requests.first, .impossible)
    case .beginDismissal: .dismissalDidBegin(requests.first, .completed)
    case .disappear: .didDisappear(requests.first)
    case .disappearLast: .didDisappear(requests.last)
    case .verifyNotVisible: .didVerify(requests.first, status: .notVisible)
    case .verifyVisible: .didVerify(requests.first, status: .visible)
    case .dismissFirst:
      .dismissalRequested(.request(requests.first), .dismissedByApp, animated: true)
    case .dismissKey: .dismissalRequested(.key("key"), .cancelled, animated: true)
    case .dismissAllAtOnce: .dismissalRequested(.all, .loggedOut, animated: false)
    case .inactive: .sceneDidChange(.inactive)
    case .active: .sceneDidChange(.active)
    case .disconnected: .sceneDidChange(.disconnected)
    case .hold: .holdAdded(LaneHold(id: hold, lane: slow, reason: "guide"))
    case .holdOfFirst:
      .holdAdded(LaneHold(id: hold, lane: slow, reason: "guide", owner: .request(requests.first)))
    case .release: .holdReleased(hold)
    case .nextTurn: .nextTurnDidBegin
    case .deadline: .deadlineDidPass
    default: preconditionFailure("no event for \(self)")
    }
  }

  private func request(with requests: Requests) -> PopupQueue.Request? {
    var request = PopupQueue.Request(id: requests.next, lane: ExhaustiveScripts.slow)
    switch self {
    case .enqueue: break
    case .enqueueModal:
      (request.lane, request.priority, request.surface) = (.alerts, .urgent, .appWindowModal)
    case .enqueueDelayed: (request.delay, request.isAnimated) = (.seconds(1), false)
    case .enqueueKeyed:
      (request.key, request.lane, request.surface) = ("key", .alerts, .appWindowModal)
    case .enqueueSameKey:
      (request.key, request.keyPolicy, request.lane) = ("key", .replace, .alerts)
    case .enqueueUpdate:
      (request.key, request.keyPolicy, request.priority) = ("key", .update, .urgent)
    case .enqueueInterrupting:
      (request.priority, request.conflict) = (.urgent, .interrupt)
      request.expiration = .seconds(1)
    case .enqueueReplacing: (request.conflict, request.displayDuration) = (.replace, .seconds(3))
    case .enqueueDropping: request.conflict = .drop
    case .enqueueWithMinimum:
      (request.key, request.pageExit) = ("key", .keepAlive)
      request.minimumDisplayDuration = .seconds(1)
    case .enqueueView: (request.lane, request.surface) = (.alerts, .appWindowView)
    case .enqueueOverForeignModals:
      (request.surface, request.presentsOverForeignModals) = (.appWindowModal, true)
    case .enqueueTimedView:
      (request.surface, request.displayDuration) = (.appWindowView, .seconds(3))
    case .enqueueOnPage: bindToHome(&request, .dismiss)
    case .enqueueKeptAlive: bindToHome(&request, .keepAlive)
    case .enqueueIgnoringCover:
      bindToHome(&request, .keepAlive)
      request.ignoresPageCover = true
    case .enqueueModalOnPage:
      bindToHome(&request, .keepAlive)
      request.surface = .appWindowModal
    case .enqueueChild: request.link = .child(of: requests.first)
    case .enqueueChildModal:
      (request.link, request.surface) = (.child(of: requests.first), .appWindowModal)
    case .enqueueChildView:
      (request.link, request.surface) = (.child(of: requests.first), .appWindowView)
    case .enqueueChildOfLast:
      (request.link, request.surface) = (.child(of: requests.last), .appWindowModal)
    case .enqueueAsking: request.question = PopupQuestion(timeLimit: .seconds(1))
    case .enqueueAskingModal:
      (request.surface, request.priority) = (.appWindowModal, .guide)
      request.question = PopupQuestion(timeLimit: .seconds(5), defaultAnswer: .later())
    case .enqueueAskingReplacing:
      (request.conflict, request.question) = (.replace, PopupQuestion())
    case .enqueueAskingStep:
      request.link = .step(of: SequenceID(serial: 1))
      request.question = PopupQuestion(timeLimit: .seconds(5), defaultAnswer: .now)
    case .enqueueStep: request.link = .step(of: SequenceID(serial: 1))
    default: return nil
    }
    return request
  }

  private var homeType: PageTypeID { PageTypeID("Home") }

  private func bindToHome(_ request: inout PopupQueue.Request, _ pageExit: PopupPageExit) {
    request.scope = .types([homeType])
    request.pageExit = pageExit
  }

  private var pageState: PageState? {
    var home = PageState.Page(id: PageID(serial: 1), types: [homeType])
    let product = PageState.Page(id: PageID(serial: 2), types: [PageTypeID("Product")])
    switch self {
    case .home: return PageState(visible: [home])
    case .product: return PageState(visible: [product])
    case .homeCovered: return PageState(visible: [product], covered: [home.id: "Sheet"])
    case .homeObstructed:
      home.obstruction = "UIAlertController"
      return PageState(visible: [home])
    case .homeDisappearing: return PageState(visible: [home], disappearing: [home.id: .left])
    case .homeGone: return PageState(visible: [product], gone: [home.id])
    case .foreignModal: return PageState(visible: [home], foreignModal: "MailComposer")
    default: return nil
    }
  }
}
