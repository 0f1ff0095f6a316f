// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Story {
  /// The time between two positions of a moving finger, in seconds.
  private static let moveTime = 0.05

  /// Plays an act from the first page to the last step, or to the first failure for which
  /// `onFailure`, called after the step, throws an error.
  @MainActor
  public func play(
    _ act: Act = .after, on setup: some StorySetup,
    onFailure: (StoryFailure) throws -> Void = { throw $0 }
  ) throws {
    let root = makeRoot()
    show(root, on: setup)
    var finger = CGPoint.zero
    var preceding = ""
    let steps = steps(of: act, from: root)
    for (index, step) in steps.enumerated() {
      setup.willPerform(step)
      do {
        try perform(step, on: setup, finger: &finger)
      } catch let problem as StepProblem {
        try onFailure(
          StoryFailure(
            story: "\(id) (\(act.rawValue))",
            step: "step \(index + 1) of \(steps.count)\(preceding)", problem: problem.text))
      }
      step.words.map { preceding = " (last action: \($0))" }
    }
  }

  /// Why a step is not possible, or which expectation is not met.
  private struct StepProblem: Error {
    let text: String
  }

  @MainActor
  private func show(_ root: UIViewController, on setup: some StorySetup) {
    Shop.configure(setup.window)
    setup.window.rootViewController = root
    setup.window.makeKeyAndVisible()
    setup.wait(0.1)
  }

  @MainActor
  private func perform(_ step: Step, on setup: some StorySetup, finger: inout CGPoint) throws {
    switch step {
    case .tap(let label):
      do { try setup.screen.tap(label) } catch { throw StepProblem(text: "\(error)") }
    case .type(let text): setup.input.type(text)
    case .press(let location):
      finger = setup.window.point(at: location)
      setup.input.touchDown(at: finger)
    case .move(let location, let seconds):
      let end = setup.window.point(at: location)
      for point in Self.path(from: finger, to: end, over: seconds) {
        setup.wait(Self.moveTime)
        setup.input.touchMove(to: point)
      }
      finger = end
    case .lift: setup.input.touchUp()
    case .wait(let seconds): wait(seconds, on: setup)
    case .openWindow(let makeRoot):
      setup.openWindow()
      show(makeRoot(), on: setup)
    case .turnToWindow(let number): setup.turn(toWindow: number)
    case .perform(_, let action): action()
    case .picture(let name, let caption, let kind):
      try setup.picture(name, caption: caption, kind: kind)
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach:
      guard let claim = step.failedExpectation(on: setup.screen) else { return }
      throw StepProblem(
        text: "expected: \(claim); on the screen is \(setup.screen.contents)")
    }
  }

  /// Waits. Work that was scheduled before starts at once, as with a running run loop, and not at
  /// the end of one long step of the clock.
  @MainActor
  private func wait(_ seconds: TimeInterval, on setup: some StorySetup) {
    let first = min(seconds, Self.moveTime)
    for _ in 0..<2 { setup.wait(first / 2) }
    setup.wait(seconds - first)
  }

  /// Returns the positions of a moving finger, including the last one.
  public static func path(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval
  ) -> [CGPoint] {
    let count = max(1, Int((seconds / moveTime).rounded()))
    return (1...count).map { step in
      let fraction = CGFloat(step) / CGFloat(count)
      return CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }
}

extension Story.Step {
  /// Returns the expectation of the step if it is not met; nil for other steps.
  @MainActor
  public func failedExpectation(on screen: any StoryScreen) -> String? {
    switch self {
    case .expect(let claim, let isTrue): isTrue() ? nil : claim
    case .expectSeen(let label): screen.isVisible(label) ? nil : "“\(label)” is on the screen"
    case .expectUnseen(let label): screen.isVisible(label) ? "“\(label)” is not on the screen" : nil
    case .expectOutOfReach(let label):
      screen.isVisible(label) && !screen.isHittable(label)
        ? nil : "“\(label)” is on the screen and out of reach"
    case .tap, .type, .press, .move, .lift, .wait, .openWindow, .turnToWindow, .perform, .picture:
      nil
    }
  }
}

extension Story.Step {
  /// The action or the picture; nil for waiting and expectations.
  public var words: String? {
    switch self {
    case .tap(let label): "the user taps “\(label)”"
    case .type(let text): "the user types “\(text)”"
    case .press: "the user puts a finger down"
    case .lift: "the user lifts the finger"
    case .openWindow: "the user opens another window of the app"
    case .turnToWindow(let number): "the user switches to window \(number + 1)"
    case .perform(let words, _): words
    case .picture(let name, _, _): "picture “\(name)”"
    case .move, .wait, .expect, .expectSeen, .expectUnseen, .expectOutOfReach: nil
    }
  }
}

extension StoryScreen {
  /// The texts of the screen as a list.
  fileprivate var contents: String {
    texts.isEmpty ? "no text" : texts.map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension UIWindow {
  /// Returns the point at these fractions of the width and height. The x-coordinate is counted from
  /// the leading edge.
  public func point(at location: CGPoint) -> CGPoint {
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - location.x : location.x
    return CGPoint(x: x * bounds.width, y: location.y * bounds.height)
  }
}
