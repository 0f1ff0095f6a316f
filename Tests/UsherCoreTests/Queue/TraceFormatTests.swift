// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import QueueModel
import Testing
import UsherTraces

@testable import UsherCore

/// The format of saved traces.
struct TraceFormatTests {
  /// Expects a value to be saved as this text, and read from it.
  private func expectSaved<Value: Codable & Equatable>(
    _ value: Value, _ text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    #expect(
      String(decoding: try encoder.encode(value), as: UTF8.self) == text, sourceLocation: location)
    #expect(
      try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == value,
      sourceLocation: location)
  }

  // Every event and effect and the values in them, with the JSON of the format when it was fixed.

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
    (.setDeadline(.seconds(2)), #"{"setDeadline":{"time":[0,2000000000000000000]}}"#),
    (.setDeadline(nil), #"{"setDeadline":{}}"#),
    (.requestNextTurn, #"{"requestNextTurn":{}}"#),
  ]

  @Test(arguments: events.indices)
  func `the saved form of an event does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.events[row].0, TraceFormatTests.events[row].1)
  }

  @Test(arguments: effects.indices)
  func `the saved form of an effect does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.effects[row].0, TraceFormatTests.effects[row].1)
  }

  /// A request with the default of every property.
  private static let defaultRequest = #"""
    {"conflict":{"wait":{}},"delay":[0,0],"id":1,"ignoresPageCover":false,"isAnimated":true,\#
    "isModal":true,"keyPolicy":{"join":{}},\#
    "lane":{"capacity":1,"level":0,"minimumGap":[0,0],"name":"popups"},\#
    "presentsOverForeignModals":false,"priority":0,"scope":{"any":{}},"surface":{"ownWindow":{}}}
    """#

  /// A request without any default.
  private static let fullRequest = #"""
    {"conflict":{"drop":{}},"delay":[0,1000000000000000000],\#
    "displayDuration":[0,9000000000000000000],"expiration":[0,1000000000000000],"group":"g",\#
    "id":5,"ignoresPageCover":true,"isAnimated":false,"isModal":false,"key":"k",\#
    "keyPolicy":{"update":{}},\#
    "lane":{"capacity":2,"level":3,"minimumGap":[0,1500000000000000000],"name":"offers"},\#
    "pageExit":{"keepAlive":{}},"parent":3,"presentsOverForeignModals":true,"priority":100,\#
    "scope":{"types":{"types":["Home"]}},"surface":{"appWindowModal":{}}}
    """#

  @Test func `the saved form of a request does not change`() throws {
    try expectSaved(PopupQueue.Request(id: 1), TraceFormatTests.defaultRequest)
    try expectSaved(
      PopupQueue.Event.enqueued(PopupQueue.Request(id: 1)),
      #"{"enqueued":{"request":\#(TraceFormatTests.defaultRequest)}}"#)
    try expectSaved(
      PopupQueue.Request(
        id: 5, key: "k", keyPolicy: .update, group: "g",
        lane: PopupLane(name: "offers", capacity: 2, minimumGap: .milliseconds(1500), level: 3),
        priority: .guide, scope: .on("Home"), pageExit: .keepAlive, ignoresPageCover: true,
        link: .child(of: 3), surface: .appWindowModal, presentsOverForeignModals: true,
        isModal: false, delay: .seconds(1), conflict: .drop, expiration: .milliseconds(1),
        displayDuration: .seconds(9), isAnimated: false), TraceFormatTests.fullRequest)
    try expectSaved(
      PopupQueue.Request(id: 1, link: .step(of: 2)),
      TraceFormatTests.defaultRequest.replacing(#""surface""#, with: #""sequence":2,"surface""#))
  }

  @Test func `the saved form of a page state does not change`() throws {
    try expectSaved(
      PopupQueue.Event.pagesDidChange(PageState()),
      #"{"pagesDidChange":{"state":{"covered":[],"disappearing":[],"gone":[],"visible":[]}}}"#)
    try expectSaved(
      PageState(
        visible: [.home, .list.named("start").satisfying(3).obstructed(by: "Menu")],
        covered: [8: "Shop.Cart"], gone: [7], disappearing: [2: .left],
        foreignModal: "UIAlertController"),
      #"""
      {"covered":[8,"Shop.Cart"],"disappearing":[2,{"left":{}}],\#
      "foreignModal":"UIAlertController","gone":[7],\#
      "visible":[{"id":1,"predicates":[],"types":["Home","Page"]},\#
      {"id":2,"name":"start","obstruction":"Menu","predicates":[3],"types":["List","Page"]}]}
      """#)
    try expectSaved(PageState.Disappearance.covered, #"{"covered":{}}"#)
  }

  private static let targets: [(PopupQueue.DismissalTarget, String)] = [
    (.request(2), #"{"request":{"popup":2}}"#),
    (.key("a"), #"{"key":{"key":"a"}}"#),
    (.group("g"), #"{"group":{"group":"g"}}"#),
    (
      .lane(.alerts),
      #"{"lane":{"lane":{"capacity":1,"level":1,"minimumGap":[0,0],"name":"alerts"}}}"#
    ),
    (.all, #"{"all":{}}"#),
  ]

  @Test(arguments: targets.indices)
  func `the saved form of a dismissal target does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.targets[row].0, TraceFormatTests.targets[row].1)
  }

  private static let changes: [(PopupQueue.RequestChange, String)] = [
    (.priority(-3), #"{"priority":{"priority":-3}}"#),
    (.scope(.any), #"{"scope":{"scope":{"any":{}}}}"#),
    (.delay(.milliseconds(250)), #"{"delay":{"delay":[0,250000000000000000]}}"#),
    (.expiration(.seconds(2)), #"{"expiration":{"time":[0,2000000000000000000]}}"#),
    (.expiration(nil), #"{"expiration":{}}"#),
    (.displayDuration(.seconds(2)), #"{"displayDuration":{"duration":[0,2000000000000000000]}}"#),
    (.displayDuration(nil), #"{"displayDuration":{}}"#),
  ]

  @Test(arguments: changes.indices)
  func `the saved form of a change does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.changes[row].0, TraceFormatTests.changes[row].1)
  }

  private static let scopes: [(PageScope, String)] = [
    (.any, #"{"any":{}}"#),
    (.on("Shop.Home"), #"{"types":{"types":["Shop.Home"]}}"#),
    (.names(["start"]), #"{"names":{"names":["start"]}}"#),
    (.names([]), #"{"names":{"names":[]}}"#),
    (.page(4), #"{"page":{"page":4}}"#),
    (.predicate(PagePredicateID(serial: 5)), #"{"predicate":{"predicate":5}}"#),
  ]

  @Test(arguments: scopes.indices)
  func `the saved form of a scope does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.scopes[row].0, TraceFormatTests.scopes[row].1)
  }

  @Test func `the saved form of a hold does not change`() throws {
    let lane = #"{"capacity":1,"level":0,"minimumGap":[0,0],"name":"popups"}"#
    try expectSaved(
      LaneHold(id: 3, lane: .popups, reason: "guide"),
      #"{"id":3,"lane":\#(lane),"reason":"guide"}"#)
    try expectSaved(
      LaneHold(id: 3, lane: .popups, reason: "guide", owner: .page(4)),
      #"{"id":3,"lane":\#(lane),"owner":{"page":{"page":4}},"reason":"guide"}"#)
  }

  @Test func `a value without properties is saved by its name`() throws {
    func expectNamed<Value: Codable & Equatable>(_ values: Value...) throws {
      for value in values { try expectSaved(value, #"{"\#(value)":{}}"#) }
    }
    try expectNamed(PopupKeyPolicy.join, .replace, .update)
    try expectNamed(PopupConflict.wait, .interrupt, .replace, .drop)
    try expectNamed(PopupPageExit.dismiss, .keepAlive, .stay)
    try expectNamed(PopupSurface.ownWindow, .appWindowView, .appWindowModal)
    try expectNamed(
      PopupSceneState.active, .inactive, .windowless, .background, .disconnected)
    try expectNamed(PopupQueue.PresentationFailure.refused, .impossible)
    try expectNamed(PopupQueue.ScreenStatus.visible, .notVisible, .inTransition)
  }

  @Test(
    arguments: [
      .any, .on("Home", "Shop.Cart"), .types([]), .names(["a b", "c"]), .names([]),
      .page(4), .predicate(PagePredicateID(serial: 5)),
    ] as [PageScope], PopupSurface.allCases)
  func `requests are read unchanged`(scope: PageScope, surface: PopupSurface) throws {
    let request = PopupQueue.Request(
      id: 1, key: "k", keyPolicy: .update, group: "g", scope: scope, pageExit: .keepAlive,
      ignoresPageCover: true, link: .child(of: 3), surface: surface,
      presentsOverForeignModals: true, isModal: false, delay: .seconds(1), conflict: .drop,
      expiration: .milliseconds(1), displayDuration: .seconds(9), isAnimated: false)
    let trace = PopupQueue.Trace(of: .enqueued(request))

    #expect(try PopupQueue.Trace(saved: trace.saved()) == trace)
  }

  @Test func `page states are read unchanged`() throws {
    let state = PageState(
      visible: [.home.named("start").satisfying(3, 2), .list.obstructed(by: "Menu")],
      covered: [9: "Login", 8: "Shop.Cart"], gone: [7, 6],
      disappearing: [1: .left, 2: .covered], foreignModal: "UIAlertController")
    let trace = PopupQueue.Trace(of: .pagesDidChange(state))

    #expect(try PopupQueue.Trace(saved: trace.saved()) == trace)
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
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"deadlineDidPass":{}},"effects":[{"a":{}}]}]}"#,
    #"{"lanes":[{"name":"a"}],"steps":[]}"#,
  ])
  func `an invalid trace throws`(text: String) {
    #expect(throws: DecodingError.self) { try PopupQueue.Trace(saved: Data(text.utf8)) }
  }

  @Test func `damaged files throw or replay, and never trap`() throws {
    var random = SplitMix(seed: 1)
    var (replayCount, errorCount) = (0, 0)
    for seed in UInt64(1)...8 {
      let (_, trace) = PopupQueue.Trace.random(seed: seed, steps: 30)
      let original = [UInt8](try trace.saved())
      for _ in 1...60 {
        let damaged = TraceFormatTests.damaged(original, using: &random)
        do {
          _ = try PopupQueue.Trace(saved: Data(damaged)).replay()
          replayCount += 1
        } catch is DecodingError {
          errorCount += 1
        }
      }
    }
    #expect(replayCount > 0)
    #expect(errorCount > 0)
  }

  /// Changes, removes or inserts up to four bytes.
  private static func damaged(_ original: [UInt8], using random: inout SplitMix) -> [UInt8] {
    var bytes = original
    for _ in 1...Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[index] = .random(in: 32...126, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8(ascii: "9"), at: index)
      }
    }
    return bytes
  }
}
