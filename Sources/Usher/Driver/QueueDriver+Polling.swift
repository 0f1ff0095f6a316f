// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Polling, once per run-loop turn while there is a request

extension QueueDriver {
  /// Starts polling; the page state of an earlier period is discarded.
  func startPolling() {
    guard observer == nil else { return }
    // Pages may have changed unnoticed, so the engine must forget them before it is asked to start.
    if watcher.pageState != PageState() { handle(.pagesDidChange(PageState())) }
    watcher.reset()
    satisfiedPredicates = [:]
    assistiveTechnologies = runningAssistiveTechnologies
    // Retains the driver: without its scene, it still has to deliver the outcomes.
    observer = RunLoopObserver { self.poll() }
  }

  func stopPolling() {
    observer?.invalidate()
    observer = nil
    nextTurn?.cancel()
    nextTurn = nil
    pollTimer.schedule(at: nil)
  }

  /// Polls the scene and every popup on the screen.
  private func poll() {
    pollScene(canConfirm: true)
    pollAssistiveTechnologies()
    pollPopups()
    schedulePoll()
  }

  /// Schedules another poll if the pages need one.
  ///
  /// Polls happen in the turns of the run loop, and a turn happens only when there is work.
  /// Therefore this schedules work that does nothing.
  func schedulePoll() {
    guard observer != nil else { return }
    if watcher.needsConfirmation, nextTurn == nil {
      nextTurn = MainClock.schedule(after: .zero) { [weak self] in self?.nextTurn = nil }
    }
    pollTimer.schedule(at: watcher.deadline)
  }

  /// Polls every popup on the screen, oldest first. There is rarely more than one; for a single one
  /// no array is allocated.
  private func pollPopups() {
    var polled = requests.values.lazy.filter { self.occupiesLane($0.id) }.makeIterator()
    guard let first = polled.next() else { return }
    guard polled.next() != nil else { return first.presenter.poll() }
    // Polling one may end the next one, such as its child.
    for id in requestIDs.filter(occupiesLane) { requests[id]?.presenter.poll() }
  }

  /// Whether a popup is on the screen, or on its way there or off it.
  private func occupiesLane(_ id: PopupID) -> Bool { queue.phase(of: id)?.occupiesLane ?? false }

  /// Polls the scene and, if requested, evaluates the page predicates again.
  ///
  /// `canConfirm` is whether this poll can be the second of two that find the pages settled.
  ///
  /// When the scene becomes active, the pages are handled before the scene state, so that nothing
  /// starts in front of a page that has been left in the meantime.
  func pollScene(canConfirm: Bool, reevaluatesPredicates: Bool = false) {
    let sceneState = scene.poll()
    // An inactive scene starts nothing, so this comes before pages that could start a popup.
    if sceneState != .active { updateSceneState(sceneState) }
    pollPages(canConfirm: canConfirm)
    if reevaluatesPredicates { reevaluatePredicates() }
    updateSceneState(sceneState)
  }

  private func updateSceneState(_ sceneState: PopupSceneState) {
    guard sceneState != queue.sceneState else { return }
    handle(.sceneDidChange(sceneState))
  }

  /// Pages are settled when two turns agree. A poll in the middle of a turn can be the first of the
  /// two but never the second: the code that is running may be about to push a page.
  private func pollPages(canConfirm: Bool) {
    // The scene may have disconnected in this poll, which ends the last request.
    guard observer != nil, canConfirm || !watcher.needsConfirmation else { return }
    for change in watcher.process(scene.reader.snapshot, at: .now) {
      switch change {
      case .pagesChanged(let pageState): handle(.pagesDidChange(addingPredicates(to: pageState)))
      case .didNotSettle(let moving): MisuseReport.pagesDidNotSettle(moving).report()
      }
    }
  }

  /// Polls the scene in the middle of a turn: the code that is running may have just left a page.
  func pollSceneDuringTurn(reevaluatesPredicates: Bool = false) {
    guard observer != nil else { return }
    pollScene(canConfirm: false, reevaluatesPredicates: reevaluatesPredicates)
    schedulePoll()
  }

  /// Display timers are paused while an assistive technology is in use.
  private func pollAssistiveTechnologies() {
    let (before, after) = (assistiveTechnologies, runningAssistiveTechnologies)
    guard before != after else { return }
    assistiveTechnologies = after
    for id in requestIDs where requests[id]?.waitsForAssistiveTechnologies == true {
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
    case .didAnswer, .reconsiderationRequested, .changeRequested, .holdReleased, .deadlineDidPass,
      .nextTurnDidBegin:
      true
    // Showing a popup has polled already, and a disappearing popup frees its lane in the next turn.
    case .enqueued, .didPresent, .didFailToPresent, .dismissalDidBegin, .didDisappear,
      .contentWasRemoved, .didVerify, .dismissalRequested, .displayTimerPaused,
      .displayTimerResumed, .sceneDidChange, .pagesDidChange, .holdAdded:
      false
    }
  }
}

extension QueueDriver {
  /// A view controller has been deallocated, which may have been a page.
  func pageDidDeallocate(_ id: PageID) {
    // The presenter of a popup on the screen notices by itself that its controller is gone.
    for request in requestIDs
    where requests[request]?.requiredPage == id && !occupiesLane(request) {
      handle(.dismissalRequested(.request(request), .pageGone, animated: false))
    }
    if observer != nil {
      watcher.pagesDidDeallocate([id])
      // Without requests nothing is polled, but a hold still ends with its page.
    } else if queue.holds.contains(where: { $0.owner == .page(id) }) {
      handle(.pagesDidChange(PageState(gone: [id])))
    }
  }
}

// MARK: - Predicates on pages

// They are closures of the app, so only the shell can evaluate them.
extension QueueDriver {
  /// Evaluates the page predicates again.
  func reevaluatePredicates() {
    // While no page is known, the poll that finds the first one evaluates them.
    guard observer != nil, watcher.pageState != PageState(), !predicates.isEmpty else { return }
    handle(.pagesDidChange(addingPredicates(to: watcher.pageState)))
  }

  /// Returns the state with the predicates that its visible pages satisfy.
  private func addingPredicates(to pageState: PageState) -> PageState {
    guard !predicates.isEmpty else { return pageState }
    // During a page transition the result from before the transition is used.
    if pageState.disappearing.isEmpty { evaluatePredicates(on: Set(pageState.visible.map(\.id))) }
    var result = pageState
    for index in result.visible.indices {
      result.visible[index].predicates = satisfiedPredicates[result.visible[index].id] ?? []
    }
    return result
  }

  private func evaluatePredicates(on pages: Set<PageID>) {
    var found: [(page: PageID, controller: UIViewController)] = []
    scene.appWindow?.rootViewController?.forEachController { controller in
      guard let id = PageIdentity.existing(for: controller)?.id, pages.contains(id) else { return }
      found.append((id, controller))
    }
    // A predicate may run any code, and even add another predicate.
    let evaluated = predicates
    satisfiedPredicates = [:]
    for (page, controller) in found {
      satisfiedPredicates[page] = Set(evaluated.filter { $0.value(controller) }.keys)
    }
  }
}
