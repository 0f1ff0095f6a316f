// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is looked at, once per turn while a request lives.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  /// Observes from now on; what was seen of the pages before does not count.
  func startPolling() {
    guard observer == nil else { return }
    if pageMonitor.hasReported { handle(.pagesDidChange(PageState())) }
    pageMonitor.reset()
    assistiveTechnologies = .current
    observer = RunLoopObserver { self.poll() }
  }

  func stopPolling() {
    observer?.invalidate()
    observer = nil
    pollScheduler.cancel()
  }

  /// Looks at the stage and at every popup that is on it.
  private func poll() {
    pollScene(canSettle: true)
    pollAssistiveTechnologies()
    pollPopups()
    schedulePoll()
  }

  /// Sees to it that there is another look, if the pages need one.
  func schedulePoll() {
    guard observer != nil else { return }
    pollScheduler.schedule(inNextTurn: pageMonitor.needsNextTurn, by: pageMonitor.deadline)
  }

  /// Looks at every popup on the screen, the oldest first. There is hardly ever more than one, and for
  /// one no list is made.
  private func pollPopups() {
    var only: RequestRecord?
    for request in requests.values where request.occupiesLane {
      guard only == nil else { return pollAllPopups() }
      only = request
    }
    only?.presenter.poll()
  }

  private func pollAllPopups() {
    for request in requests.values.filter(\.occupiesLane).sorted(by: { $0.id < $1.id }) {
      request.presenter.poll()
    }
  }

  /// Looks at the stage, and evaluates the conditions on pages again if it is told to. One that becomes
  /// active has its pages told first, so that nothing starts in front of one that has been left meanwhile.
  func pollScene(canSettle: Bool, reevaluatesPredicates: Bool = false) {
    let sceneState = scene.poll()
    if sceneState != .active { emit(sceneState) }
    pollPages(mayConfirm: canSettle)
    if reevaluatesPredicates { reevaluatePredicates() }
    emit(sceneState)
  }

  private func emit(_ sceneState: PopupSceneState) {
    guard sceneState != lastSceneState else { return }
    lastSceneState = sceneState
    handle(.sceneDidChange(sceneState))
  }

  /// Pages are settled when two turns agree. A look in the middle of a turn can be the first of the two
  /// but never the second: whoever is running may be about to push a page.
  private func pollPages(mayConfirm: Bool) {
    guard observer != nil, mayConfirm || !pageMonitor.needsNextTurn else { return }
    for change in pageMonitor.process(scene, at: now) {
      switch change {
      case .pagesChanged(let pageState): pagesDidChange(pageState)
      case .didNotSettle(let moving): PopupMisuse.pagesDidNotSettle(moving).report()
      }
    }
  }

  func pagesDidChange(_ pageState: PageState) { handle(.pagesDidChange(pageState)) }

  /// Looks at the stage in the middle of a turn: whoever runs in it may have left a page just now.
  func pollSceneDuringTurn(reevaluatesPredicates: Bool = false) {
    guard observer != nil else { return }
    pollScene(canSettle: false, reevaluatesPredicates: reevaluatesPredicates)
    schedulePoll()
  }

  /// Evaluates the conditions on pages again.
  func reevaluatePredicates() {
    guard observer != nil, pageMonitor.hasReported, pageMonitor.hasPredicates else { return }
    handle(.pagesDidChange(pageMonitor.reevaluatedState(in: scene)))
  }

  /// While one of them is in use no time on screen runs.
  private func pollAssistiveTechnologies() {
    let running = AssistiveTechnologies.current
    guard running != assistiveTechnologies else { return }
    let (before, after) = (assistiveTechnologies.pauses, running.pauses)
    assistiveTechnologies = running
    for id in requests.keys.sorted() {
      for pause in after where !before.contains(pause) { handle(.displayTimerPaused(id, pause)) }
      for pause in before where !after.contains(pause) { handle(.displayTimerResumed(id, pause)) }
    }
  }
}

extension PopupQueue.Event {
  /// Whether something that waits may come on the screen with it in the middle of a turn.
  var canStartRequest: Bool {
    switch self {
    case .changeRequested, .holdReleased, .deadlineDidPass, .nextTurnDidBegin: true
    // Whoever enqueues has looked, and what leaves makes room in the next turn.
    case .enqueued, .didPresent, .didFailToPresent, .dismissalDidBegin, .didDisappear, .contentWasRemoved,
      .didVerify, .dismissalRequested, .displayTimerPaused, .displayTimerResumed, .sceneDidChange, .pagesDidChange,
      .holdAdded:
      false
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension QueueDriver: PageListener {
  func pageDidDeallocate(_ id: PageID) {
    for request in requests.values.filter({ $0.requiredPage == id && !$0.occupiesLane })
      .sorted(by: { $0.id < $1.id })
    {
      handle(.dismissalRequested(.request(request.id), .pageGone, animated: false))
    }
    if observer != nil {
      pageMonitor.pagesDidDeallocate([id])
    } else if holds.contains(where: { $0.owner == .page(id) }) {
      pagesDidChange(PageState(gone: [id]))
    }
  }
}

/// Sees to it that there is a turn, and with it a look, when one is needed.
///
/// Looks come with the turns of the run loop, and a turn happens only when there is work. So work is
/// all that this schedules; it has nothing to do.
@MainActor
final class PollScheduler {
  private var turn: ScheduledAction?
  private let deadlineTimer = DeadlineTimer()

  var isScheduled: Bool { turn != nil || deadlineTimer.fireTime != nil }

  /// Asks for a turn as soon as possible, if wanted, and at this moment at the latest.
  func schedule(inNextTurn: Bool, by deadline: MonotonicInstant?) {
    if inNextTurn, turn == nil {
      turn = MainClock.schedule(after: .zero) { [weak self] in self?.turn = nil }
    }
    deadlineTimer.schedule(at: deadline)
  }

  func cancel() {
    turn?.cancel()
    turn = nil
    deadlineTimer.schedule(at: nil)
  }
}

/// The assistive technology in use with which a user needs as much time as it takes.
@MainActor
struct AssistiveTechnologies: Equatable {
  var isVoiceOver = false
  var isSwitchControl = false

  /// What is in use now.
  static var current: AssistiveTechnologies {
    AssistiveTechnologies(
      isVoiceOver: UIAccessibility.isVoiceOverRunning,
      isSwitchControl: UIAccessibility.isSwitchControlRunning)
  }

  /// Why time on screen stands still because of it.
  var pauses: [DisplayTimerPause] {
    (isVoiceOver ? [.voiceOver] : []) + (isSwitchControl ? [.switchControl] : [])
  }
}
