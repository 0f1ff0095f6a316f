// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import QueueModel
import Testing
@testable import UsherCore

struct TraceTests {
  /// Plays a random script. Returns the queue that it leads to, with its trace.
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

  private func saved(_ trace: PopupQueue.Trace) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(trace)
  }

  private func read(_ data: Data) throws -> PopupQueue.Trace {
    try JSONDecoder().decode(PopupQueue.Trace.self, from: data)
  }

  private func trace(of event: PopupQueue.Event, _ effects: [PopupQueue.Effect] = [])
    -> PopupQueue.Trace
  {
    var trace = PopupQueue.Trace(lanes: [])
    trace.record(event, at: .seconds(0), effects: effects)
    return trace
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a replayed trace leads to the same state and the same effects`(seed: UInt64) {
    let (queue, trace) = run(seed: seed)

    #expect(trace.replay() == queue)
    #expect(trace.firstDivergence() == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a saved trace is read unchanged`(seed: UInt64) throws {
    let (queue, trace) = run(seed: seed)

    let read = try read(saved(trace))

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
          deliverOutcome #1 loggedOut
          requestNextTurn
        """)
  }

  @Test func `the state of the pages prints in one line`() {
    let state = PageState(
      visible: [.home.named("start \"1\"").satisfying(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      disappearing: [1: .left, 2: .covered], foreignModal: "UIAlertController")

    #expect(
      trace(of: .pagesDidChange(state), [.hide(1), .unhide(2)]).description == """
        at 0 pagesDidChange visible=1 type=Home type=Page name="start \\"1\\"" predicate=2 predicate=3 \
        visible=2 type=List type=Page obstruction=Menu covered=8 by=Shop.Cart covered=9 by=Login \
        gone=6 gone=7 disappearing=1 for=left disappearing=2 for=covered modal=UIAlertController
          hide #1
          unhide #2
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

    #expect(try read(saved(queue.trace)) == queue.trace)
    #expect(queue.trace.description.split(separator: "\n").allSatisfy { !$0.isEmpty })
  }

  @Test func `a replay finds the first step whose effects differ`() {
    var trace = PopupQueue.Trace(lanes: [.popups])
    trace.record(.sceneDidChange(.active), at: .seconds(0), effects: [])
    trace.record(
      .enqueued(PopupQueue.Request(id: 1)), at: .seconds(0),
      effects: [.present(1, animated: false), .setDeadline(.seconds(2))])

    #expect(trace.firstDivergence() == 1)
  }

  /// Every event and effect, with the JSON that it was saved as when the format was fixed.
  private static let events: [(PopupQueue.Event, String)] = [
    (.didPresent(1), #"{"didPresent":{"popup":1}}"#),
    (
      .didFailToPresent(1, .refused),
      #"{"didFailToPresent":{"failure":{"refused":{}},"popup":1}}"#
    ),
    (
      .dismissalDidBegin(1, .completed),
      #"{"dismissalDidBegin":{"popup":1,"reason":"completed"}}"#
    ),
    (.didDisappear(1), #"{"didDisappear":{"popup":1}}"#),
    (.contentWasRemoved(1), #"{"contentWasRemoved":{"popup":1}}"#),
    (
      .didVerify(1, status: .notVisible), #"{"didVerify":{"popup":1,"status":{"notVisible":{}}}}"#
    ),
    (
      .dismissalRequested(.key("a"), .loggedOut, animated: true),
      #"{"dismissalRequested":{"animated":true,"reason":"loggedOut","target":{"key":{"key":"a"}}}}"#
    ),
    (
      .changeRequested(1, .priority(.urgent)),
      #"{"changeRequested":{"change":{"priority":{"priority":400}},"popup":1}}"#
    ),
    (
      .changeRequested(1, .scope(.page(4))),
      #"{"changeRequested":{"change":{"scope":{"scope":{"page":{"page":4}}}},"popup":1}}"#
    ),
    (
      .displayTimerPaused(1, .touch), #"{"displayTimerPaused":{"pause":"touch","popup":1}}"#
    ),
    (
      .displayTimerResumed(1, .custom("x")), #"{"displayTimerResumed":{"pause":"x","popup":1}}"#
    ),
    (.sceneDidChange(.background), #"{"sceneDidChange":{"state":{"background":{}}}}"#),
    (
      .holdAdded(LaneHold(id: 3, lane: .popups, reason: "guide", owner: .request(2))),
      #"{"holdAdded":{"hold":{"id":3,"lane":{"capacity":1,"level":0,"minimumGap":[0,0],"#
        + #""name":"popups"},"owner":{"request":{"popup":2}},"reason":"guide"}}}"#
    ),
    (.holdReleased(3), #"{"holdReleased":{"hold":3}}"#),
    (.deadlineDidPass, #"{"deadlineDidPass":{}}"#),
    (.nextTurnDidBegin, #"{"nextTurnDidBegin":{}}"#),
  ]

  private static let effects: [(PopupQueue.Effect, String)] = [
    (.present(1, animated: true), #"{"present":{"animated":true,"popup":1}}"#),
    (.dismiss(1, animated: false), #"{"dismiss":{"animated":false,"popup":1}}"#),
    (.suspend(1, animated: true), #"{"suspend":{"animated":true,"popup":1}}"#),
    (.resume(1, animated: true), #"{"resume":{"animated":true,"popup":1}}"#),
    (.hide(1), #"{"hide":{"popup":1}}"#),
    (.unhide(1), #"{"unhide":{"popup":1}}"#),
    (.verify(1), #"{"verify":{"popup":1}}"#),
    (.deliverOutcome(1, .busy), #"{"deliverOutcome":{"popup":1,"reason":"busy"}}"#),
    (.join(2, first: 1), #"{"join":{"first":1,"popup":2}}"#),
    (.update(1, from: 2, count: 3), #"{"update":{"count":3,"from":2,"popup":1}}"#),
    (.reportOverdueHold(3), #"{"reportOverdueHold":{"hold":3}}"#),
    (.setDeadline(nil), #"{"setDeadline":{}}"#),
    (.requestNextTurn, #"{"requestNextTurn":{}}"#),
  ]

  @Test(arguments: events.indices)
  func `the saved form of an event does not change`(row: Int) throws {
    let (event, text) = TraceTests.events[row]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(PopupQueue.Event.self, from: Data(text.utf8)) == event)
  }

  @Test(arguments: effects.indices)
  func `the saved form of an effect does not change`(row: Int) throws {
    let (effect, text) = TraceTests.effects[row]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    #expect(String(decoding: try encoder.encode(effect), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(PopupQueue.Effect.self, from: Data(text.utf8)) == effect)
  }

  @Test(
    arguments: [
      .any, .on("Home", "Shop.Cart"), .types([]), .names(["a b", "c"]), .names([]),
      .page(4), .predicate(PagePredicateID(serial: 5)),
    ] as [PageScope], PopupSurface.allCases)
  func `requests are read unchanged`(scope: PageScope, surface: PopupSurface) throws {
    let request = PopupQueue.Request(
      id: 1, key: "k", keyPolicy: .update, group: "g", scope: scope, pageExit: .keepAlive,
      ignoresPageCover: true, parent: 3, sequence: 2, surface: surface,
      presentsOverForeignModals: true, isModal: false, delay: .seconds(1), conflict: .drop,
      expiration: .milliseconds(1), displayDuration: .seconds(9), isAnimated: false)
    let trace = trace(of: .enqueued(request))

    #expect(try read(saved(trace)) == trace)
  }

  @Test func `page states are read unchanged`() throws {
    let state = PageState(
      visible: [.home.named("start").satisfying(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      disappearing: [1: .left, 2: .covered], foreignModal: "UIAlertController")
    let trace = trace(of: .pagesDidChange(state))

    #expect(try read(saved(trace)) == trace)
  }

  @Test func `values out of range are corrected when they are read`() throws {
    let lane = #"{"name":"a","capacity":-3,"minimumGap":[-1,0],"level":0}"#
    let request = #"""
      {"id":1,"keyPolicy":{"join":{}},"lane":\#(lane),"priority":0,"scope":{"any":{}},
       "ignoresPageCover":false,"surface":{"ownWindow":{}},"presentsOverForeignModals":false,
       "isModal":true,"delay":[-5,0],"conflict":{"wait":{}},"isAnimated":true}
      """#

    let read = try JSONDecoder().decode(PopupQueue.Request.self, from: Data(request.utf8))

    #expect(read.lane == PopupLane(name: "a"))
    #expect(read.delay == .zero)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"lanes":[]}"#, #"{"lanes":[],"steps":[{}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"flew":{"popup":1}},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":{"popup":-1}},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":{}},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":"now","event":{"deadlineDidPass":{}},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"deadlineDidPass":{}},"effects":[{"shout":{}}]}]}"#,
    #"{"lanes":[{"name":"a"}],"steps":[]}"#,
  ])
  func `an invalid trace throws`(text: String) {
    #expect(throws: DecodingError.self) { try read(Data(text.utf8)) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `damaged files throw or replay, and never trap`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (_, trace) = run(seed: seed, steps: 30)
    let original = [UInt8](try saved(trace))
    for _ in 1...60 {
      var bytes = original
      for _ in 1...Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = .random(in: 32...126, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(ascii: "9"), at: index)
        }
      }
      do {
        _ = try read(Data(bytes)).replay()
      } catch is DecodingError {}
    }
  }
}
