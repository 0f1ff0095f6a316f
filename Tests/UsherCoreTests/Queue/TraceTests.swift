// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import QueueModel
import Testing
import UsherTraces

@testable import UsherCore

struct TraceTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a replayed trace leads to the same state and the same effects`(seed: UInt64) {
    let (queue, trace) = PopupQueue.Trace.random(seed: seed)

    #expect(trace.replay() == queue)
    #expect(trace.firstDivergence() == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a saved trace is read unchanged`(seed: UInt64) throws {
    let (queue, trace) = PopupQueue.Trace.random(seed: seed)

    let read = try PopupQueue.Trace(saved: trace.saved())

    #expect(read == trace)
    #expect(read.replay() == queue)
  }

  @Test func `a trace prints one line for each event and effect`() {
    var queue = QueueHarness()
    queue.enqueue(1, key: "app review", priority: .urgent, delay: .milliseconds(250))
    queue.advance(by: .milliseconds(250))
    queue.send(.didPresent(1))
    queue.dismiss(.all, .loggedOut, animated: false)
    queue.send(.didDisappear(1))

    #expect(
      queue.trace.description == """
        lane popups
        lane alerts level=1
        at 0 sceneDidChange active
        at 0 pagesDidChange visible=[{#1 types=[Home Page]}]
        at 0 enqueued #1 key="app review" priority=400 delay=0.25
          setDeadline 0.25
        at 0.25 deadlineDidPass
          present "app review#1"
          setDeadline 2.25
        at 0.25 didPresent "app review#1"
          setDeadline none
        at 0.25 dismissalRequested all loggedOut animated=no
          dismiss "app review#1" animated=no
          setDeadline 2.25
        at 0.25 didDisappear "app review#1"
          setDeadline none
          deliverOutcome "app review#1" loggedOut
          requestNextTurn
        """)
  }

  @Test func `a request prints every property that differs from the default`() {
    let request = PopupQueue.Request(
      id: 5, key: "app review", keyPolicy: .update, group: "g",
      lane: PopupLane(name: "offers", capacity: 2, minimumGap: .milliseconds(1500), level: 3),
      priority: .guide, scope: .on("Shop.Cart", "Home"), pageExit: .keepAlive,
      ignoresPageCover: true, link: .child(of: 3), surface: .appWindowView,
      presentsOverForeignModals: true, isModal: false, delay: .milliseconds(250),
      conflict: .interrupt, expiration: .seconds(60), displayDuration: .seconds(9),
      minimumDisplayDuration: .seconds(1), isAnimated: false, isUnsolicited: true)

    #expect(
      PopupQueue.Trace(of: .enqueued(request)).description == """
        at 0 enqueued #5 key="app review" keyPolicy=update group=g \
        lane={offers capacity=2 minimumGap=1.5 level=3} priority=100 \
        scope=types([Home Shop.Cart]) explicitPageExit=keepAlive ignoresPageCover=yes \
        link=child(of=#3) surface=appWindowView presentsOverForeignModals=yes isModal=no \
        delay=0.25 conflict=interrupt expiration=60 displayDuration=9 \
        minimumDisplayDuration=1 isAnimated=no isUnsolicited=yes
        """)
  }

  /// Events that have a value with several cases, one for each case, as they are printed.
  private static let printedEvents: [(PopupQueue.Event, String)] = [
    (.enqueued(PopupQueue.Request(id: 1, surface: .ownWindow)), "enqueued #1"),
    (.enqueued(PopupQueue.Request(id: 1, link: .step(of: 2))), "enqueued #1 link=step(of=2)"),
    (
      .enqueued(PopupQueue.Request(id: 1, surface: .appWindowView)),
      "enqueued #1 surface=appWindowView"
    ),
    (
      .enqueued(PopupQueue.Request(id: 1, surface: .appWindowModal)),
      "enqueued #1 surface=appWindowModal"
    ),
    (.changeRequested(1, .priority(.urgent)), "changeRequested #1 priority(400)"),
    (.changeRequested(1, .scope(.any)), "changeRequested #1 scope(any)"),
    (
      .changeRequested(1, .scope(.types([PageTypeID("Home")]))),
      "changeRequested #1 scope(types([Home]))"
    ),
    (
      .changeRequested(1, .scope(.names(["b", "a b"]))),
      "changeRequested #1 scope(names([b \"a b\"]))"
    ),
    (.changeRequested(1, .scope(.page(4))), "changeRequested #1 scope(page(#4))"),
    (
      .changeRequested(1, .scope(.predicate(PagePredicateID(serial: 5)))),
      "changeRequested #1 scope(predicate(5))"
    ),
    (.changeRequested(1, .delay(.milliseconds(250))), "changeRequested #1 delay(0.25)"),
    (.changeRequested(1, .expiration(nil)), "changeRequested #1 expiration(none)"),
    (.changeRequested(1, .expiration(.seconds(2))), "changeRequested #1 expiration(2)"),
    (.changeRequested(1, .displayDuration(nil)), "changeRequested #1 displayDuration(none)"),
    (
      .changeRequested(1, .displayDuration(.milliseconds(1500))),
      "changeRequested #1 displayDuration(1.5)"
    ),
    (
      .holdAdded(LaneHold(id: 3, lane: .alerts, reason: "guide")),
      "holdAdded 3 lane={alerts level=1} reason=guide"
    ),
    (
      .holdAdded(LaneHold(id: 3, lane: .popups, reason: "guide", owner: .page(4))),
      "holdAdded 3 reason=guide owner=page(#4)"
    ),
    (
      .holdAdded(LaneHold(id: 3, lane: .popups, reason: "guide", owner: .request(2))),
      "holdAdded 3 reason=guide owner=request(#2)"
    ),
    (
      .dismissalRequested(.request(2), .cancelled, animated: false),
      "dismissalRequested request(#2) cancelled animated=no"
    ),
    (
      .dismissalRequested(.key("k"), .dismissedByApp, animated: true),
      "dismissalRequested key(k) dismissedByApp"
    ),
    (
      .dismissalRequested(.group("g"), .dismissedByApp, animated: true),
      "dismissalRequested group(g) dismissedByApp"
    ),
    (
      .dismissalRequested(.lane(.alerts), .dismissedByApp, animated: true),
      "dismissalRequested lane({alerts level=1}) dismissedByApp"
    ),
    (.didFailToPresent(1, .impossible), "didFailToPresent #1 impossible"),
    (.dismissalDidBegin(1, .dismissedByUser), "dismissalDidBegin #1 dismissedByUser"),
    (.didVerify(1, status: .inTransition), "didVerify #1 status=inTransition"),
    (.displayTimerPaused(1, .voiceOver), "displayTimerPaused #1 voiceOver"),
    (.displayTimerResumed(1, .touch), "displayTimerResumed #1 touch"),
    (.holdReleased(3), "holdReleased 3"),
  ]

  @Test(arguments: printedEvents.indices)
  func `an event prints every value`(row: Int) {
    let (event, text) = TraceTests.printedEvents[row]

    #expect(PopupQueue.Trace(of: event).description == "at 0 \(text)")
  }

  @Test func `the state of the pages prints in one line`() {
    let state = PageState(
      visible: [.home.named("start \"1\"").satisfying(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      disappearing: [1: .left, 2: .covered], foreignModal: "UIAlertController")

    #expect(
      PopupQueue.Trace(of: .pagesDidChange(state), [.hide(1), .unhide(2)]).description == """
        at 0 pagesDidChange visible=[{#1 types=[Home Page] name="start \\"1\\"" predicates=[2 3]} \
        {#2 types=[List Page] obstruction=Menu}] covered=[[#8 Shop.Cart] [#9 Login]] gone=[#6 #7] \
        disappearing=[["start \\"1\\"#1" left] [List#2 covered]] foreignModal=UIAlertController
          hide #1
          unhide #2
        """)
  }

  @Test func `popups and pages that the trace has mentioned are printed by name`() {
    var trace = PopupQueue.Trace(lanes: [])
    func record(_ event: PopupQueue.Event, _ effects: [PopupQueue.Effect] = []) {
      trace.record(event, at: .seconds(0), effects: effects)
    }
    record(.pagesDidChange(PageState(visible: [.home.named("start"), .list])))
    record(.enqueued(PopupQueue.Request(id: 1, key: "guide", scope: .page(2))))
    record(.enqueued(PopupQueue.Request(id: 2, link: .child(of: 1))), [.present(2, animated: true)])
    record(.enqueued(PopupQueue.Request(id: 3, surface: .appWindowModal)))
    record(.didPresent(3), [.join(1, first: 3), .verify(4)])
    record(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "tour", owner: .request(2))))
    record(.pagesDidChange(PageState(gone: [1, 2, 3])))

    #expect(
      trace.description == """
        at 0 pagesDidChange visible=[{#1 types=[Home Page] name=start} {#2 types=[List Page]}]
        at 0 enqueued #1 key=guide scope=page(List#2)
        at 0 enqueued #2 link=child(of=guide#1)
          present popup#2
        at 0 enqueued #3 surface=appWindowModal
        at 0 didPresent modal#3
          join guide#1 first=modal#3
          verify #4
        at 0 holdAdded 1 reason=tour owner=request(popup#2)
        at 0 pagesDidChange gone=[start#1 List#2 #3]
        """)
  }

  @Test(arguments: [
    "", " ", "two words", "\"", "\\", "\\n", "a\nb", "\r\n", "a=b", "e\u{301}", "\"\u{301}", "日本",
    "#1",
  ])
  func `names may contain any text`(name: String) throws {
    let lane = PopupLane(name: name, capacity: 2, minimumGap: .milliseconds(1))
    var queue = QueueHarness(lanes: [lane])
    queue.send(.holdAdded(LaneHold(id: 1, lane: lane, reason: name)))
    queue.enqueue(1, key: PopupKey(name), group: PopupGroup(name), lane: lane)
    queue.dismiss(.lane(lane), .custom(name))
    queue.dismiss(.key(PopupKey(name)))
    queue.dismiss(.group(PopupGroup(name)))

    let trace = queue.trace
    #expect(try PopupQueue.Trace(saved: trace.saved()) == trace)
    let effectCount = trace.steps.reduce(0) { $0 + $1.effects.count }
    #expect(
      trace.description.components(separatedBy: .newlines).count
        == trace.lanes.count + trace.steps.count + effectCount)
  }

  @Test func `a replay finds the first step whose effects differ`() {
    var trace = PopupQueue.Trace(lanes: [.popups])
    trace.record(.sceneDidChange(.active), at: .seconds(0), effects: [])
    trace.record(
      .enqueued(PopupQueue.Request(id: 1)), at: .seconds(0),
      effects: [.present(1, animated: false), .setDeadline(.seconds(2))])

    #expect(trace.firstDivergence() == 1)
  }
}

extension PopupQueue.Trace {
  /// A trace of one event.
  init(of event: PopupQueue.Event, _ effects: [PopupQueue.Effect] = []) {
    self.init(lanes: [])
    record(event, at: .seconds(0), effects: effects)
  }

  /// Plays a random script. Returns the queue that it leads to, with its trace.
  static func random(seed: UInt64, steps: Int = 120) -> (PopupQueue, PopupQueue.Trace) {
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

  /// Reads a trace from a file.
  init(saved data: Data) throws {
    self = try JSONDecoder().decode(PopupQueue.Trace.self, from: data)
  }

  /// The contents of its file.
  func saved() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
