// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the engine orders, and what the presenters answer.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  func obey(_ effect: PopupQueue.Effect) {
    switch effect {
    case .present(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = true
      request.presenter.present(on: stage, animated: animated)
    case .dismiss(let id, let animated):
      guard let request = requests[id] else { return }
      noteLeaving(of: request)
      request.presenter.dismiss(animated: animated)
    case .withdraw(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = false
      request.presenter.withdraw(animated: animated)
      noteSuspension(of: request)
    case .restore(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = true
      request.isReturning = request.hasAppeared
      request.presenter.restore(animated: animated)
    case .conceal(let id):
      requests[id]?.presenter.conceal(alongside: stage.transition)
    case .reveal(let id):
      requests[id]?.presenter.reveal(alongside: stage.transition)
    case .look(let id):
      guard let request = requests[id] else { return }
      handle(.didLook(id, found: request.presenter.sighting))
    case .report(let id, let reason):
      end(id, reason)
    case .join(let id, let first):
      join(id, with: first)
    case .update(let first, let id, _):
      update(first, from: id)
    case .reportHold(let id):
      guard let hold = holds.first(where: { $0.id == id }) else { return }
      tell(.holdReported(hold))
      PopupMisuse.holdForgotten(hold).file()
    case .setDeadline(let moment):
      setTimer(to: moment)
    case .requestTurn:
      MainClock.nextTurn { self.handle(.turnDidBegin) }
    }
  }

  private func end(_ id: RequestID, _ reason: PopupEndReason) {
    guard let request = forget(id) else { return }
    request.isOnStage = false
    request.presenter.discard()
    noteAbsence(of: request)
    tell(.ended(reason), about: request)
    let chosen = request.owners.lazy.compactMap(\.chosenValue).first
    for owner in request.owners { callLater { owner.finish(reason, chosen: chosen) } }
    tellHolds()
  }

  private func join(_ id: RequestID, with first: RequestID) {
    guard let request = forget(id) else { return }
    tell(.joined(first), about: request)
    request.presenter.discard()
    requests[first]?.adopt(request.owners)
  }

  private func update(_ first: RequestID, from id: RequestID) {
    guard let request = forget(id) else { return }
    tell(.updated(first), about: request)
    if let known = requests[first] {
      // The handle must stand for the first one before the new content is made with it.
      known.adopt(request.owners)
      if request.hasLimitedTime { known.presenter.timeIsLimited() }
      if let update = request.update {
        callLater { self.change(known, update) }
      } else if !known.presenter.take(contentOf: request.presenter) {
        PopupMisuse.cannotUpdate(known.presenter).file()
      }
    }
    request.presenter.discard()
  }

  private func change(_ request: LiveRequest, _ update: PopupUpdate) {
    guard requests[request.id] != nil, !request.presenter.change(update) else { return }
    PopupMisuse.cannotUpdate(request.presenter).file()
  }

  private func forget(_ id: RequestID) -> LiveRequest? {
    guard let request = requests.removeValue(forKey: id) else { return nil }
    if let condition = request.condition { lookout.remove(condition) }
    if request.toldTime != nil { request.timekeeper?.timeDidChange(to: .still) }
    return request
  }

  func take(_ fact: PresenterFact, of id: RequestID) {
    switch fact {
    case .willAppear:
      noteArrival(of: id)
      callBackNow()
    case .didPresent: handle(.didPresent(id))
    case .didFail(let failure): handle(.didFailToPresent(id, failure))
    case .didBeginToLeave(let reason): handle(.didBeginToLeave(id, reason))
    case .didLeave: handle(.didLeave(id))
    case .wasRemovedByApp: handle(.wasRemovedByApp(id))
    case .wasClosedByUser: handle(.endRequested(.request(id), .dismissed, animated: true))
    case .touchDidBegin: handle(.timeWasPaused(id, .touch))
    case .touchDidEnd: handle(.timeWasResumed(id, .touch))
    case .coverDidAppear: handle(.timeWasPaused(id, .presenting))
    case .coverDidLeave: handle(.timeWasResumed(id, .presenting))
    }
  }
}
