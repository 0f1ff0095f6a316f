// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UIKitVariants

/// Plays a script of random actions to an app with popups, in virtual time and with animations, and
/// checks after each turn of the run loop that screen, queue and callbacks agree.
///
/// What it checks it knows from what it did itself, from what the public questions of `PopupCenter`
/// answer, and from the state of UIKit; it looks at nothing inside of Usher.
@MainActor
package final class UIFuzzer {
  let device: HeadlessDevice
  var scenes: [FuzzScene] = []
  /// Those that have not ended and those whose views are still to go, oldest first.
  var popups: [FuzzPopup] = []
  var holds: [FuzzHold] = []
  /// The alerts that the app presents itself.
  var foreignAlerts = 0
  /// Since when VoiceOver has been as it is.
  var voiceOverSince = 0.0
  var log: [String] = []
  var coverage = FuzzCoverage()
  var step: FuzzStep?
  var failure: FuzzFailure?
  var observer: HeadlessTurnObserver?
  /// When something last happened that may take some time to come to rest.
  var lastEventTime = 0.0
  /// The scenes that were at rest when the present action began.
  var idleScenes: Set<ObjectIdentifier> = []
  var isFingerDown = false {
    didSet { touchedPopup = nil }
  }
  /// The popup that it is held on.
  weak var touchedPopup: FuzzPopup? {
    // Its time goes on in the middle of a turn.
    didSet { if oldValue !== touchedPopup { oldValue?.displayTimer.last = .perhaps } }
  }
  /// The turn of the run loop in which the present action began.
  var turnOfAction = 0
  /// When a finger was last seen on the screen.
  var lastTouch = 0.0
  var scheduledActions: [ScheduledAction] = []
  /// How many lines UIKit has written.
  var checkedLogCount = 0
  var serial = 0
  var lastTurn = 0.0
  /// The scenes whose queues are calling back.
  var callingBack: Set<ObjectIdentifier> = []
  /// Since when a lane has had room and somebody who fits has waited.
  var startableSince: [LaneID: Double] = [:]
  /// When something of a lane was last seen on the screen.
  var lastOccupied: [LaneID: Double] = [:]
  /// Whether the storm is over: callbacks do nothing any more.
  var isFinished = false

  /// The lanes in which each sequence has begun.
  var startedLanes: [Int: Set<PopupSpec.Lane>] = [:]

  /// A lane of a scene.
  struct LaneID: Hashable {
    let scene: ObjectIdentifier
    let lane: PopupSpec.Lane
  }

  /// Whether the queues write down what they are told and answer, for a failure to be read.
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

  /// Plays steps on a fresh device, up to the first failure, and looks at what is left at the end.
  package static func play(
    _ steps: [FuzzStep], in world: UIKitVariant, on model: HeadlessModel,
    isRecording: Bool = false, log say: ((String) -> Void)? = nil
  ) async -> (coverage: FuzzCoverage, failure: FuzzFailure?) {
    await HeadlessDevice.run(model, switches: world.switches) { device in
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
    // Some enqueue at the very end of a turn, after Usher has looked; then the next one is its affair.
    let isLate =
      self.step?.action.isShowing == true && step.number % 3 == 0 && holds.isEmpty
    self.step = step
    // Whatever happens, happens in a turn, and what follows without a pause in the same one.
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
      // What others do at the same moment ends the rest.
      if performDueActions() { idleScenes = [] }
      let didSomething = perform(step.action, on: scene(for: step))
      coverage.count(step.action.kind, didSomething: didSomething)
      if step.action.isShowing {
        for app in scenes { checkWaitingTimes(on: app, QueueSnapshot(app.center)) }
      }
    }
    await yieldToTasks()
    if let exception = (early + late).first {
      fail("UIKit raises \(exception.name): \(exception.reason)")
    }
  }

  /// Lets tasks run: deinitialisers hand what they have to say to one. On a device that happens within
  /// the same turn or the next, here only when nobody else is busy, so what depends on it is expected
  /// from then on.
  func yieldToTasks() async {
    for _ in 0..<3 { await Task.yield() }
    for index in holds.indices where holds[index].page == nil { holds[index].isPageGone = true }
    for popup in popups where popup.namedPage == nil && popup.pageGoneSince == nil {
      popup.pageGoneSince = now
    }
  }

  /// The scenes that there are take turns.
  private func scene(for step: FuzzStep) -> FuzzScene {
    scenes[step.number % scenes.count]
  }

  func openScene() {
    scenes.append(FuzzScene(on: device))
    if isRecording { scenes.last?.center.isRecording = true }
  }

  // MARK: - What is noted

  func record(_ line: String) {
    let milliseconds = (now * 1000).rounded() / 1000
    log.append("\(milliseconds) s  \(line)")
    if log.count > 400 { log.removeFirst(200) }
  }

  /// The first failure counts.
  func fail(_ sentence: String) {
    guard failure == nil else { return }
    failure = FuzzFailure(
      sentence: sentence, step: step?.number, time: now, log: log,
      trace: scenes.compactMap { $0.center.trace.map { "\($0)" } }.joined(separator: "\n\n"))
  }

  /// What the storm does wrong on purpose is reported as misuse, and nothing else is.
  private func take(_ report: MisuseReport) {
    let deliberate = [
      "popup-view-in-use", "popup-hold-forgotten", "popup-cannot-update", "modal-anchor-off-screen",
      "popup-stage-gone",
    ]
    record("misuse: \(report.code)")
    if !deliberate.contains(report.code) { fail("Usher complains: \(report)") }
  }

  // MARK: - Turns

  /// Comes last in each turn, after Usher has looked: it stands behind whoever came meanwhile.
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

/// A hold that the storm has not released.
@MainActor
struct FuzzHold {
  let token: PopupHold
  let app: FuzzScene
  let lane: PopupSpec.Lane
  let owner: FuzzAction.HoldOwner
  weak var page: UIViewController?
  weak var popup: FuzzPopup?
  /// Whether Usher can know that its page does not exist any more.
  var isPageGone = false

  /// Whether it keeps its lane from starting anything.
  var isActive: Bool {
    switch owner {
    case .noOwner: true
    case .page: !isPageGone
    case .popup: popup.map { !$0.isDismissed } ?? false
    }
  }
}
