// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R11 and R12.
struct EndingTests {
  @Test func `a waiting request ends at once, without being shown`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)

    #expect(play.end(.request(2)) == ["report #2 dismissed", "requestTurn"])
    #expect(play.phase(2) == nil)
  }

  @Test func `a visible popup is reported after it has really left`() {
    var play = Play()
    play.show(1)

    #expect(play.end(.request(1)) == ["dismiss #1"])
    #expect(play.phase(1) == "leaving")
    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `the first reason wins`() {
    var play = Play()
    play.show(1)
    play.end(.request(1), .custom("bought"))

    #expect(play.end(.all, .loggedOut) == [])
    #expect(play.happens(.wasRemovedByApp(1)) == ["report #1 bought", "requestTurn"])
  }

  @Test func `a popup that is ended twice is dismissed once and reported once`() {
    var play = Play()
    play.show(1)

    #expect(play.end(.request(1)) == ["dismiss #1"])
    #expect(play.end(.request(1)) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
    #expect(play.happens(.didLeave(1)) == [])
    #expect(play.end(.request(1)) == [])
  }

  @Test func `a tapped alert keeps its button when everything ends before it has left`() {
    var play = Play()
    play.show(1, lane: .alerts)
    play.happens(.didBeginToLeave(1, .actionChosen))

    #expect(play.end(.all, .loggedOut) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 actionChosen", "requestTurn"])
  }

  @Test(arguments: [PopupSurface.overlay, .appWindow])
  func `what turns out to have been chosen counts, whatever was asked before`(
    surface: PopupSurface
  ) {
    var play = Play()
    play.show(1, lane: .alerts, surface: surface)
    play.end(.all, .loggedOut)
    play.happens(.didBeginToLeave(1, .dismissed))

    #expect(play.happens(.didBeginToLeave(1, .actionChosen)) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 actionChosen", "requestTurn"])
  }

  @Test func `what is chosen while it is bound to end counts`() {
    var play = Play()
    play.enqueue(1, lane: .alerts, surface: .appWindow)
    play.end(.all, .loggedOut)

    play.happens(.didBeginToLeave(1, .actionChosen))

    #expect(play.happens(.didLeave(1)) == ["report #1 actionChosen", "requestTurn"])
  }

  @Test func `by key, by group, by lane: each ends what it names and nothing else`() {
    var play = Play()
    play.show(1, key: "offer")
    play.enqueue(2, group: "tour")
    play.enqueue(3, group: "tour")
    play.enqueue(4)
    play.show(5, lane: .alerts)

    #expect(play.end(.key("offer")) == ["dismiss #1"])
    #expect(
      play.end(.group("tour")) == ["report #2 dismissed", "report #3 dismissed", "requestTurn"])
    #expect(play.end(.lane(.popups)) == ["report #4 dismissed"])
    #expect(play.phase(5) == "visible")
  }

  @Test func `everything ends: waiting, delayed, being presented, visible`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3, delay: .seconds(5))
    play.enqueue(4, lane: .alerts)

    #expect(
      play.end(.all, .loggedOut) == [
        "dismiss #1", "dismiss #4 animated=no", "report #2 loggedOut", "report #3 loggedOut",
        "requestTurn",
      ])
    #expect(play.happens(.didLeave(4)) == ["report #4 loggedOut"])
    #expect(play.happens(.didLeave(1)) == ["report #1 loggedOut"])
    #expect(play.turn() == [])
    #expect(play.deadline == nil)
  }

  @Test func `an overlay that is still appearing is hidden at once when its lane is emptied`() {
    var play = Play()
    play.enqueue(1)

    #expect(play.end(.lane(.popups), .loggedOut) == ["dismiss #1 animated=no"])
  }

  @Test func `an overlay that is still appearing turns round when it is ended alone`() {
    var play = Play()
    play.enqueue(1)

    #expect(play.end(.request(1)) == ["dismiss #1"])
    #expect(play.happens(.didPresent(1)) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `on the app's window it leaves as soon as UIKit allows`() {
    var play = Play()
    play.enqueue(1, surface: .appWindow)

    #expect(play.end(.all, .loggedOut) == [])
    #expect(play.phase(1) == "closing")
    #expect(play.happens(.didPresent(1)) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 loggedOut", "requestTurn"])
  }

  @Test func `if what was to end is refused, it has ended`() {
    var play = Play()
    play.enqueue(1, surface: .appWindow)
    play.end(.request(1), .cancelled)

    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 cancelled", "requestTurn"])
  }

  @Test func `what callbacks enqueue while everything ends is not ended`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.end(.all, .loggedOut)

    #expect(play.enqueue(3) == [])
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #3"])
  }

  @Test func `holds stay when everything ends`() {
    var play = Play()
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "payment")))
    play.enqueue(1)
    play.end(.all, .loggedOut)
    play.turn()

    #expect(play.enqueue(2) == [])
    #expect(play.why(2) == ["its lane is held: payment"])
  }

  @Test func `without animation also what is already leaving goes at once`() {
    var play = Play()
    play.show(1)
    play.end(.request(1))

    #expect(play.end(.all, .loggedOut, animated: false) == ["dismiss #1 animated=no"])
    #expect(play.end(.all, .loggedOut, animated: false) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `without animation also what cannot leave yet will go at once`() {
    var play = Play()
    play.enqueue(1, surface: .appWindow)
    play.end(.request(1))
    play.end(.all, .loggedOut, animated: false)

    #expect(play.happens(.didPresent(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `a popup that leaves without being asked was dismissed`() {
    var play = Play()
    play.show(1)

    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `a popup that the app removes frees its place, and the next one comes`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)

    #expect(play.happens(.wasRemovedByApp(1)) == ["report #1 removedByApp", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `what the app takes away ends a popup that is suspended or waits to return`() {
    for returns in [false, true] {
      var play = Play()
      play.show(1)
      play.enqueue(2) {
        $0.priority = .urgent
        $0.conflict = .interrupt
      }
      if returns {
        play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "test")))
        play.happens(.didLeave(2))
        play.turn()
      }
      #expect(play.happens(.wasRemovedByApp(1)) == ["report #1 removedByApp", "requestTurn"])
      #expect(play.queue.phase(of: 1) == nil)
    }
  }

  @Test func `a popup that the app dismisses on its own window lets the next one come`() {
    var play = Play()
    play.show(1, surface: .appWindow)
    play.enqueue(2, surface: .appWindow)
    play.happens(.wasRemovedByApp(1))

    #expect(play.turn() == ["present #2"])
  }

  @Test func `a popup that ends itself as soon as it is visible is not shown again`() {
    var play = Play()
    play.enqueue(1)
    play.happens(.didPresent(1))
    play.end(.request(1))
    play.happens(.didLeave(1))

    #expect(play.turn() == [])
    #expect(play.happens(.didPresent(1)) == [])
  }

  @Test func `show, end and show again at one moment: the second is shown`() {
    var play = Play()

    #expect(play.enqueue(1) == ["present #1"])
    #expect(play.end(.request(1), animated: false) == ["dismiss #1 animated=no"])
    #expect(play.enqueue(2) == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `a hundred requests that come and go lose nothing`() {
    var play = Play(stage: .inactive)
    var reports: [String] = []
    for serial in UInt64(1)...100 {
      play.enqueue(RequestID(serial: serial), priority: PopupPriority(Int(serial * 37 % 11)))
      if serial % 3 == 0 { reports += play.end(.request(RequestID(serial: serial / 3 * 2))) }
    }
    reports += play.end(.all)

    let ended = reports.filter { $0.hasPrefix("report") }
    #expect(ended.count == 100)
    #expect(Set(ended).count == 100)
  }
}
