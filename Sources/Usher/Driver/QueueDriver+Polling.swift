// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Polling the screen, once per run-loop turn while there is a request.
extension QueueDriver {
  /// Starts polling; the page state of an earlier period is discarded.
  func startPolling() {
    guard observer == nil else { return }
    if pageMonitor.hasReported { handle(.pagesDidChange(PageState())) }
    pageMonitor.reset()
    assistiveTechnologies = runningAssistiveTechnologies
    observer = RunLoopObserver { self.poll() }
  }

  func stopPolling() {
    observer?.invalidate()
    observer = nil
    pollScheduler.cancel()
  }

  /// Polls the scene and every popup on the screen.
  private func poll() {
    pollScene(canConfirm: true)
    pollAssistiveTechnologies()
    pollPopups()
    schedulePoll()
  }

  /// Schedules another poll if the pages need one.
  func schedulePoll() {
    guard observer != nil else { return }
    pollScheduler.schedule(inNextTurn: pageMonitor.needsNextTurn, by: pageMonitor.deadline)
  }

  /// Polls every popup on the screen, oldest first. There is rarely more than one; for a single one
  /// no array is allocated.
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

  /// Polls the scene and, if requested, evaluates the page predicates again.
  ///
  /// `canConfirm` is whether this poll can be the second of two that find the pages settled.
  ///
  /// When the scene becomes active, the pages are handled before the scene state, so that nothing
  /// starts in front of a page that has been left in the meantime.
  func pollScene(canConfirm: Bool, reevaluatesPredicates: Bool = false) {
    let sceneState = scene.poll()
    if sceneState != .active { updateSceneState(sceneState) }
    pollPages(canConfirm: canConfirm)
    if reevaluatesPredicates { reevaluatePredicates() }
    updateSceneState(sceneState)
  }

  private func updateSceneState(_ sceneState: PopupSceneState) {
    guard sceneState != lastSceneState else { return }
    lastSceneState = sceneState
    handle(.sceneDidChange(sceneState))
  }

  /// Pages are settled when two turns agree. A poll in the middle of a turn can be the first of the
  /// two but never the second: the code that is running may be about to push a page.
  private func pollPages(canConfirm: Bool) {
    guard observer != nil, canConfirm || !pageMonitor.needsNextTurn else { return }
    for change in pageMonitor.process(scene, at: now) {
      switch change {
      case .pagesChanged(let pageState): pagesDidChange(pageState)
      case .didNotSettle(let moving): MisuseReport.pagesDidNotSettle(moving).report()
      }
    }
  }

  func pagesDidChange(_ pageState: PageState) { handle(.pagesDidChange(pageState)) }

  /// Polls the scene in the middle of a turn: the code that is running may have just left a page.
  func pollSceneDuringTurn(reevaluatesPredicates: Bool = false) {
    guard observer != nil else { return }
    pollScene(canConfirm: false, reevaluatesPredicates: reevaluatesPredicates)
    schedulePoll()
  }

  /// Evaluates the page predicates again.
  func reevaluatePredicates() {
    guard observer != nil, pageMonitor.hasReported, pageMonitor.hasPredicates else { return }
    handle(.pagesDidChange(pageMonitor.reevaluatedState(in: scene)))
  }

  /// Display timers are paused while an assistive technology is in use.
  private func pollAssistiveTechnologies() {
    let (before, after) = (assistiveTechnologies, runningAssistiveTechnologies)
    guard before != after else { return }
    assistiveTechnologies = after
    for id in requests.keys.sorted() {
      for pause in after where !before.contains(pause) { handle(.displayTimerPaused(id, pause)) }
      for pause in before where !after.contains(pause) { handle(.displayTimerResumed(id, pause)) }
    }
  }

  private var runningAssistiveTechnologies: [DisplayTimerPause] {
    (UIAccessibility.isVoiceOverRunning ? [.voiceOver] : [])
      + (UIAccessibility.isSwitchControlRunning ? [.switchControl] : [])
  }
}

extension PopupQueue.Event {
  /// Whether the event can start a queued request in the middle of a turn.
  var canStartRequest: Bool {
    switch self {
    case .changeRequested, .holdReleased, .deadlineDidPass, .nextTurnDidBegin: true
    // Showing a popup has polled already, and a disappearing popup frees its lane in the next turn.
    case .enqueued, .didPresent, .didFailToPresent, .dismissalDidBegin, .didDisappear,
      .contentWasRemoved,
      .didVerify, .dismissalRequested, .displayTimerPaused, .displayTimerResumed, .sceneDidChange,
      .pagesDidChange,
      .holdAdded:
      false
    }
  }
}

extension QueueDriver {
  /// A view controller has been deallocated, which may have been a page.
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

/// Causes a run-loop turn, and so a poll, when one is needed.
///
/// Polls happen in the turns of the run loop, and a turn happens only when there is work. Therefore
/// this schedules work that does nothing.
@MainActor
final class PollScheduler {
  private var turn: ScheduledAction?
  private let deadlineTimer = DeadlineTimer()

  var isScheduled: Bool { turn != nil || deadlineTimer.fireTime != nil }

  /// Schedules a turn as soon as possible, if requested, and one at the deadline at the latest.
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
