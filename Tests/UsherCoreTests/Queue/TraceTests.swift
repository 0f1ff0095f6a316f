// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
@testable import UsherCore

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

  @Test func `pages print as a script and are read as they were`() throws {
    let situation = PageSituation(
      visible: [.home.named("start \"1\"").fulfilling(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      departing: [1: .left, 2: .covered], foreignModal: "UIAlertController")
    var trace = PopupQueue.Trace(lanes: [])
    trace.record(.pagesDidChange(situation), at: .seconds(0), answer: [.conceal(1), .reveal(2)])

    let script = trace.description
    #expect(
      script.split(separator: " ").joined(separator: "\n") == """
        at
        0
        pagesDidChange
        visible=1
        type=Home
        type=Page
        name="start
        \\"1\\""
        predicate=2
        predicate=3
        visible=2
        type=List
        type=Page
        obstruction=Menu
        covered=8
        by=Shop.Cart
        covered=9
        by=Login
        gone=6
        gone=7
        departing=1
        for=left
        departing=2
        for=covered
        modal=UIAlertController

        conceal
        #1

        reveal
        #2
        """)
    #expect(try PopupQueue.Trace(script: script) == trace)
  }

  @Test(
    arguments: [
      .anywhere, .on("Home", "Shop.Cart"), .types([]), .names(["a b", "c"]), .names([]),
      .page(4), .predicate(PagePredicateID(serial: 5)),
    ] as [PopupScope])
  func `every scope is read as it was`(scope: PopupScope) throws {
    var trace = PopupQueue.Trace(lanes: [])
    let request = PopupQueue.Request(
      id: 1, keyPolicy: .update, scope: scope, retention: .keepAlive, staysWhenCovered: true,
      parent: 3, sequence: 2, surface: .appWindow, goesAboveModals: true, isModal: false)
    trace.record(.enqueued(request), at: .seconds(0), answer: [.update(1, from: 2, count: 3)])
    trace.record(.changeRequested(1, .scope(scope)), at: .seconds(0), answer: [.reportHold(4)])
    for time in [Duration.milliseconds(1500), nil] {
      trace.record(.changeRequested(1, .timeOnScreen(time)), at: .seconds(0), answer: [])
    }

    #expect(try PopupQueue.Trace(script: trace.description) == trace)
  }

  @Test(arguments: PopupSurface.allCases)
  func `every surface is read as it was`(surface: PopupSurface) throws {
    var play = Play()
    play.enqueue(1, surface: surface)

    let script = play.trace.description

    #expect(script.contains("surface") == (surface != .overlay))
    #expect(try PopupQueue.Trace(script: script) == play.trace)
  }

  @Test(arguments: [nil, .page(3), .request(4)] as [PopupHold.Owner?])
  func `every hold is read as it was`(owner: PopupHold.Owner?) throws {
    var trace = PopupQueue.Trace(lanes: [PopupLane(name: "front", level: -2)])
    let hold = PopupHold(id: 1, lane: .alerts, reason: "payment", owner: owner)
    trace.record(.holdWasAdded(hold), at: .seconds(0), answer: [])

    #expect(try PopupQueue.Trace(script: trace.description) == trace)
  }

  @Test(arguments: [
    "pagesDidChange visible=home", "pagesDidChange type=Home", "pagesDidChange for=left",
    "pagesDidChange visible=1 departing=1 for=ever", "pagesDidChange visible=1 predicate=x",
    "pagesDidChange visible=1 what=ever", "enqueued #1 scope=somewhere",
    "enqueued #1 scope=page page=home", "enqueued #1 scope=page", "enqueued #1 parent=3",
    "enqueued #1 sequence=x", "enqueued #1 retention=ever", "changeRequested #1 scope=somewhere",
    "holdWasAdded 1 payment lane=popups ownerPage=x",
    "holdWasAdded 1 payment lane=popups ownerRequest=3",
  ])
  func `what cannot be read about pages is told with its line`(line: String) {
    #expect(throws: PopupQueue.Trace.ScriptError(line: 1, text: "at 0 \(line)")) {
      try PopupQueue.Trace(script: "at 0 \(line)")
    }
  }
}
