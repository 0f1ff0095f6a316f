// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R1, R8 and R17 on the app's window, which takes one presentation and what belongs to that.
struct AppWindowTests {
  @Test func `what belongs to a view above a presented popup does not wait behind that for ever`() {
    var play = Play()
    play.show(1, surface: .appWindow)
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appView) }
    play.happens(.didPresent(2))
    #expect(play.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindow) } == ["present #3"])
    play.happens(.didPresent(3))
    #expect(play.queue.topmostModal == 3)

    play.enqueue(4) { ($0.parent, $0.surface) = (2, .appWindow) }
    #expect(play.why(4) == ["the app's window presents #3"])
    #expect(play.end(.request(1)).prefix(3) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `a view above a presented popup leaves before what belonged to it`() {
    var play = Play()
    play.show(1, surface: .appWindow)
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appView) }
    play.happens(.didPresent(2))
    play.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindow) }
    play.happens(.didPresent(3))

    play.end(.request(2))
    play.happens(.didLeave(2))
    play.turn()
    #expect(play.enqueue(4) { ($0.parent, $0.surface) = (1, .appWindow) } == [])
    play.happens(.didLeave(3))
    #expect(play.turn() == ["present #4"])
  }

  @Test(arguments: [PopupConflictPolicy.wait, .interrupt, .replace, .dropIfBusy])
  func `one that finds what belongs to a popup on the app's window waits or drops itself`(
    conflict: PopupConflictPolicy
  ) {
    var play = Play()
    play.show(1, surface: .appView)
    play.enqueue(2) { ($0.parent, $0.surface, $0.priority) = (1, .appWindow, -5) }
    play.happens(.didPresent(2))

    let answer = play.enqueue(
      3, lane: .alerts, priority: .urgent, surface: .appWindow, conflict: conflict)
    #expect(answer == (conflict == .dropIfBusy ? ["report #3 busy", "requestTurn"] : []))
  }

  @Test func `while what is on the app's window leaves, nobody drops himself for it`() {
    var play = Play()
    play.show(1, surface: .appView)
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindow) }
    play.happens(.didPresent(2))
    play.end(.request(2))

    #expect(play.enqueue(3, lane: .alerts, surface: .appWindow, conflict: .dropIfBusy) == [])
    play.happens(.didLeave(2))
    #expect(play.turn() == ["present #3"])
  }
}
