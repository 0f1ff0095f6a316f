// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Story {
  /// How far apart two places of a moving finger are, in seconds.
  private static let moveTime = 0.05

  /// Plays an act from the first page to the last step, or to the first that fails.
  @MainActor
  public func play(_ act: Act = .after, on stage: some StoryStage) throws {
    let root = makeRoot()
    show(root, on: stage)
    var finger = CGPoint.zero
    for step in steps(of: act, from: root) {
      stage.willDo(step)
      try perform(step, on: stage, finger: &finger)
    }
  }

  @MainActor
  private func show(_ root: UIViewController, on stage: some StoryStage) {
    Shop.dress(stage.window)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.wait(0.1)
  }

  @MainActor
  private func perform(_ step: Step, on stage: some StoryStage, finger: inout CGPoint) throws {
    switch step {
    case .tap(let label): try stage.screen.tap(label)
    case .type(let text): stage.hand.type(text)
    case .press(let place):
      finger = stage.window.point(at: place)
      stage.hand.press(at: finger)
    case .move(let place, let seconds):
      let end = stage.window.point(at: place)
      for point in Self.way(from: finger, to: end, over: seconds) {
        stage.wait(Self.moveTime)
        stage.hand.move(to: point)
      }
      finger = end
    case .lift: stage.hand.lift()
    case .wait(let seconds): wait(seconds, on: stage)
    case .openWindow(let makeRoot):
      stage.openWindow()
      show(makeRoot(), on: stage)
    case .turnToWindow(let number): stage.turn(toWindow: number)
    case .perform(_, let action): action()
    case .picture(let name, let caption, let kind):
      try stage.picture(name, caption: caption, kind: kind)
    case .expect, .expectSeen, .expectUnseen, .expectOutOfReach:
      guard let claim = step.falseClaim(on: stage.screen) else { return }
      throw StoryFailure(story: id, claim: claim)
    }
  }

  /// Lets time pass; what was asked for before begins at once, as it does where a run loop turns all
  /// the time, and not at the end of a long step of the clock.
  @MainActor
  private func wait(_ seconds: TimeInterval, on stage: some StoryStage) {
    let first = min(seconds, Self.moveTime)
    for _ in 0..<2 { stage.wait(first / 2) }
    stage.wait(seconds - first)
  }

  /// The places at which a finger is on its way, the last one included.
  public static func way(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval
  ) -> [CGPoint] {
    let count = max(1, Int((seconds / moveTime).rounded()))
    return (1...count).map { step in
      let part = CGFloat(step) / CGFloat(count)
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }
}

extension Story.Step {
  /// What the step claims, if that is not true; nil where it claims nothing.
  @MainActor
  public func falseClaim(on screen: any StoryScreen) -> String? {
    switch self {
    case .expect(let claim, let isTrue): isTrue() ? nil : claim
    case .expectSeen(let label): screen.sees(label) ? nil : "“\(label)” is on the screen"
    case .expectUnseen(let label): screen.sees(label) ? "“\(label)” is not on the screen" : nil
    case .expectOutOfReach(let label):
      screen.sees(label) && !screen.reaches(label)
        ? nil : "“\(label)” is on the screen and out of reach"
    case .tap, .type, .press, .move, .lift, .wait, .openWindow, .turnToWindow, .perform, .picture:
      nil
    }
  }
}

extension UIWindow {
  /// A point at these parts of the width and height, the width counted from where lines begin.
  public func point(at place: CGPoint) -> CGPoint {
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - place.x : place.x
    return CGPoint(x: x * bounds.width, y: place.y * bounds.height)
  }
}
