// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R11: the change of a request that waits.
struct ChangeTests {
  @Test func `a waiting request that becomes more urgent goes first`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3)
    play.happens(.changeRequested(3, .priority(.urgent)))
    play.happens(.didLeave(1))

    #expect(play.turn() == ["present #3"])
  }

  @Test func `a request whose priority stays keeps its place in line`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3)
    play.happens(.changeRequested(2, .priority(.standard)))
    play.happens(.changeRequested(2, .expiresAfter(.seconds(9))))
    play.happens(.didLeave(1))

    #expect(play.turn() == ["present #2"])
  }

  @Test func `a new delay counts from the submission`() {
    var play = Play()
    play.enqueue(1, delay: .seconds(9))
    play.wait(.seconds(1))

    #expect(play.happens(.changeRequested(1, .delay(.seconds(3)))) == [])
    #expect(play.deadline == .seconds(3))
    #expect(play.happens(.changeRequested(1, .delay(.seconds(1)))) == ["present #1"])
  }

  @Test func `a new time to live counts from the submission, and can be taken away`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, expiresAfter: .seconds(3))
    play.happens(.changeRequested(2, .expiresAfter(nil)))
    #expect(play.wait(.seconds(5)) == [])

    let answer = play.happens(.changeRequested(2, .expiresAfter(.seconds(5))))

    #expect(answer == ["report #2 expired", "requestTurn"])
  }

  @Test func `a refused request does not come sooner for a shorter delay`() {
    var play = Play()
    play.enqueue(1)
    play.happens(.didFailToPresent(1, .refused))
    play.turn()

    #expect(play.happens(.changeRequested(1, .delay(.zero))) == [])
    #expect(play.deadline == .seconds(0.5))
  }

  @Test(
    arguments: [
      .priority(.urgent), .delay(.seconds(9)), .expiresAfter(.zero),
    ] as [PopupChange])
  func `what is or was on screen is not changed`(change: PopupChange) {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .launch, conflict: .interrupt)
    play.happens(.didPresent(2))
    let before = play.queue

    for id in [1, 2, 3] as [RequestID] { #expect(play.happens(.changeRequested(id, change)) == []) }
    #expect(play.queue == before)
  }
}
