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

  @Test func `a sequence keeps its lane while its next step waits for the app's window`() {
    var play = Play()
    play.show(9, lane: .alerts, surface: .appWindow)
    play.enqueue(10) { $0.sequence = 1 }
    play.enqueue(11) { ($0.sequence, $0.surface) = (1, .appWindow) }
    play.enqueue(12, priority: .urgent)
    play.happens(.didPresent(10))
    play.happens(.didLeave(10))
    #expect(play.turn() == [])
    #expect(play.why(11) == ["the app's window presents #9"])
    #expect(play.why(12) == ["sequence 1 runs in its lane"])

    play.changePages { $0.foreignModal = "Login" }
    play.happens(.didLeave(9))
    #expect(play.turn() == [])
    #expect(play.changePages { $0.foreignModal = nil } == ["present #11"])
  }

  @Test func `a step on the app's window is not interrupted, and the next on an overlay is`() {
    var play = Play()
    play.enqueue(1) { ($0.sequence, $0.surface) = (1, .appWindow) }
    play.enqueue(2) { ($0.sequence, $0.surface) = (1, .appView) }
    play.happens(.didPresent(1))
    #expect(play.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(play.why(3).contains("#1 cannot be suspended"))

    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #3"])
    play.happens(.didPresent(3))
    play.happens(.didLeave(3))
    #expect(play.turn() == ["present #2"])
    play.happens(.didPresent(2))
    #expect(
      play.enqueue(4, priority: .urgent, conflict: .interrupt) == ["withdraw #2", "present #4"])
  }

  @Test
  func `one that needs both its lane and the app's window interrupts only if both can be had`() {
    var play = Play()
    play.show(1)
    play.show(2, lane: .alerts, surface: .appWindow)
    let answer = play.enqueue(3, priority: .urgent, surface: .appWindow, conflict: .interrupt)
    #expect(answer == [])
    #expect(play.phase(1) == "visible")

    play.happens(.didLeave(2))
    #expect(play.turn() == ["withdraw #1", "present #3"])
  }

  @Test func `replacing makes room in the lane and on the app's window`() {
    var play = Play()
    play.show(1)
    play.show(2, lane: .alerts, surface: .appWindow)

    let answer = play.enqueue(3, priority: .urgent, surface: .appWindow, conflict: .replace)
    #expect(answer == ["dismiss #2", "dismiss #1"])
  }

  @Test
  func `a family with one member on the app's window leaves its page at the price of that one`() {
    var play = Play()
    play.enqueue(1) {
      ($0.surface, $0.scope, $0.retention) = (.appView, .on("Home"), .keepAlive)
    }
    play.happens(.didPresent(1))
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindow) }
    play.happens(.didPresent(2))
    play.enqueue(3) { ($0.parent, $0.surface) = (2, .appView) }
    play.happens(.didPresent(3))

    #expect(play.sees(.cart) == ["withdraw #1", "dismiss #3", "dismiss #2"])
    #expect(play.phase(1) == "suspended (left)")
  }
}
