// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import Usher

/// Plays a story where a person is the finger: does what code of the app would have done, in real time,
/// and says what to tap. What the story claims meanwhile is looked at, and told where it is not true.
@MainActor
final class ManualSetup {
  /// What the person is told.
  enum Hint: Equatable {
    /// Something has happened, or can be seen now; the story goes on by itself.
    case message(String)
    /// Something is to be done; the story goes on when the person says so.
    case request(String)
    /// The story has ended, and so many of its claims were not true.
    case finished(failed: Int)
  }

  /// How long a caption stays before the next step.
  private static let readingTime = Duration.seconds(2)

  /// Called for each hint, in their order, once each.
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

  /// Begins from the first page, whatever is on the screen.
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

  /// Leaves the story where it is, and takes everything of Usher off the screen.
  func stop() {
    timer?.cancel()
    timer = nil
    window.windowScene?.usher.popups.dismissAll(animated: false)
    window.rootViewController?.dismiss(animated: false)
  }

  /// The person has done what was asked, or does not want to wait.
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

  /// Does a step; answers whether the next one follows at once.
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
    case .press(let location): onHint(.request("Put a finger down \(location.percentages) \(gesture())."))
    case .move, .lift:
      return true
    case .openWindow, .turnToWindow:
      onHint(.request("The story goes on in another window, which this app does not open."))
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach:
      guard let claim = step.failedExpectation(on: ManualScreen(window)) else { return true }
      untrue += 1
      onHint(.message("It is not true that \(claim)."))
      return true
    }
    return false
  }

  /// What the finger does until it is lifted; these steps are done with it.
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
  /// Parts of the screen, in words.
  fileprivate var percentages: String {
    "at \(Int((x * 100).rounded())) % of the width and \(Int((y * 100).rounded())) % of the height"
  }
}
