// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is looked at, once per turn while a request lives.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  /// Observes from now on; what was seen of the pages before does not count.
  func observe() {
    guard observer == nil else { return }
    if lookout.hasTold { handle(.pagesDidChange(PageSituation())) }
    lookout.beginAnew()
    assistance = .running
    observer = TurnObserver { self.look() }
  }

  func stopObserving() {
    observer?.invalidate()
    observer = nil
    nextLook.cancel()
  }

  /// Looks at the stage and at every popup that is on it.
  private func look() {
    lookAtStage(mayConfirm: true)
    lookAtAssistance()
    lookAtPopups()
    scheduleLook()
  }

  /// Sees to it that there is another look, if the pages need one.
  func scheduleLook() {
    guard observer != nil else { return }
    nextLook.schedule(inNextTurn: lookout.wantsNextTurn, by: lookout.deadline)
  }

  /// Looks at every popup on the screen, the oldest first. There is hardly ever more than one, and for
  /// one no list is made.
  private func lookAtPopups() {
    var only: LiveRequest?
    for request in requests.values where request.isOnStage {
      guard only == nil else { return lookAtAllPopups() }
      only = request
    }
    only?.presenter.look()
  }

  private func lookAtAllPopups() {
    for request in requests.values.filter(\.isOnStage).sorted(by: { $0.id < $1.id }) {
      request.presenter.look()
    }
  }

  /// Looks at the stage, and evaluates the conditions on pages again if it is told to. One that becomes
  /// active has its pages told first, so that nothing starts in front of one that has been left meanwhile.
  func lookAtStage(mayConfirm: Bool, reevaluates: Bool = false) {
    let seen = stage.look()
    if seen != .active { tell(seen) }
    lookAtPages(mayConfirm: mayConfirm)
    if reevaluates { reevaluate() }
    tell(seen)
  }

  private func tell(_ seen: PopupStage) {
    guard seen != knownStage else { return }
    knownStage = seen
    handle(.stageDidChange(seen))
  }

  /// Pages are settled when two turns agree. A look in the middle of a turn can be the first of the two
  /// but never the second: whoever is running may be about to push a page.
  private func lookAtPages(mayConfirm: Bool) {
    guard observer != nil, mayConfirm || !lookout.wantsNextTurn else { return }
    for change in lookout.take(stage, at: now) {
      switch change {
      case .situation(let situation): pagesDidChange(situation)
      case .didNotSettle(let moving): PopupMisuse.pagesDidNotSettle(moving).file()
      }
    }
  }

  func pagesDidChange(_ situation: PageSituation) { handle(.pagesDidChange(situation)) }

  /// Looks at the stage in the middle of a turn: whoever runs in it may have left a page just now.
  func lookInTheMiddle(reevaluates: Bool = false) {
    guard observer != nil else { return }
    lookAtStage(mayConfirm: false, reevaluates: reevaluates)
    scheduleLook()
  }

  /// Evaluates the conditions on pages again.
  func reevaluate() {
    guard observer != nil, lookout.hasTold, lookout.hasConditions else { return }
    handle(.pagesDidChange(lookout.reevaluated(on: stage)))
  }

  /// While one of them is in use no time on screen runs.
  private func lookAtAssistance() {
    let running = Assistance.running
    guard running != assistance else { return }
    let (before, after) = (assistance.pauses, running.pauses)
    assistance = running
    for id in requests.keys.sorted() {
      for pause in after where !before.contains(pause) { handle(.timeWasPaused(id, pause)) }
      for pause in before where !after.contains(pause) { handle(.timeWasResumed(id, pause)) }
    }
  }
}

extension PopupQueue.Event {
  /// Whether something that waits may come on the screen with it in the middle of a turn.
  var isChance: Bool {
    switch self {
    case .changeRequested, .holdWasReleased, .deadlineDidPass, .turnDidBegin: true
    // Whoever enqueues has looked, and what leaves makes room in the next turn.
    case .enqueued, .didPresent, .didFailToPresent, .didBeginToLeave, .didLeave, .wasRemovedByApp,
      .didLook, .endRequested, .timeWasPaused, .timeWasResumed, .stageDidChange, .pagesDidChange,
      .holdWasAdded:
      false
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension Driver: PageListener {
  func pageDidDeallocate(_ id: PageID) {
    for request in requests.values.filter({ $0.ground == id && !$0.isOnStage })
      .sorted(by: { $0.id < $1.id })
    {
      handle(.endRequested(.request(request.id), .pageGone, animated: false))
    }
    if observer != nil {
      lookout.pagesDidDeallocate([id])
    } else if holds.contains(where: { $0.owner == .page(id) }) {
      pagesDidChange(PageSituation(gone: [id]))
    }
  }
}
