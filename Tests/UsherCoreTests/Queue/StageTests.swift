// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R18 and the part of R19 that is there.
struct StageTests {
  @Test func `when the stage is gone everything has ended`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3, delay: .seconds(1))
    play.enqueue(4, lane: .alerts, surface: .appWindow)

    #expect(
      play.happens(.stageDidChange(.gone)) == [
        "dismiss #1 animated=no", "dismiss #4 animated=no",
        "report #1 stageGone", "report #2 stageGone", "report #3 stageGone", "report #4 stageGone",
        "requestTurn",
      ])
    #expect(play.deadline == nil)
  }

  @Test func `what was bound to end when the stage went keeps its reason`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, lane: .alerts, surface: .appWindow)
    play.end(.request(1), .actionChosen)
    play.end(.request(2), .cancelled)

    #expect(
      play.happens(.stageDidChange(.gone)) == [
        "dismiss #1 animated=no", "dismiss #2 animated=no",
        "report #1 actionChosen", "report #2 cancelled", "requestTurn",
      ])
  }

  @Test func `what comes after the stage has gone ends at once`() {
    var play = Play(stage: .gone)

    #expect(play.enqueue(1) == ["report #1 stageGone", "requestTurn"])
    #expect(play.happens(.stageDidChange(.active)) == [])
    #expect(play.turn() == [])
    #expect(play.enqueue(2) == ["report #2 stageGone", "requestTurn"])
  }

  @Test func `on an inactive stage what is visible stays and can be ended with an animation`() {
    var play = Play()
    play.show(1)

    #expect(play.happens(.stageDidChange(.inactive)) == [])
    #expect(play.end(.request(1)) == ["dismiss #1"])
  }

  @Test func `in the background nothing animates`() {
    var play = Play()
    play.show(1)
    play.happens(.stageDidChange(.background))

    #expect(play.end(.request(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `what could not leave before it had appeared leaves without animation there, too`() {
    var play = Play()
    play.enqueue(1, surface: .appWindow)
    play.end(.request(1))
    play.happens(.stageDidChange(.background))

    #expect(play.happens(.didPresent(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `alerts and popups do not wait for each other`() {
    var play = Play()

    #expect(play.enqueue(1, lane: .popups) == ["present #1"])
    #expect(play.enqueue(2, lane: .alerts) == ["present #2"])
    #expect(play.enqueue(3, lane: .alerts) == [])
  }
}
