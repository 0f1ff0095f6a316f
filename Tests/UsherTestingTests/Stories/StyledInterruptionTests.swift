// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UIKitShim
import UsherCore

@testable import GalleryStories
@testable import Usher
@testable import UsherTesting

/// Every story about styled alerts, with random interruptions.
@MainActor
struct StyledInterruptionTests {
  @Test(arguments: Story.all.filter { $0.feature == .styled }, 1...3)
  func `random interruptions leave no views or timers and lose no outcome`(
    story: Story, seed: UInt64
  ) throws {
    VirtualDevice.run(on: story.model) { phone in
      let center = phone.scene.usher.popups
      center.isRecording = true
      var user = RandomUser(phone, seed: seed)

      user.play(story)
      phone.touchUp()
      phone.device.activate(phone.scene)
      user.replacePages()
      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: seed % 2 == 0)
      phone.clock.advance(by: .seconds(5))

      let (prefix, log) = ("\(story.id), seed \(seed)", user.log.joined(separator: "\n"))
      #expect(center.driver.isIdle, "\(prefix)\n\(log)")
      #expect(center.visiblePopups.isEmpty)
      #expect(center.queuedPopups.isEmpty)
      #expect(center.suspendedPopups.isEmpty)
      #expect(phone.scene.windows.filter { $0 is OverlayWindow }.isEmpty, "\(prefix)\n\(log)")
      let remaining = user.recorded.compactMap(\.object).map { "\(type(of: $0))" }
      #expect(remaining.isEmpty, "\(prefix): \(remaining)\n\(log)")
      #expect(phone.device.clock.nextTurnTime == nil, "\(prefix): a timer remains\n\(log)")
      let problems = center.trace?.outcomeProblems ?? ["there is no trace"]
      #expect(problems.isEmpty, "\(prefix): \(problems)\n\(log)")
    }
  }

  @Test func `a view that remains is detected`() {
    VirtualDevice.run { phone in
      var user = RandomUser(phone, seed: 1)
      phone.setRoot(UIViewController())
      let handle = StyledAlert(.info, "Left").show()
      phone.clock.advance(by: .seconds(1))
      user.recordViews()

      #expect(user.recorded.contains { $0.object is StyledAlertView })
      handle.dismiss(animated: false)
      phone.clock.advance(by: .seconds(1))
      #expect(user.recorded.allSatisfy { $0.object == nil })
    }
  }
}

/// Plays a story with random actions of a user in between.
@MainActor
private struct RandomUser {
  /// An object in front of the page, held weakly.
  struct RecordedObject {
    weak var object: AnyObject?
  }

  private let phone: VirtualDevice
  private var random: SplitMix
  /// The actions so far.
  private(set) var log: [String] = []
  /// The views and controllers that were in windows of Usher.
  private(set) var recorded: [RecordedObject] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ phone: VirtualDevice, seed: UInt64) {
    self.phone = phone
    random = SplitMix(seed: seed &* 7919)
  }

  mutating func play(_ story: Story) {
    let root = story.makeRoot()
    Shop.configure(phone.window)
    phone.setRoot(root)
    phone.clock.advance(by: .milliseconds(100))
    for step in story.steps(of: .after, from: root) {
      perform(step)
      recordViews()
    }
  }

  /// Replaces the pages of the app, which may have timers of their own.
  func replacePages() {
    phone.window.endEditing(true)
    phone.window.rootViewController?.dismiss(animated: false)
    phone.setRoot(UIViewController())
  }

  /// Performs a step as far as it is still possible; expectations need not be met.
  private mutating func perform(_ step: Story.Step) {
    switch step {
    case .tap(let label):
      log.append("tap \(label)")
      try? phone.probe.tap(label)
    case .type(let text): phone.type(text)
    case .press(let position): phone.touchDown(at: phone.window.point(at: position))
    case .move(let position, _): phone.touchMove(to: phone.window.point(at: position))
    case .lift: phone.touchUp()
    case .perform(let name, let action):
      log.append(name)
      action()
    case .wait(let seconds): wait(seconds)
    case .openWindow, .turnToWindow, .picture, .expect, .expectSeen, .expectUnseen,
      .expectOutOfReach:
      break
    }
  }

  private mutating func wait(_ seconds: Double) {
    var remaining = seconds
    while remaining > 0 {
      let step = min(remaining, Double.random(in: 0.01...1.5, using: &random))
      phone.clock.advance(by: .seconds(step))
      remaining -= step
      recordViews()
      if Int.random(in: 0..<3, using: &random) == 0 { interrupt() }
    }
  }

  private mutating func interrupt() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<5:
      let labels = phone.probe.elements.map(\.label)
      guard let label = labels.randomElement(using: &random) else { return }
      log.append("taps \(label)")
      try? phone.probe.tap(label)
    case 5..<8:
      let position = CGPoint(
        x: Double.random(in: 0...1, using: &random), y: Double.random(in: 0...1, using: &random))
      log.append("touches \(position)")
      phone.touchDown(at: phone.window.point(at: position))
      phone.clock.advance(by: .milliseconds(60))
      phone.touchUp()
    case 8: act("types") { $0.type("clay") }
    case 9: act("turns the phone") { $0.device.orientation = .landscapeLeft }
    case 10: act("turns it back") { $0.device.orientation = .portrait }
    case 11: act("leaves the app") { $0.device.background($0.scene) }
    case 12: act("returns to the app") { $0.device.activate($0.scene) }
    case 13: act("makes the escape gesture") { _ = $0.probe.performEscape() }
    case 14: act("starts or stops VoiceOver") { $0.device.voiceOverRunning.toggle() }
    default:
      let isAnimated = Bool.random(using: &random)
      act("logs out") { _ in
        PopupCenter.dismissEverywhere(reason: .loggedOut, animated: isAnimated)
      }
    }
  }

  private mutating func act(_ name: String, _ action: (VirtualDevice) -> Void) {
    log.append(name)
    action(phone)
    phone.clock.runTurn()
  }

  /// Records the views and controllers in front of the page.
  mutating func recordViews() {
    for window in phone.scene.windows where window is OverlayWindow {
      record(window)
      window.rootViewController.map { record($0) }
      recordAll(in: window)
    }
  }

  private mutating func recordAll(in view: UIView) {
    for view in view.subviews {
      record(view)
      recordAll(in: view)
    }
  }

  private mutating func record(_ object: AnyObject) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    recorded.append(RecordedObject(object: object))
  }
}

extension PopupQueue.Trace {
  /// The requests without an outcome, or with more than one.
  fileprivate var outcomeProblems: [String] {
    var outcomes: [PopupID: Int] = [:]
    for step in steps {
      if case .enqueued(let request) = step.event { outcomes[request.id, default: 0] += 0 }
      for effect in step.effects {
        switch effect {
        case .deliverOutcome(let id, _), .join(let id, _), .update(_, let id, _):
          outcomes[id, default: 0] += 1
        default: break
        }
      }
    }
    return outcomes.filter { $0.value != 1 }.map { "\($0.key) has \($0.value) outcomes" }
  }
}
