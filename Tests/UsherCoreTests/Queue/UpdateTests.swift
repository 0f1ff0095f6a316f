// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R9, `update`.
struct UpdateTests {
  @discardableResult
  private func update(
    _ play: inout Play, _ id: RequestID, priority: PopupPriority = .standard,
    timeOnScreen: Duration? = nil
  ) -> [String] {
    play.enqueue(id) {
      ($0.key, $0.keyPolicy) = ("upload", .update)
      ($0.priority, $0.timeOnScreen) = (priority, timeOnScreen)
    }
  }

  @Test(arguments: ["waiting", "presenting", "visible", "suspended"])
  func `the first takes the content, wherever it is, and counts up`(phase: String) {
    var play = Play()
    if phase == "waiting" { play.enqueue(1, delay: .seconds(1)) }
    play.enqueue(2, key: "upload", delay: phase == "waiting" ? .seconds(9) : .zero)
    if phase == "visible" || phase == "suspended" { play.happens(.didPresent(2)) }
    if phase == "suspended" { play.enqueue(3, priority: .urgent, conflict: .interrupt) }

    #expect(update(&play, 4) == ["update #2 from=#4 count=2"])
    #expect(update(&play, 5) == ["update #2 from=#5 count=3"])
    #expect(play.phase(4) == nil)
  }

  @Test func `without a first it is queued, and leaves a first that is leaving`() {
    var play = Play()
    #expect(update(&play, 1) == ["present #1"])
    play.happens(.didPresent(1))
    play.end(.request(1))

    #expect(update(&play, 2) == [])
    #expect(play.phase(2) == "in line")
  }

  @Test func `the first takes the higher priority and its place by it`() {
    var play = Play()
    play.show(9)
    play.enqueue(10, key: "upload")
    play.enqueue(11, priority: .guide)
    update(&play, 12, priority: .urgent)
    update(&play, 13, priority: -4)
    play.happens(.didLeave(9))

    #expect(play.turn() == ["present #10"])
  }

  @Test func `its time on screen begins anew`() {
    var play = Play()
    play.enqueue(1, key: "upload", timeOnScreen: .seconds(5))
    play.happens(.didPresent(1))
    play.now = .seconds(4)
    update(&play, 2)
    #expect(play.deadline == .seconds(9))

    update(&play, 3, timeOnScreen: .seconds(2))
    #expect(play.deadline == .seconds(6))
  }

  @Test func `one without a limit gets one from the update`() {
    var play = Play()
    play.show(1, key: "upload")
    update(&play, 2, timeOnScreen: .seconds(2))

    #expect(play.wait(.seconds(2)) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 timeOver", "requestTurn"])
  }

  @Test func `a pause that was given before it had a time counts`() {
    var play = Play()
    play.show(1, key: "upload")
    play.happens(.timeWasPaused(1, .touch))

    #expect(update(&play, 2, timeOnScreen: .zero) == ["update #1 from=#2 count=2"])
    #expect(play.happens(.timeWasResumed(1, .touch)) == ["dismiss #1"])
  }

  @Test func `a pause of its time outlasts the update`() {
    var play = Play()
    play.enqueue(1, key: "upload", timeOnScreen: .seconds(5))
    play.happens(.didPresent(1))
    play.happens(.timeWasPaused(1, .touch))
    update(&play, 2)
    #expect(play.deadline == nil)

    play.happens(.timeWasResumed(1, .touch))
    #expect(play.deadline == .seconds(5))
  }
}
