// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// Plays the script of a story on the live phone, on the phone's own clock.
@MainActor
final class StoryPlayer {
  /// How long a picture's caption is shown before the next step.
  private static let readingTime: TimeInterval = 1.6

  private let device: HeadlessDevice
  private let scene: UIWindowScene
  private let story: Story?
  private let steps: [Story.Step]
  private var next = 0
  private var caption = ""
  private(set) var isPlaying = false
  private var timer: HeadlessScheduledWork?

  /// The steps that were done, for the timeline.
  private(set) var done: [TimelineEntry] = []
  /// Told where a script taps, before it does.
  var willTap: (@MainActor (CGPoint) -> Void)?

  /// Without a story there is nothing to play.
  init(_ story: Story?, on device: HeadlessDevice, scene: UIWindowScene, root: UIViewController) {
    self.story = story
    self.device = device
    self.scene = scene
    steps = device.makeCurrent { story?.script(root) ?? [] }
  }

  var progress: StoryProgress {
    StoryProgress(
      id: story?.id ?? StoryProgress.shop, step: next, count: steps.count,
      isPlaying: isPlaying, caption: caption)
  }

  /// Goes on until the last step.
  func play() {
    guard next < steps.count else { return }
    isPlaying = true
    doNextStep()
  }

  /// Does one step that changes something, and stops.
  func step() {
    stop()
    while next < steps.count {
      let isOver = steps[next].isVisible
      _ = perform(steps[next])
      next += 1
      if isOver { return }
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
    isPlaying = false
  }

  private func doNextStep() {
    timer = nil
    guard isPlaying, next < steps.count else {
      isPlaying = false
      return
    }
    let pause = perform(steps[next])
    next += 1
    timer = device.clock.schedule(after: pause) { [weak self] in self?.doNextStep() }
  }

  /// Does a step; the answer is how long to wait afterwards.
  private func perform(_ step: Story.Step) -> TimeInterval {
    device.makeCurrent { performHere(step) }
  }

  private func performHere(_ step: Story.Step) -> TimeInterval {
    let probe = Probe(scene)
    switch step {
    case .tap(let label):
      note("the user taps “\(label)”")
      if let element = probe.element(label), let window = element.view.window {
        let frame = element.visibleFrame
        willTap?(window.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil as UIWindow?))
      }
      do {
        try probe.tap(label)
      } catch {
        note("\(error)")
      }
      return 0
    case .wait(let seconds): return seconds
    case .perform(let words, let action):
      note(words)
      action()
      return 0
    case .picture(_, let caption, _):
      self.caption = caption
      return Self.readingTime
    case .expect(let claim, let isTrue):
      check(claim, isTrue())
      return 0
    case .expectSeen(let label):
      check("“\(label)” is on the screen", probe.sees(label))
      return 0
    case .expectUnseen(let label):
      check("“\(label)” is not on the screen", !probe.sees(label))
      return 0
    }
  }

  private func check(_ claim: String, _ isTrue: Bool) {
    if !isTrue { note("it is not true that \(claim)") }
  }

  private func note(_ words: String) {
    done.append(TimelineEntry(time: .seconds(device.clock.now), words: words))
  }
}

/// How far a story is.
struct StoryProgress: Equatable, Sendable, Encodable {
  /// The story's name while nothing is to be played: the shop as it is.
  static let shop = "shop"

  let id: String
  let step: Int
  let count: Int
  let isPlaying: Bool
  /// What was said last about what can be seen.
  let caption: String
}

extension Story.Step {
  /// Whether a person stepping through would notice that something was done.
  fileprivate var isVisible: Bool {
    switch self {
    case .tap, .perform: true
    case .wait, .picture, .expect, .expectSeen, .expectUnseen: false
    }
  }
}
