// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the queue is doing. Asking changes nothing; it costs as much as there are popups.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  /// The popups on the screen, those on their way there and away included, in the order in which they
  /// were enqueued.
  public var visiblePopups: [AnyPopupHandle] {
    handles { phase in
      switch phase {
      case .presenting, .visible, .dismissalPending, .dismissing: true
      case .delayed, .awaitingPreviousStep, .queued, .suspended: false
      }
    }
  }

  /// The popups that wait, in the order in which they will come as far as it is known: by priority, then
  /// what was on the screen before, then first come, first served.
  public var queuedPopups: [AnyPopupHandle] {
    driver.queue.queuedIDs.compactMap { driver.requests[$0] }.compactMap(handle)
  }

  /// The popups that were taken off the screen and may come back, in the order in which they were
  /// enqueued. One of which nothing but its turn keeps it from returning is among the waiting.
  public var suspendedPopups: [AnyPopupHandle] {
    handles { phase in if case .suspended = phase { true } else { false } }
  }

  /// Every reason why a popup waits or is suspended and is not on screen now; empty, if it is neither.
  /// One of another queue is asked for there.
  public func blockers(of popup: AnyPopupHandle) -> [PopupBlocker] {
    popup.blockers
  }

  /// Every reason why a popup waits or is suspended and is not on screen now; empty, if it is neither.
  /// One of another queue is asked for there.
  public func explanation<Value>(of popup: PopupHandle<Value>) -> [PopupBlocker] {
    popup.blockers
  }

  /// Asks the conditions of ``PopupPresentable/on(where:)`` again.
  ///
  /// They are asked by themselves whenever the pages have settled. Call this when something else has
  /// changed that a condition looks at.
  public func reevaluatePages() {
    driver.pollSceneDuringTurn(reevaluatesPredicates: true)
  }

  private func handles(where isIncluded: (PopupQueue.Phase) -> Bool) -> [AnyPopupHandle] {
    driver.requests.values
      .filter { request in driver.queue.phase(of: request.id).map(isIncluded) ?? false }
      .sorted { $0.id < $1.id }.compactMap(handle)
  }

  private func handle(of request: RequestRecord) -> AnyPopupHandle? {
    request.handles.first.map { AnyPopupHandle($0) }
  }
}
