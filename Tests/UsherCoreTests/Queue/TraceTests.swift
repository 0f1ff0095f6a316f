// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

struct TraceTests {
  /// What a random script leads to, with its trace.
  private func run(seed: UInt64, steps: Int = 120) -> (PopupQueue, PopupQueue.Trace) {
    var script = RandomScript(seed: seed)
    var queue = PopupQueue(lanes: RandomScript.lanes)
    var trace = PopupQueue.Trace(lanes: RandomScript.lanes)
    var now = Instant.seconds(0)
    for _ in 1...steps {
      let (span, event) = script.next()
      now = now + span
      let effects = queue.handle(event, at: now)
      script.hear(effects)
      trace.record(event, at: now, answer: effects)
    }
    return (queue, trace)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a trace replays to the same state, with the same answers`(seed: UInt64) {
    let (queue, trace) = run(seed: seed)

    #expect(trace.replay() == queue)
    #expect(trace.firstDivergence() == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a trace is read from its script as it was`(seed: UInt64) throws {
    let (queue, trace) = run(seed: seed)

    let read = try PopupQueue.Trace(script: trace.description)

    #expect(read == trace)
    #expect(read.replay() == queue)
  }

  @Test func `a trace prints as a script`() {
    var play = Play()
    play.enqueue(1, key: "app review", priority: .urgent, delay: .milliseconds(250))
    play.wait(.milliseconds(250))
    play.happens(.didPresent(1))
    play.end(.all, .loggedOut, animated: false)
    play.happens(.didLeave(1))

    #expect(
      play.trace.description == """
        lane popups
        lane alerts level=1
        at 0 stageDidChange active
        at 0 pagesDidChange visible=1 type=Home type=Page
        at 0 enqueued #1 key="app review" priority=400 delay=0.25
          setDeadline 0.25
        at 0.25 deadlineDidPass
          present #1
          setDeadline 2.25
        at 0.25 didPresent #1
          setDeadline none
        at 0.25 endRequested all reason=loggedOut animated=no
          dismiss #1 animated=no
          setDeadline 2.25
        at 0.25 didLeave #1
          setDeadline none
          report #1 loggedOut
          requestTurn
        """)
  }

  @Test(arguments: [
    "", " ", "two words", "\"", "\\", "\\n", "a\nb", "\r\n", "a=b", "e\u{301}", "\"\u{301}", "日本",
    "#1",
  ])
  func `names may hold anything`(name: String) throws {
    let lane = PopupLane(name: name, capacity: 2, minimumGap: .milliseconds(1))
    var play = Play(lanes: [lane])
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: lane, reason: name)))
    play.enqueue(1, key: PopupKey(name), group: PopupGroup(name), lane: lane)
    play.end(.lane(lane), .custom(name))
    play.end(.key(PopupKey(name)))
    play.end(.group(PopupGroup(name)))

    #expect(try PopupQueue.Trace(script: play.trace.description) == play.trace)
  }

  @Test func `a changed answer is found when the trace is replayed`() throws {
    let trace = try PopupQueue.Trace(
      script: """
        lane popups

        at 0 stageDidChange active
        at 0 enqueued #1
          present #1 animated=no
          setDeadline 2
        """)

    #expect(trace.firstDivergence() == 1)
  }

  @Test(arguments: [
    "at 0 flew #1", "at zero turnDidBegin", "present #1", "at 0 didPresent 1", "at 0 didPresent",
    "lane", "at 0 enqueued #1 surface=ceiling", "at 0 enqueued #1 key=\"open", "=",
    "at 0 didLook #1 dark",
    "lane popups capacity=many", "at 0 endRequested all", "at 0 stageDidChange asleep",
    "at 0 turnDidBegin\n  shout #1", "at 0 turnDidBegin\n  setDeadline",
    "at 0 turnDidBegin\nlane late",
    "at 0.0000000000000000001 turnDidBegin", "at 99999999999999999999 turnDidBegin",
    "at 0 holdWasAdded 1 guide", "at 0 turnDidBegin\n  join #1",
  ])
  func `what is no script is refused with its line`(script: String) {
    let error = #expect(throws: PopupQueue.Trace.ScriptError.self) {
      try PopupQueue.Trace(script: script)
    }

    #expect(error?.text == script.split(separator: "\n").last.map(String.init))
    #expect(error?.line == script.split(separator: "\n").count)
  }
}
