// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R1.
struct CapacityTests {
  @Test func `a lane shows one at a time`() {
    var play = Play()

    #expect(play.enqueue(1) == ["present #1"])
    #expect(play.enqueue(2) == [])
  }

  @Test(arguments: ["presenting", "visible", "leaving"])
  func `a popup takes up its lane from its first order until it has left`(phase: String) {
    var play = Play()
    play.enqueue(1)
    if phase != "presenting" { play.happens(.didPresent(1)) }
    if phase == "leaving" { play.end(.request(1)) }
    #expect(play.phase(1) == phase)

    #expect(play.enqueue(2) == [])
    #expect(play.why(2) == ["its lane is full: #1 is on the screen"])
  }

  @Test func `a lane of capacity two shows two and lets the third wait`() {
    let toasts = PopupLane(name: "toasts", capacity: 2)
    var play = Play(lanes: [toasts])

    #expect(play.enqueue(1, lane: toasts) == ["present #1"])
    #expect(play.enqueue(2, lane: toasts) == ["present #2"])
    #expect(play.enqueue(3, lane: toasts) == [])
    #expect(play.why(3) == ["its lane is full: #1, #2 are on the screen"])
  }

  @Test func `an urgent request does not go beyond what a lane may show`() {
    var play = Play()
    play.show(1)

    #expect(play.enqueue(2, priority: .urgent) == [])
    #expect(play.phase(1) == "visible")
  }

  @Test func `two popups on the app's window come one after the other, also from two lanes`() {
    var play = Play()
    play.show(1, lane: .popups, surface: .appWindow)

    #expect(play.enqueue(2, lane: .alerts, surface: .appWindow) == [])
    #expect(play.why(2) == ["the app's window presents #1"])

    play.end(.request(1))
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
  }

  @Test func `an overlay passes one that waits for the app's window`() {
    var play = Play()
    play.show(1, lane: .alerts, surface: .appWindow)
    play.enqueue(2, priority: .urgent, surface: .appWindow)

    #expect(play.enqueue(3) == ["present #3"])
    #expect(
      play.why(2) == ["its lane is full: #3 is on the screen", "the app's window presents #1"])
  }

  @Test func `a capacity below one counts as one`() {
    #expect(PopupLane(name: "none", capacity: 0).capacity == 1)
    #expect(PopupLane(name: "less", capacity: .min).capacity == 1)
  }

  @Test func `the first lane of a name decides the capacity`() {
    var play = Play()
    let wide = PopupLane(name: "popups", capacity: 5)

    #expect(play.enqueue(1, lane: wide) == ["present #1"])
    #expect(play.enqueue(2, lane: wide) == [])
  }

  @Test func `a lane that nobody announced is added with its first request`() {
    var play = Play()
    let toasts = PopupLane(name: "toasts", capacity: 2)

    #expect(play.enqueue(1, lane: toasts) == ["present #1"])
    #expect(play.enqueue(2, lane: toasts) == ["present #2"])
  }
}
