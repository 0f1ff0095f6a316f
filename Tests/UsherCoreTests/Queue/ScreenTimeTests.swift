// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R10.
struct ScreenTimeTests {
  @Test func `the time on screen begins when the popup is fully visible`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.wait(.seconds(1))
    play.happens(.didPresent(1))

    #expect(play.deadline == .seconds(4))
    #expect(play.wait(.seconds(3)) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 timeOver", "requestTurn"])
  }

  @Test func `it stands still for as long as there is a reason, and goes on with what is left`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))
    play.wait(.seconds(1))
    play.happens(.timeWasPaused(1, .touch))
    play.happens(.timeWasPaused(1, .touch))
    play.happens(.timeWasPaused(1, .voiceOver))

    #expect(play.deadline == nil)
    play.wait(.seconds(9))
    play.happens(.timeWasResumed(1, .touch))
    play.happens(.timeWasResumed(1, .voiceOver))
    #expect(play.deadline == nil)
    play.happens(.timeWasResumed(1, .touch))
    #expect(play.deadline == .seconds(12))
  }

  @Test func `another time begins anew, whether or not there was one, and can be taken away`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))
    play.wait(.seconds(2))

    play.happens(.changeRequested(1, .timeOnScreen(.seconds(5))))
    #expect(play.deadline == .seconds(7))
    play.happens(.changeRequested(1, .timeOnScreen(nil)))
    #expect(play.deadline == nil)
    play.wait(.seconds(9))
    play.happens(.changeRequested(1, .timeOnScreen(.seconds(1))))
    #expect(play.deadline == .seconds(12))
    #expect(play.wait(.seconds(1)) == ["dismiss #1"])
  }

  @Test func `another time of one that waits or is suspended begins when the user sees it`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.happens(.changeRequested(1, .timeOnScreen(.seconds(4))))
    play.happens(.changeRequested(2, .timeOnScreen(.seconds(2))))
    play.enqueue(3, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(3))
    play.happens(.changeRequested(1, .timeOnScreen(.seconds(3))))
    #expect(play.deadline == nil)
    play.wait(.seconds(9))
    play.happens(.didLeave(3))
    play.turn()
    play.happens(.didPresent(1))

    #expect(play.deadline == .seconds(12))
  }

  @Test
  func `another time does not run while there is a reason, and comes too late for what leaves`() {
    var play = Play()
    play.enqueue(1)
    play.happens(.didPresent(1))
    play.happens(.timeWasPaused(1, .touch))
    play.happens(.changeRequested(1, .timeOnScreen(.seconds(2))))
    #expect(play.deadline == nil)
    play.happens(.timeWasResumed(1, .touch))
    #expect(play.wait(.seconds(2)) == ["dismiss #1"])
    play.turn()
    let before = play.queue

    #expect(play.happens(.changeRequested(1, .timeOnScreen(nil))) == [])
    #expect(play.queue == before)
  }

  @Test func `a reason that was not given cannot be taken back`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))

    play.happens(.timeWasResumed(1, .touch))
    play.happens(.timeWasPaused(1, .touch))
    #expect(play.deadline == nil)
  }

  @Test(arguments: [PopupStage.inactive, .background])
  func `it stands still while the app is not active`(stage: PopupStage) {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))
    play.wait(.seconds(2))
    play.happens(.stageDidChange(stage))
    #expect(play.deadline == nil)
    play.wait(.seconds(9))

    play.happens(.stageDidChange(.active))
    #expect(play.deadline == .seconds(12))
  }

  @Test func `an interrupted popup keeps what is left of its time`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))
    play.wait(.seconds(1))
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    #expect(play.wait(.seconds(9)) == [])
    play.happens(.didLeave(2))
    play.turn()
    play.happens(.didPresent(1))

    #expect(play.deadline == .seconds(12))
    #expect(play.wait(.seconds(2)) == ["dismiss #1"])
  }

  @Test func `what waits has its whole time before it`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, timeOnScreen: .seconds(3))
    play.wait(.seconds(9))
    play.happens(.didLeave(1))
    play.turn()
    play.happens(.didPresent(2))

    #expect(play.deadline == .seconds(12))
  }

  @Test func `a pause that comes a moment too late still counts`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(3))
    play.happens(.didPresent(1))
    play.now = .seconds(4)

    #expect(play.happens(.timeWasPaused(1, .touch)) == [])
    #expect(play.happens(.timeWasResumed(1, .touch)) == ["dismiss #1"])
  }
}
