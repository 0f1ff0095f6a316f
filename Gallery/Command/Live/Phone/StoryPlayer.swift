// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// Plays the script of a story on the live phone, using the phone's clock.
@MainActor
final class StoryPlayer {
  /// How long a picture's caption is shown before the next step.
  private static let readingTime: TimeInterval = 1.6

  private let device: HeadlessDevice
  /// The app's windows; the story uses the front one and opens further ones.
  private let windows: LiveWindows
  private let story: Story?
  private let act: Story.Act
  private let steps: [Story.Step]
  private var next = 0
  private var caption = ""
  /// The time until which the caption is read.
  private var captionEnd = 0.0
  private(set) var isPlaying = false
  private var timer: HeadlessScheduledWork?
  /// The position of the script's finger while it is down.
  private var finger: CGPoint?

  /// The performed steps, for the timeline.
  private(set) var performedSteps: [TimelineEntry] = []
  /// Called with the point of a tap before it is performed.
  var willTap: (@MainActor (CGPoint) -> Void)?

  /// Creates a player; without a story it has no steps.
  init(
    _ story: Story?, _ act: Story.Act, on device: HeadlessDevice, windows: LiveWindows,
    root: UIViewController
  ) {
    self.story = story
    self.act = act
    self.device = device
    self.windows = windows
    steps = device.makeCurrent { story?.steps(of: act, from: root) ?? [] }
  }

  var progress: StoryProgress {
    StoryProgress(
      id: story?.id ?? StoryProgress.shop, act: act.rawValue, step: next, count: steps.count,
      isPlaying: isPlaying, caption: caption)
  }

  /// Plays all remaining steps.
  func play() {
    guard next < steps.count else { return }
    isPlaying = true
    doNextStep()
  }

  /// Performs the steps up to and including the next visible one, and stops.
  func step() {
    stop()
    while next < steps.count {
      let step = steps[next]
      let pause = perform(step)
      next += 1
      if finger != nil {
        // A gesture is not split into steps; it continues to its end.
        isPlaying = true
        timer = device.clock.schedule(after: pause) { [weak self] in self?.finishGesture() }
        return
      }
      if step.isVisible { break }
    }
    if next == steps.count { endCaption() }
  }

  /// Stops playing, also when the user touches the phone. The caption ends with it.
  func stop() {
    timer?.cancel()
    timer = nil
    isPlaying = false
    caption = ""
    if finger != nil { device.touchCancel() }
    finger = nil
  }

  private func doNextStep() {
    timer = nil
    guard isPlaying, next < steps.count else {
      isPlaying = false
      return endCaption()
    }
    let pause = perform(steps[next])
    next += 1
    timer = device.clock.schedule(after: pause) { [weak self] in self?.doNextStep() }
  }

  /// The last caption ends after its reading time.
  private func endCaption() {
    let pause = captionEnd - device.clock.now
    timer = device.clock.schedule(after: max(0, pause)) { [weak self] in self?.stop() }
  }

  private func finishGesture() {
    timer = nil
    guard finger != nil, next < steps.count else {
      isPlaying = false
      if next == steps.count { endCaption() }
      return
    }
    let pause = perform(steps[next])
    next += 1
    timer = device.clock.schedule(after: pause) { [weak self] in self?.finishGesture() }
  }

  /// Performs a step. Returns the time to wait afterwards.
  private func perform(_ step: Story.Step) -> TimeInterval {
    device.makeCurrent {
      if let words = step.words, !step.isPicture { note(words) }
      if let probe, let claim = step.failedExpectation(on: probe) {
        note("expectation failed: \(claim)")
      }
      return performHere(step)
    }
  }

  private func performHere(_ step: Story.Step) -> TimeInterval {
    switch step {
    case .tap(let label): tap(label)
    case .type(let text): device.type(text)
    case .press(let place):
      guard let point = windows.front?.point(at: place) else { return 0 }
      finger = point
      willTap?(point)
      device.touchDown(at: point)
    case .move(let place, let seconds):
      return windows.front.map { move(to: $0.point(at: place), over: seconds) } ?? 0
    case .lift:
      finger = nil
      device.touchUp()
    case .wait(let seconds): return seconds
    case .openWindow(let makeRoot): windows.open(makeRoot)
    case .turnToWindow(let number): windows.bringToFront(number)
    case .perform(_, let action): action()
    case .picture(_, let caption, _):
      self.caption = caption
      captionEnd = device.clock.now + Self.readingTime
      return Self.readingTime
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach: break
    }
    return 0
  }

  private var probe: ScreenProbe? { windows.front?.windowScene.map { ScreenProbe($0) } }

  private func tap(_ label: String) {
    guard let probe else { return }
    if let element = probe.element(label), let window = element.view.window {
      let frame = element.visibleFrame
      willTap?(window.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIWindow?))
    }
    do {
      try probe.tap(label)
    } catch {
      note("\(error)")
    }
  }

  /// Moves the finger over time; a touch of the user cancels the movement.
  private func move(to end: CGPoint, over seconds: TimeInterval) -> TimeInterval {
    guard let start = finger else { return 0 }
    let way = Story.path(from: start, to: end, over: seconds)
    for (index, point) in way.enumerated() {
      let time = seconds * Double(index + 1) / Double(way.count)
      _ = device.clock.schedule(after: time) { [weak self] in
        guard let self, self.finger != nil else { return }
        self.finger = point
        self.device.touchMove(to: point)
      }
    }
    return seconds
  }

  private func note(_ words: String) {
    performedSteps.append(TimelineEntry(time: .seconds(device.clock.now), words: words))
  }
}

/// The progress of a story.
struct StoryProgress: Equatable, Sendable, Encodable {
  /// The ID while no story is selected.
  static let shop = "shop"

  let id: String
  /// The act: before or after.
  let act: String
  let step: Int
  let count: Int
  let isPlaying: Bool
  /// The caption of the latest picture; empty when the story has ended or was stopped.
  let caption: String
}

extension Story.Step {
  /// Whether the step has a visible effect.
  fileprivate var isVisible: Bool {
    switch self {
    case .tap, .type, .perform, .lift, .openWindow, .turnToWindow: true
    case .press, .move, .wait, .picture, .expect, .expectSeen, .expectUnseen, .expectOutOfReach:
      false
    }
  }

  fileprivate var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}
