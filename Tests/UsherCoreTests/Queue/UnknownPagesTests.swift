// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R2 before anybody has looked at the pages; see decision 0014.
struct UnknownPagesTests {
  @Test func `what came first comes first, also if its page is not known yet`() {
    var play = unlooked
    play.enqueue(1, wishing: { $0.surface = .appWindow })
    #expect(play.enqueue(2) == [])
    #expect(play.why(2) == ["#1 goes first"])

    #expect(play.sees(.home) == ["present #1"])
  }

  @Test func `what came later comes when the look has found another page`() {
    var play = unlooked
    play.enqueue(1, wishing: { $0.scope = .on("Cart") })
    #expect(play.enqueue(2) == [])

    #expect(play.sees(.home) == ["present #2"])
  }

  @Test func `without a look a tenth of a second is enough`() {
    var play = unlooked
    play.enqueue(1, wishing: { $0.surface = .appWindow })
    play.enqueue(2)
    #expect(play.deadline == .seconds(0.1))

    play.now = .seconds(0.1)
    #expect(play.happens(.deadlineDidPass) == ["present #2"])
  }

  @Test func `the tenth of a second is that of the first, however many come`() {
    var play = unlooked
    play.enqueue(1, wishing: { $0.surface = .appWindow })
    play.now = .seconds(0.06)
    play.enqueue(2, wishing: { $0.scope = .on("Cart") })
    #expect(play.enqueue(3) == [])
    #expect(play.deadline == .seconds(0.1))
  }

  @Test func `what is more urgent, in another lane, or belongs to a popup is not held up`() {
    var play = unlooked
    play.show(1, lane: .alerts)
    play.enqueue(2, wishing: { $0.surface = .appWindow })

    #expect(play.enqueue(3, lane: PopupLane(name: "other")) == ["present #3"])
    #expect(play.enqueue(4, wishing: { ($0.parent, $0.lane) = (1, .popups) }) == ["present #4"])
    #expect(play.enqueue(5, priority: .urgent) == ["present #5"])
  }

  @Test func `places are kept from when the stage becomes active, too`() {
    var play = Play(stage: .inactive)
    play.sees()
    play.enqueue(1, wishing: { $0.surface = .appWindow })
    play.enqueue(2)
    play.now = .seconds(5)

    #expect(play.happens(.stageDidChange(.active)) == [])
    #expect(play.deadline == .seconds(5.1))
    #expect(play.sees(.home) == ["present #1"])
  }

  @Test func `one that needs no page keeps nothing waiting`() {
    var play = unlooked
    #expect(play.enqueue(1) == ["present #1"])
    #expect(play.deadline == .seconds(2), "the answer is awaited, and nothing else")
  }

  private var unlooked: Play {
    var play = Play()
    play.sees()
    return play
  }
}
