// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// The stories of the gallery, played in virtual time and without pictures.
@MainActor
enum Scenarios {
  /// How many stories are played in a second, each on a phone of its own.
  static func perSecond() -> Double {
    for story in Story.all { play(story) }
    let rounds = 20
    let time = ContinuousClock().measure { play(rounds: rounds) }
    return Double(rounds * Story.all.count) / (time / .seconds(1))
  }

  /// Plays every story so many times; for profilers.
  static func play(rounds: Int) {
    for _ in 0..<rounds { for story in Story.all { play(story) } }
  }

  private static func play(_ story: Story) {
    VirtualPhone.run(on: story.device == .iPad ? .iPad11 : .iPhone16) { phone in
      do {
        try story.play(on: QuietStage(phone))
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

/// A phone on which a story is played for its own sake.
@MainActor
private final class QuietStage: StoryStage {
  private let phone: VirtualPhone
  private var windows: [UIWindow]

  init(_ phone: VirtualPhone) {
    self.phone = phone
    windows = [phone.window]
  }

  var window: UIWindow { phone.frontWindow }

  func openWindow() { windows.append(phone.openWindow()) }

  func turn(toWindow number: Int) { phone.bringToFront(windows[number]) }

  var screen: any StoryScreen { phone.probe }

  var hand: any StoryHand { phone }

  func wait(_ seconds: TimeInterval) { phone.clock.advance(by: .seconds(seconds)) }

  func willDo(_ step: Story.Step) {}

  func picture(_ name: String, caption: String, kind: Story.PictureKind) {}
}

extension Probe: @retroactive StoryScreen {}

extension VirtualPhone: @retroactive StoryHand {}
