// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

struct DescriptionTests {
  @Test func `an empty queue says what stage it is on`() {
    #expect(PopupQueue().description == "inactive")
  }

  @Test func `the state is told in one line`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3)
    play.enqueue(4, lane: .alerts)
    play.enqueue(5, delay: .seconds(30))
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .alerts, reason: "payment")))

    #expect(
      play.queue.description
        == "active · popups: #1 visible, 2 in line · alerts: #4 presenting, held (payment)"
        + " · 1 delayed · until 2")
  }

  @Test func `what is about to leave is told`() {
    var play = Play()
    play.show(1)
    play.end(.request(1))
    play.enqueue(2, lane: .alerts, surface: .appWindow)
    play.end(.request(2))
    play.enqueue(3)
    play.end(.request(3))

    #expect(
      play.queue.description
        == "active, next turn · popups: #1 leaving · alerts: #2 closing · until 2")
  }
}
