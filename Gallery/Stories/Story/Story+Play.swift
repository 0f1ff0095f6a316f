// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Story {
  /// Plays the script from the first page to the last step, or to the first that fails.
  @MainActor
  public func play(on stage: some StoryStage) throws {
    let root = makeRoot()
    Shop.dress(stage.window)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.wait(0.1)
    for step in script(root) {
      stage.willDo(step)
      try perform(step, on: stage)
    }
  }

  @MainActor
  private func perform(_ step: Step, on stage: some StoryStage) throws {
    switch step {
    case .tap(let label):
      try stage.tap(label)
    case .wait(let seconds):
      stage.wait(seconds)
    case .perform(_, let action):
      action()
    case .picture(let name, let caption, let kind):
      try stage.picture(name, caption: caption, kind: kind)
    case .expect(let claim, let isTrue):
      guard isTrue() else { throw StoryFailure(story: id, claim: claim) }
    case .expectSeen(let label):
      guard stage.sees(label) else {
        throw StoryFailure(story: id, claim: "“\(label)” is on the screen")
      }
    case .expectUnseen(let label):
      guard !stage.sees(label) else {
        throw StoryFailure(story: id, claim: "“\(label)” is not on the screen")
      }
    }
  }
}
