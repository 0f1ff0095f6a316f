// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UIKitShim
import UsherCore

@testable import GalleryStories
@testable import Usher
@testable import UsherTesting

/// Every story about styled alerts, in the hands of somebody who does anything at any time.
@MainActor
struct StyledInterruptionTests {
  @Test(arguments: Story.all.filter { $0.feature == .styled }, 1...3)
  func `whatever is done meanwhile, nothing is left behind and no outcome is lost`(
    story: Story, seed: UInt64
  ) throws {
    VirtualPhone.run(on: story.model) { phone in
      let center = phone.scene.usher.popups
      center.isRecording = true
      var user = RestlessUser(phone, seed: seed)

      user.play(story)
      phone.lift()
      phone.device.activate(phone.scene)
      user.goHome()
      PopupCenter.endAllScenes(.loggedOut, animated: seed % 2 == 0)
      phone.clock.advance(by: .seconds(5))

      let (said, log) = ("\(story.id), seed \(seed)", user.log.joined(separator: "\n"))
      #expect(center.driver.isIdle, "\(said)\n\(log)")
      #expect(center.visible.isEmpty && center.waiting.isEmpty && center.suspended.isEmpty)
      #expect(phone.scene.windows.filter { $0 is OverlayWindow }.isEmpty, "\(said)\n\(log)")
      let left = user.seen.compactMap(\.object).map { "\(type(of: $0))" }
      #expect(left.isEmpty, "\(said): \(left)\n\(log)")
      #expect(phone.device.clock.nextMoment == nil, "\(said): a timer is left\n\(log)")
      let faults = center.trace?.faultsOfOutcomes ?? ["there is no trace"]
      #expect(faults.isEmpty, "\(said): \(faults)\n\(log)")
    }
  }

  @Test func `what is left behind would be seen`() {
    VirtualPhone.run { phone in
      var user = RestlessUser(phone, seed: 1)
      phone.show(UIViewController())
      let handle = StyledAlert(.info, "Left").show()
      phone.clock.advance(by: .seconds(1))
      user.look()

      #expect(user.seen.contains { $0.object is StyledAlertView })
      handle.end(animated: false)
      phone.clock.advance(by: .seconds(1))
      #expect(user.seen.allSatisfy { $0.object == nil })
    }
  }
}

/// Plays a story and does something else in between, as a seed says.
@MainActor
private struct RestlessUser {
  /// Something in front of the page, which is not held.
  struct Seen {
    weak var object: AnyObject?
  }

  private let phone: VirtualPhone
  private var random: SplitMix
  /// What was done.
  private(set) var log: [String] = []
  /// The views and controllers that were in windows of Usher's.
  private(set) var seen: [Seen] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ phone: VirtualPhone, seed: UInt64) {
    self.phone = phone
    random = SplitMix(seed: seed &* 7919)
  }

  mutating func play(_ story: Story) {
    let root = story.makeRoot()
    Shop.dress(phone.window)
    phone.show(root)
    phone.clock.advance(by: .milliseconds(100))
    for step in story.steps(of: .after, from: root) {
      perform(step)
      look()
    }
  }

  /// Leaves the pages of the app, which may have timers of their own.
  func goHome() {
    phone.window.endEditing(true)
    phone.window.rootViewController?.dismiss(animated: false)
    phone.show(UIViewController())
  }

  /// Does what the story wants as far as that is still possible; what it claims need not be true.
  private mutating func perform(_ step: Story.Step) {
    switch step {
    case .tap(let label):
      log.append("tap \(label)")
      try? phone.probe.tap(label)
    case .type(let text): phone.type(text)
    case .press(let place): phone.press(at: phone.window.point(at: place))
    case .move(let place, _): phone.move(to: phone.window.point(at: place))
    case .lift: phone.lift()
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
    var left = seconds
    while left > 0 {
      let step = min(left, Double.random(in: 0.01...1.5, using: &random))
      phone.clock.advance(by: .seconds(step))
      left -= step
      look()
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
      let place = CGPoint(
        x: Double.random(in: 0...1, using: &random), y: Double.random(in: 0...1, using: &random))
      log.append("touches \(place)")
      phone.press(at: phone.window.point(at: place))
      phone.clock.advance(by: .milliseconds(60))
      phone.lift()
    case 8: say("types") { $0.type("clay") }
    case 9: say("turns the phone") { $0.device.orientation = .landscapeLeft }
    case 10: say("turns it back") { $0.device.orientation = .portrait }
    case 11: say("leaves the app") { $0.device.background($0.scene) }
    case 12: say("is back") { $0.device.activate($0.scene) }
    case 13: say("makes the escape gesture") { _ = $0.probe.escape() }
    case 14: say("starts or stops VoiceOver") { $0.device.voiceOverRunning.toggle() }
    default:
      let isAnimated = Bool.random(using: &random)
      say("logs out") { _ in PopupCenter.endAllScenes(.loggedOut, animated: isAnimated) }
    }
  }

  private mutating func say(_ name: String, _ act: (VirtualPhone) -> Void) {
    log.append(name)
    act(phone)
    phone.clock.runTurn()
  }

  /// Remembers what is in front of the page.
  mutating func look() {
    for window in phone.scene.windows where window is OverlayWindow {
      remember(window)
      window.rootViewController.map { remember($0) }
      rememberAll(in: window)
    }
  }

  private mutating func rememberAll(in view: UIView) {
    for view in view.subviews {
      remember(view)
      rememberAll(in: view)
    }
  }

  private mutating func remember(_ object: AnyObject) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    seen.append(Seen(object: object))
  }
}

extension PopupQueue.Trace {
  /// The requests that have not ended, or more than once.
  fileprivate var faultsOfOutcomes: [String] {
    var ends: [RequestID: Int] = [:]
    for step in steps {
      if case .enqueued(let request) = step.event { ends[request.id, default: 0] += 0 }
      for effect in step.effects {
        switch effect {
        case .report(let id, _), .join(let id, _), .update(_, let id, _): ends[id, default: 0] += 1
        default: break
        }
      }
    }
    return ends.filter { $0.value != 1 }.map { "\($0.key) has \($0.value) outcomes" }
  }
}
