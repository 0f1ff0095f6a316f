// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// The stories of the gallery, played in virtual time without rendering.
@MainActor
enum Scenarios {

  /// Returns the number of stories that are played per second, each on a new device.
  static func perSecond() -> Double {
    play(rounds: 1)
    let rounds = 20
    let time = ContinuousClock().measure { play(rounds: rounds) }
    return Double(rounds * Story.all.count) / (time / .seconds(1))
  }

  /// Plays every story a number of times, for profilers.
  static func play(rounds: Int) {
    for _ in 0..<rounds {
      for story in Story.all {
        play(story)
        runTasks()
      }
    }
  }

  /// Runs the tasks that a story has left to the main actor, as an app's run loop would. They keep
  /// the story's device, whose observers would go on to watch all stories after it.
  private static func runTasks() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  private static func play(_ story: Story) {
    VirtualDevice.run(on: story.device == .iPad ? .iPad11 : .iPhone16) { device in
      do {
        try story.play(on: QuietSetup(device))
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

/// A device that plays a story without recording anything.
@MainActor
private final class QuietSetup: StorySetup {
  private let device: VirtualDevice
  private var windows: [UIWindow]

  init(_ device: VirtualDevice) {
    self.device = device
    windows = [device.window]
  }

  var window: UIWindow { device.frontWindow }

  func openWindow() { windows.append(device.openWindow()) }

  func turn(toWindow number: Int) { device.bringToFront(windows[number]) }

  var screen: any StoryScreen { device.probe }

  var input: any StoryInput { device }

  func wait(_ seconds: TimeInterval) { device.clock.advance(by: .seconds(seconds)) }

  func willPerform(_ step: Story.Step) {}

  func picture(_ name: String, caption: String, kind: Story.PictureKind) {}
}

extension ScreenProbe: @retroactive StoryScreen {}

extension VirtualDevice: @retroactive StoryInput {}
