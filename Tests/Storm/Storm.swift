// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import Worlds

/// Plays a script of random actions to an app with popups, in virtual time and with animations, and
/// checks after each turn of the run loop that screen, queue and callbacks agree.
///
/// What it checks it knows from what it did itself, from what the public questions of `PopupCenter`
/// answer, and from the state of UIKit; it looks at nothing inside of Usher.
@MainActor
package final class Storm {
  let device: HeadlessDevice
  var scenes: [StormScene] = []
  /// Those that have not ended and those whose views are still to go, oldest first.
  var popups: [StormPopup] = []
  var holds: [StormHold] = []
  /// The alerts that the app presents itself.
  var foreignAlerts = 0
  /// Since when VoiceOver has been as it is.
  var voiceOverSince = 0.0
  var log: [String] = []
  var tally = StormTally()
  var step: StormStep?
  var failure: StormFailure?
  var observer: HeadlessTurnObserver?
  /// When something last happened that may take some time to come to rest.
  var lastEvent = 0.0
  /// The scenes that were at rest when the present action began.
  var resting: Set<ObjectIdentifier> = []
  var isFingerDown = false {
    didSet { pressed = nil }
  }
  /// The popup that it is held on.
  weak var pressed: StormPopup? {
    // Its time goes on in the middle of a turn.
    didSet { if oldValue !== pressed { oldValue?.time.last = .perhaps } }
  }
  /// The turn of the run loop in which the present action began.
  var turnOfAction = 0
  /// When a finger was last seen on the screen.
  var lastTouch = 0.0
  var dues: [Due] = []
  /// How many lines UIKit has written.
  var complaints = 0
  var serial = 0
  var lastTurn = 0.0
  /// The scenes whose queues are calling back.
  var callingBack: Set<ObjectIdentifier> = []
  /// Since when a lane has had room and somebody who fits has waited.
  var readyLanes: [LanePlace: Double] = [:]
  /// When something of a lane was last seen on the screen.
  var lastUse: [LanePlace: Double] = [:]
  /// Whether the storm is over: callbacks do nothing any more.
  var isOver = false

  /// The lanes in which each sequence has begun.
  var begunLanes: [Int: Set<PopupWish.Lane>] = [:]

  /// A lane of a scene.
  struct LanePlace: Hashable {
    let scene: ObjectIdentifier
    let lane: PopupWish.Lane
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
    _ steps: [StormStep], in world: TestWorld, on model: HeadlessModel,
    isRecording: Bool = false, saying say: ((String) -> Void)? = nil
  ) async -> (tally: StormTally, failure: StormFailure?) {
    await HeadlessDevice.run(model, switches: world.switches) { device in
      let storm = Storm(on: device, isRecording: isRecording)
      for step in steps where storm.failure == nil {
        say?("\(step)")
        await storm.play(step)
      }
      await storm.finish()
      return (storm.tally, storm.failure)
    }
  }

  private func play(_ step: StormStep) async {
    // Some enqueue at the very end of a turn, after Usher has looked; then the next one is its affair.
    let isLate =
      self.step?.action.isEnqueuing == true && step.number % 3 == 0 && holds.isEmpty
    self.step = step
    // Whatever happens, happens in a turn, and what follows without a pause in the same one.
    let early = device.exceptions {
      guard step.pause > 0 else { return }
      if !isLate { device.clock.runTurn() }
      device.clock.advance(by: Double(step.pause) / 1000)
    }
    await breathe()
    guard failure == nil else { return }
    note("\(step)")
    resting = Set(scenes.filter(isAtRest).map(ObjectIdentifier.init))
    (lastEvent, turnOfAction) = (now, device.clock.turn)
    let late = device.exceptions {
      // What others do at the same moment ends the rest.
      if doWhatIsDue() { resting = [] }
      let didSomething = perform(step.action, on: scene(for: step))
      tally.count(step.action.kind, didSomething: didSomething)
      if step.action.isEnqueuing {
        for app in scenes { checkReadiness(on: app, Picture(app.center)) }
      }
    }
    await breathe()
    if let exception = (early + late).first {
      fail("UIKit raises \(exception.name): \(exception.reason)")
    }
  }

  /// Lets tasks run: deinitialisers hand what they have to say to one. On a device that happens within
  /// the same turn or the next, here only when nobody else is busy, so what depends on it is expected
  /// from then on.
  func breathe() async {
    for _ in 0..<3 { await Task.yield() }
    for place in holds.indices where holds[place].page == nil { holds[place].isPageGone = true }
    for popup in popups where popup.namedPage == nil && popup.pageGoneSince == nil {
      popup.pageGoneSince = now
    }
  }

  /// The scenes that there are take turns.
  private func scene(for step: StormStep) -> StormScene {
    scenes[step.number % scenes.count]
  }

  func openScene() {
    scenes.append(StormScene(on: device))
    if isRecording { scenes.last?.center.isRecording = true }
  }

  // MARK: - What is noted

  func note(_ line: String) {
    let milliseconds = (now * 1000).rounded() / 1000
    log.append("\(milliseconds) s  \(line)")
    if log.count > 400 { log.removeFirst(200) }
  }

  /// The first failure counts.
  func fail(_ sentence: String) {
    guard failure == nil else { return }
    failure = StormFailure(
      sentence: sentence, step: step?.number, moment: now, log: log,
      trace: scenes.compactMap { $0.center.trace.map { "\($0)" } }.joined(separator: "\n\n"))
  }

  /// What the storm does wrong on purpose is reported as misuse, and nothing else is.
  private func take(_ report: MisuseReport) {
    let deliberate = [
      "popup-view-in-use", "popup-hold-forgotten", "popup-cannot-update", "modal-anchor-off-screen",
      "popup-stage-gone",
    ]
    note("misuse: \(report.anchor)")
    if !deliberate.contains(report.anchor) { fail("Usher complains: \(report)") }
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
    tally.countTurn()
    checkTurn()
  }
}

/// A hold that the storm has not released.
@MainActor
struct StormHold {
  let token: PopupHoldToken
  let app: StormScene
  let lane: PopupWish.Lane
  let owner: StormAction.HoldOwner
  weak var page: UIViewController?
  weak var popup: StormPopup?
  /// Whether Usher can know that its page does not exist any more.
  var isPageGone = false

  /// Whether it keeps its lane from starting anything.
  var isInForce: Bool {
    switch owner {
    case .nobody: true
    case .page: !isPageGone
    case .popup: popup.map { !$0.hasEnded } ?? false
    }
  }
}
