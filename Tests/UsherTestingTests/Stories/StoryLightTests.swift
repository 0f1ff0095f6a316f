// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories

/// The light of the screen at 60 frames a second, while a story shows one popup after another.
@MainActor
struct StoryLightTests {
  @Test(arguments: [
    (Story.queueOverlap, Copy.voucherKeep, Copy.arrivalsTitle),
    (Story.queueGuide, .guideNext, .guidePieceTitle),
    (Story.queueGuide, .guideDone, .arrivalsTitle),
  ])
  func `between two popups the screen is never brighter than before and after`(
    story: Story, button: Copy, next: Copy
  ) throws {
    let frames = try LightMeter.frames(of: story, after: button, until: next)
    let first = try #require(frames.first)
    let last = try #require(frames.last)

    #expect(frames.count > 20)
    #expect(frames.allSatisfy { $0 <= max(first, last) + 2 }, "\(frames)")
  }
}

/// Plays a story and measures the mean luminance of each frame, from 0 to 255.
@MainActor
private final class LightMeter: StorySetup {
  private let phone: VirtualDevice
  private let button: String
  private let next: String
  private var isMeasuring = false
  private var frames: [Int] = []

  private init(_ phone: VirtualDevice, _ button: String, _ next: String) {
    (self.phone, self.button, self.next) = (phone, button, next)
  }

  /// Returns the frames from the last tap on a button before a text is seen until the popup with
  /// the text is at rest.
  static func frames(
    of story: Story, after button: Copy, until next: Copy
  ) throws -> [Int] {
    try VirtualDevice.run(on: story.model) { phone in
      let meter = LightMeter(phone, button.text, next.text)
      try story.play(.after, on: meter)
      return meter.frames
    }
  }

  var window: UIWindow { phone.frontWindow }
  var screen: any StoryScreen { phone.probe }
  var input: any StoryInput { phone }
  func openWindow() {}
  func turn(toWindow number: Int) {}
  func picture(_ name: String, caption: String, kind: Story.PictureKind) {}

  func willPerform(_ step: Story.Step) {
    if case .tap(let label) = step, label == button, !phone.probe.texts.contains(next) {
      isMeasuring = true
      frames = [light]
    }
    if case .expectSeen(let text) = step, text == next { isMeasuring = false }
  }

  func wait(_ seconds: TimeInterval) {
    guard isMeasuring else { return phone.clock.advance(by: .seconds(seconds)) }
    let count = max(1, Int((seconds * 60).rounded()))
    for _ in 0..<count {
      phone.clock.advance(by: .seconds(seconds / Double(count)))
      frames.append(light)
    }
  }

  private var light: Int {
    let bytes = HeadlessDevice.current.render(scale: 1).rgba()
    var sum = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      sum += 2126 * Int(bytes[pixel]) + 7152 * Int(bytes[pixel + 1]) + 722 * Int(bytes[pixel + 2])
    }
    return sum / (bytes.count / 4) / 10_000
  }
}
