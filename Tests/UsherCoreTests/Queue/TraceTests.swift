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
    var now = MonotonicInstant.seconds(0)
    for _ in 1...steps {
      let (interval, event) = script.next()
      now = now + interval
      let effects = queue.handle(event, at: now)
      script.process(effects)
      trace.record(event, at: now, effects: effects)
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
    var queue = QueueHarness()
    queue.enqueue(1, key: "app review", priority: .urgent, delay: .milliseconds(250))
    queue.advance(.milliseconds(250))
    queue.send(.didPresent(1))
    queue.dismiss(.all, .loggedOut, animated: false)
    queue.send(.didDisappear(1))

    #expect(
      queue.trace.description == """
        lane popups
        lane alerts level=1
        at 0 sceneDidChange active
        at 0 pagesDidChange visible=1 type=Home type=Page
        at 0 enqueued #1 key="app review" priority=400 delay=0.25
          setDeadline 0.25
        at 0.25 deadlineDidPass
          present #1
          setDeadline 2.25
        at 0.25 didPresent #1
          setDeadline none
        at 0.25 dismissalRequested all reason=loggedOut animated=no
          dismiss #1 animated=no
          setDeadline 2.25
        at 0.25 didDisappear #1
          setDeadline none
          report #1 loggedOut
          requestNextTurn
        """)
  }

  @Test(arguments: [
    "", " ", "two words", "\"", "\\", "\\n", "a\nb", "\r\n", "a=b", "e\u{301}", "\"\u{301}", "日本",
    "#1",
  ])
  func `names may hold anything`(name: String) throws {
    let lane = PopupLane(name: name, capacity: 2, minimumGap: .milliseconds(1))
    var queue = QueueHarness(lanes: [lane])
    queue.send(.holdAdded(LaneHold(id: 1, lane: lane, reason: name)))
    queue.enqueue(1, key: PopupKey(name), group: PopupGroup(name), lane: lane)
    queue.dismiss(.lane(lane), .custom(name))
    queue.dismiss(.key(PopupKey(name)))
    queue.dismiss(.group(PopupGroup(name)))

    #expect(try PopupQueue.Trace(script: queue.trace.description) == queue.trace)
  }

  @Test func `a changed answer is found when the trace is replayed`() throws {
    let trace = try PopupQueue.Trace(
      script: """
        lane popups

        at 0 sceneDidChange active
        at 0 enqueued #1
          present #1 animated=no
          setDeadline 2
        """)

    #expect(trace.firstDivergence() == 1)
  }

  @Test(arguments: [
    "at 0 flew #1", "at zero nextTurnDidBegin", "present #1", "at 0 didPresent 1", "at 0 didPresent",
    "lane", "at 0 enqueued #1 surface=ceiling", "at 0 enqueued #1 key=\"open", "=",
    "at 0 didVerify #1 dark",
    "lane popups capacity=many", "at 0 dismissalRequested all", "at 0 sceneDidChange asleep",
    "at 0 nextTurnDidBegin\n  shout #1", "at 0 nextTurnDidBegin\n  setDeadline",
    "at 0 nextTurnDidBegin\nlane late",
    "at 0.0000000000000000001 nextTurnDidBegin", "at 99999999999999999999 nextTurnDidBegin",
    "at 0 holdAdded 1 guide", "at 0 nextTurnDidBegin\n  join #1",
  ])
  func `what is no script is refused with its line`(script: String) {
    let error = #expect(throws: PopupQueue.Trace.ScriptError.self) {
      try PopupQueue.Trace(script: script)
    }

    #expect(error?.key == script.split(separator: "\n").last.map(String.init))
    #expect(error?.id == script.split(separator: "\n").count)
  }

  @Test func `pages print as a script and are read as they were`() throws {
    let situation = PageState(
      visible: [.home.named("start \"1\"").satisfying(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      disappearing: [1: .left, 2: .covered], foreignModal: "UIAlertController")
    var trace = PopupQueue.Trace(lanes: [])
    trace.record(.pagesDidChange(situation), at: .seconds(0), effects: [.hide(1), .unhide(2)])

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
      .any, .on("Home", "Shop.Cart"), .types([]), .names(["a b", "c"]), .names([]),
      .page(4), .predicate(PagePredicateID(serial: 5)),
    ] as [PageScope])
  func `every scope is read as it was`(scope: PageScope) throws {
    var trace = PopupQueue.Trace(lanes: [])
    let request = PopupQueue.Request(
      id: 1, keyPolicy: .update, scope: scope, pageExit: .keepAlive, ignoresPageCover: true,
      parent: 3, sequence: 2, surface: .appWindowModal, presentsOverForeignModals: true, isModal: false)
    trace.record(.enqueued(request), at: .seconds(0), effects: [.update(1, from: 2, count: 3)])
    trace.record(.changeRequested(1, .scope(scope)), at: .seconds(0), effects: [.reportOverdueHold(4)])
    for time in [Duration.milliseconds(1500), nil] {
      trace.record(.changeRequested(1, .displayDuration(time)), at: .seconds(0), effects: [])
    }

    #expect(try PopupQueue.Trace(script: trace.description) == trace)
  }

  @Test(arguments: PopupSurface.allCases)
  func `every surface is read as it was`(surface: PopupSurface) throws {
    var play = QueueHarness()
    play.enqueue(1, surface: surface)

    let script = play.trace.description

    #expect(script.contains("surface") == (surface != .ownWindow))
    #expect(try PopupQueue.Trace(script: script) == play.trace)
  }

  @Test(arguments: [nil, .page(3), .request(4)] as [LaneHold.Owner?])
  func `every hold is read as it was`(owner: LaneHold.Owner?) throws {
    var trace = PopupQueue.Trace(lanes: [PopupLane(name: "front", level: -2)])
    let hold = LaneHold(id: 1, lane: .alerts, reason: "payment", owner: owner)
    trace.record(.holdAdded(hold), at: .seconds(0), effects: [])

    #expect(try PopupQueue.Trace(script: trace.description) == trace)
  }

  @Test(arguments: [
    "pagesDidChange visible=home", "pagesDidChange type=Home", "pagesDidChange for=left",
    "pagesDidChange visible=1 departing=1 for=ever", "pagesDidChange visible=1 predicate=x",
    "pagesDidChange visible=1 what=ever", "enqueued #1 scope=somewhere",
    "enqueued #1 scope=page page=home", "enqueued #1 scope=page", "enqueued #1 parent=3",
    "enqueued #1 sequence=x", "enqueued #1 retention=ever", "changeRequested #1 scope=somewhere",
    "holdAdded 1 payment lane=popups ownerPage=x",
    "holdAdded 1 payment lane=popups ownerRequest=3",
  ])
  func `what cannot be read about pages is told with its line`(line: String) {
    #expect(throws: PopupQueue.Trace.ScriptError(id: 1, key: "at 0 \(line)")) {
      try PopupQueue.Trace(script: "at 0 \(line)")
    }
  }
}
