// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories

/// The messages of a story that fails name the step and what is on the screen.
@MainActor
struct StoryFailureTests {
  @Test func `an expectation that is not met names its step, the last action and the screen`() {
    expectFailure(
      of: [.wait(1), .tap("Buy"), .wait(1), .expectSeen("Thanks")],
      "queue/tea (after), step 4 of 4 (last action: the user taps “Buy”): expected: “Thanks” is on "
        + "the screen; on the screen is “Buy”, “Oolong”")
    expectFailure(
      of: [.expectUnseen("Oolong"), .wait(1)],
      "queue/tea (after), step 1 of 2: expected: “Oolong” is not on the screen; on the screen is "
        + "“Buy”, “Oolong”")
    expectFailure(
      of: [.perform("the tea arrives") {}, .expect("it is hot") { false }],
      "queue/tea (after), step 2 of 2 (last action: the tea arrives): expected: it is hot; on the "
        + "screen is “Buy”, “Oolong”")
  }

  @Test func `a tap that is not possible names its step and the screen`() {
    expectFailure(
      of: [.wait(1), .tap("Sell")],
      "queue/tea (after), step 2 of 2: nothing on the screen has the label or the text “Sell”; "
        + "front to back there is “Buy”, “Oolong”")
  }

  private func expectFailure(
    of steps: [Story.Step], _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let script = Script(steps: steps)
    let story = Story(
      feature: .queue, name: "tea", title: Words("", chinese: ""), trouble: Words("", chinese: ""),
      makeRoot: {
        Fixtures.page(
          Fixtures.label("Oolong", CGRect(x: 20, y: 100, width: 200, height: 30)),
          Fixtures.button("Buy", CGRect(x: 20, y: 200, width: 200, height: 50)))
      },
      before: { _ in [] }, script: { _ in script.steps })
    let failure = #expect(throws: StoryFailure.self, sourceLocation: sourceLocation) {
      try VirtualDevice.run { phone in
        try story.play(on: AuditPlayer(phone) { _, _, _ in })
      }
    }
    #expect(failure?.description == message, sourceLocation: sourceLocation)
  }

  /// The steps of a story that is made in a test.
  @MainActor
  private final class Script {
    let steps: [Story.Step]

    init(steps: [Story.Step]) { self.steps = steps }
  }
}
