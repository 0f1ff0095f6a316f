// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UIKitVariants
import Usher

/// Performs random actions in an app with popups, in virtual time and with animations, and verifies
/// after each turn of the run loop that the screen, the queue and the callbacks agree.
///
/// The checks use the fuzzer's own actions, the public properties of `PopupCenter` and the state of
/// UIKit; nothing internal to Usher.
@MainActor
package final class UIFuzzer {
  let device: HeadlessDevice
  var scenes: [FuzzScene] = []
  /// The scene of a modal whose transition never ends, if there is one.
  var endless: FuzzEndlessScene?
  /// Popups that are not dismissed yet or whose views still exist, oldest first.
  var popups: [FuzzPopup] = []
  var holds: [FuzzHold] = []
  /// How many alerts the app has presented itself.
  var foreignAlerts = 0
  /// When VoiceOver was last turned on or off.
  var voiceOverSince = 0.0
  var log: [String] = []
  var coverage = FuzzCoverage()
  var step: FuzzStep?
  var failure: FuzzFailure?
  var observer: HeadlessTurnObserver?
  /// When something last happened that may keep the app from being idle for some time.
  var lastEventTime = 0.0
  /// The scenes that were idle when the current action began.
  var idleScenes: Set<ObjectIdentifier> = []
  var isFingerDown = false {
    didSet { touchedPopup = nil }
  }
  /// The popup that the finger is held on.
  weak var touchedPopup: FuzzPopup? {
    // The display timer may be paused or resumed in the middle of a turn.
    didSet { if oldValue !== touchedPopup { oldValue?.displayTimer.last = .perhaps } }
  }
  /// The turn of the run loop in which the current action began.
  var turnOfAction = 0
  /// When a finger was last on the screen.
  var lastTouch = 0.0
  var scheduledActions: [ScheduledAction] = []
  /// How many controllers of dismissed popups UIKit keeps; see `FuzzCard`.
  var keptControllers = 0
  /// How many lines of UIKit's log have been checked.
  var checkedLogCount = 0
  var serial = 0
  var lastTurn = 0.0
  /// The scenes whose queues are delivering a callback.
  var scenesInCallback: Set<ObjectIdentifier> = []
  /// Whether the script has been played; callbacks then perform no more actions.
  var isFinished = false

  /// The lanes in which each sequence has started a step.
  var startedLanes: [Int: Set<PopupSpec.Lane>] = [:]

  /// Whether the queues record traces, which a failure then includes.
  let isRecording: Bool

  init(on device: HeadlessDevice, isRecording: Bool = false) {
    self.device = device
    self.isRecording = isRecording
    openScene()
    MisuseReport.handler = { [weak self] in self?.take($0) }
    device.clock.advance(by: 1)
    observe()
  }

  var now: Double { device.clock.now }

  /// Plays steps on a new device until the first failure, then runs the final checks.
  package static func play(
    _ steps: [FuzzStep], on system: HeadlessSystem, in world: UIKitVariant, _ model: HeadlessModel,
    isRecording: Bool = false, log say: ((String) -> Void)? = nil
  ) async -> (coverage: FuzzCoverage, failure: FuzzFailure?) {
    await HeadlessDevice.run(model, system: system, switches: world.switches) { device in
      let fuzzer = UIFuzzer(on: device, isRecording: isRecording)
      for step in steps where fuzzer.failure == nil {
        say?("\(step)")
        await fuzzer.play(step)
      }
      await fuzzer.finish()
      return (fuzzer.coverage, fuzzer.failure)
    }
  }

  private func play(_ step: FuzzStep) async {
    // Some popups are shown at the end of a turn, after Usher has polled; they start in the next.
    let isLate =
      self.step?.action.isShowing == true && step.number % 3 == 0 && holds.isEmpty
    self.step = step
    // Actions happen in a turn; an action without a pause happens in the turn of the one before.
    let early = device.exceptions {
      guard step.pause > 0 else { return }
      if !isLate { device.clock.runTurn() }
      device.clock.advance(by: Double(step.pause) / 1000)
    }
    await yieldToTasks()
    guard failure == nil else { return }
    record("\(step)")
    idleScenes = Set(scenes.filter(isIdle).map(ObjectIdentifier.init))
    (lastEventTime, turnOfAction) = (now, device.clock.turn)
    let late = device.exceptions {
      // Scheduled actions at the same time end the idle state.
      if performDueActions() { idleScenes = [] }
      let didSomething = perform(step.action, on: scene(for: step))
      pollQuestions()
      // The first popup has added Usher's observer, after which this one must run.
      observe()
      coverage.count(step.action.kind, hadEffect: didSomething)
      if step.action.isShowing {
        for app in scenes { checkWaitingTimes(on: app, QueueSnapshot(app.center)) }
      }
    }
    await yieldToTasks()
    if let exception = (early + late).first {
      fail("UIKit raises \(exception.name): \(exception.reason)")
    }
  }

  /// How long a presentation and the dismissal that waits for it may take, in seconds.
  static let longestDismissal = 1.2

  /// Lets tasks run, because deinitializers report through a task.
  ///
  /// On a device such a task runs in the same turn or the next one, here only when the fuzzer is
  /// suspended. The checks that depend on it expect the result from then on.
  func yieldToTasks() async {
    for _ in 0..<3 { await Task.yield() }
    for popup in popups { popup.question?.didReturn() }
    pollQuestions()
    for index in holds.indices where holds[index].page == nil {
      let app = holds[index].app
      guard app.pageModel.isSettled, app.presented.isEmpty else { continue }
      let since = holds[index].settledSince ?? now
      holds[index].settledSince = since
      // A dismissal in the middle of a presentation takes longer than the model knows.
      if now - since > UIFuzzer.longestDismissal { holds[index].isPageGone = true }
    }
    for popup in popups where popup.namedPage == nil && popup.pageGoneSince == nil {
      popup.pageGoneSince = now
    }
  }

  /// The scene in which a step is performed; steps alternate between the open scenes.
  private func scene(for step: FuzzStep) -> FuzzScene {
    scenes[step.number % scenes.count]
  }

  func openScene() {
    scenes.append(FuzzScene(on: device))
    if isRecording { scenes.last?.center.isRecording = true }
  }

  // MARK: - Log

  func record(_ line: String) {
    let milliseconds = (now * 1000).rounded() / 1000
    log.append("\(milliseconds) s  \(line)")
    if log.count > 400 { log.removeFirst(200) }
  }

  /// Records a failure; only the first one counts.
  func fail(_ sentence: String) {
    guard failure == nil else { return }
    failure = FuzzFailure(
      sentence: sentence, step: step?.number, time: now, log: log,
      trace: (scenes + [endless?.app].compactMap { $0 })
        .compactMap { $0.center.trace.map { "\($0)" } }.joined(separator: "\n\n"))
  }

  /// Records a misuse report; one that the fuzzer does not provoke on purpose is a failure.
  private func take(_ report: MisuseReport) {
    let deliberate = [
      "popup-view-in-use", "popup-hold-forgotten", "popup-cannot-update", "modal-source-off-screen",
      "popup-scene-disconnected", "popup-source-off-screen",
      // The final checks look for it, and know what UIKit keeps.
      "popup-leaked",
    ]
    record("misuse: \(report.code)")
    let isEndless =
      report.code == "pages-did-not-settle" && report.evidence.contains("FuzzEndlessController")
    if !deliberate.contains(report.code), !isEndless {
      fail("unexpected misuse report: \(report)")
    }
  }

  // MARK: - Turns

  /// Observes the end of each turn, after Usher has polled.
  ///
  /// The observer is added again in each turn, so that it runs after those that were added since.
  private func observe() {
    observer?.invalidate()
    observer = device.clock.addTurnObserver { [weak self] in
      guard let self else { return }
      turnDidEnd()
      observe()
    }
  }

  private func turnDidEnd() {
    guard failure == nil else { return }
    coverage.countTurn()
    checkTurn()
  }
}

/// A hold that the fuzzer has not released.
@MainActor
struct FuzzHold {
  let token: PopupHold
  let app: FuzzScene
  let lane: PopupSpec.Lane
  let owner: FuzzAction.HoldOwner
  weak var page: UIViewController?
  weak var popup: FuzzPopup?
  /// Since when, after the page was deallocated, the pages have been settled as far as the model knows.
  var settledSince: Double?
  /// Whether Usher knows that the page of the hold was deallocated: a page that it lists as visible
  /// counts until the pages settle.
  var isPageGone = false

  /// Whether the hold keeps its lane from starting anything.
  var isActive: Bool {
    switch owner {
    case .noOwner: true
    case .page: !isPageGone
    case .popup: popup.map { !$0.isDismissed } ?? false
    }
  }
}
