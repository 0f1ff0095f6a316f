// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import Usher

/// Plays a story with the user as the finger: performs the actions of the app in real time, asks
/// for taps, and reports expectations that are not met.
@MainActor
final class ManualSetup {
  /// A message to the user.
  enum Hint: Equatable {
    /// An event or a caption; the story continues automatically.
    case message(String)
    /// A request to the user; the story continues when the user confirms it.
    case request(String)
    /// The story is finished, with the number of expectations that were not met.
    case finished(failed: Int)
  }

  /// The duration of a caption before the next step.
  private static let readingTime = Duration.seconds(2)

  /// Called once for each hint, in order.
  var onHint: @MainActor (Hint) -> Void = { _ in }

  private let story: Story
  private let act: Story.Act
  private let window: UIWindow
  private var steps: [Story.Step] = []
  private var next = 0
  private var untrue = 0
  private var timer: ScheduledAction?

  init(_ story: Story, _ act: Story.Act, in window: UIWindow) {
    self.story = story
    self.act = act
    self.window = window
  }

  /// Restarts the story from the first page.
  func restart() {
    stop()
    Shop.configure(window)
    let root = story.makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    steps = story.steps(of: act, from: root)
    (next, untrue) = (0, 0)
    onHint(.message(story.trouble.english))
    wait(Self.readingTime)
  }

  /// Stops the story and dismisses all popups.
  func stop() {
    timer?.cancel()
    timer = nil
    window.windowScene?.usher.popups.dismissAll(animated: false)
    window.rootViewController?.dismiss(animated: false)
  }

  /// Continues after the user has performed a request, or skips a wait.
  func proceed() {
    timer?.cancel()
    timer = nil
    while next < steps.count {
      let step = steps[next]
      next += 1
      if !perform(step) { return }
    }
    onHint(.finished(failed: untrue))
  }

  private func wait(_ time: Duration) {
    timer = MainClock.schedule(after: time) { [weak self] in self?.proceed() }
  }

  /// Performs a step. Returns whether the next one follows at once.
  private func perform(_ step: Story.Step) -> Bool {
    switch step {
    case .perform(let words, let action):
      onHint(.message(words))
      action()
      return true
    case .wait(let seconds):
      wait(.seconds(seconds))
    case .picture(_, let caption, _):
      onHint(.message(caption))
      wait(Self.readingTime)
    case .tap(let label): onHint(.request("Tap “\(label)”."))
    case .type(let text): onHint(.request("Type “\(text)”."))
    case .press(let location):
      onHint(.request("Put a finger down \(location.percentages) \(gesture())."))
    case .move, .lift:
      return true
    case .openWindow, .turnToWindow:
      onHint(.request("The story continues in another window, which this app does not open."))
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach:
      guard let claim = step.failedExpectation(on: ManualScreen(window)) else { return true }
      untrue += 1
      onHint(.message("Expectation failed: \(claim)."))
      return true
    }
    return false
  }

  /// Returns the instructions for a touch until it is lifted, and skips these steps.
  private func gesture() -> String {
    var moves: [String] = []
    while next < steps.count {
      switch steps[next] {
      case .move(let location, _): moves.append("move it to \(location.percentages)")
      case .lift:
        next += 1
        return moves.isEmpty ? "and lift it" : moves.joined(separator: ", ") + ", and lift it"
      case .wait, .picture, .expect, .expectSeen, .expectUnseen, .expectOutOfReach: break
      case .tap, .type, .press, .openWindow, .turnToWindow, .perform: return "and keep it there"
      }
      next += 1
    }
    return "and keep it there"
  }
}

extension CGPoint {
  /// The position as percentages of the screen.
  fileprivate var percentages: String {
    "at \(Int((x * 100).rounded())) % of the width and \(Int((y * 100).rounded())) % of the height"
  }
}
