// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import QueueModel
import Testing

@testable import UsherCore
@testable import UsherTraces

/// The format of saved traces.
struct TraceFormatTests {
  /// Expects a value to be saved as this text, and read from it.
  private func expectSaved<Value: Readable & Equatable>(
    _ value: Value, _ text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    #expect(
      String(decoding: try encoder.encode(Saved(value: value)), as: UTF8.self) == text,
      sourceLocation: location)
    #expect(
      try JSONDecoder().decode(Saved<Value>.self, from: Data(text.utf8)).value == value,
      sourceLocation: location)
  }

  // Every event and effect and the values in them, with the JSON of the format when it was fixed.

  private static let events: [(PopupQueue.Event, String)] = [
    (
      .enqueued(PopupQueue.Request(id: 1)),
      #"{"enqueued":[\#(TraceFormatTests.defaultRequest)]}"#
    ),
    (.didPresent(1), #"{"didPresent":[1]}"#),
    (.didFailToPresent(1, .refused), #"{"didFailToPresent":[1,{"refused":[]}]}"#),
    (.dismissalDidBegin(1, .completed), #"{"dismissalDidBegin":[1,"completed"]}"#),
    (.didDisappear(1), #"{"didDisappear":[1]}"#),
    (.contentWasRemoved(1), #"{"contentWasRemoved":[1]}"#),
    (.didVerify(1, status: .notVisible), #"{"didVerify":[1,{"notVisible":[]}]}"#),
    (
      .dismissalRequested(.key("a"), .loggedOut, animated: true),
      #"{"dismissalRequested":[{"key":["a"]},"loggedOut",true]}"#
    ),
    (.changeRequested(1, .priority(.urgent)), #"{"changeRequested":[1,{"priority":[400]}]}"#),
    (
      .changeRequested(1, .scope(.page(4))),
      #"{"changeRequested":[1,{"scope":[{"page":[4]}]}]}"#
    ),
    (.displayTimerPaused(1, .touch), #"{"displayTimerPaused":[1,"touch"]}"#),
    (.displayTimerResumed(1, .custom("x")), #"{"displayTimerResumed":[1,"x"]}"#),
    (.sceneDidChange(.background), #"{"sceneDidChange":[{"background":[]}]}"#),
    (
      .pagesDidChange(PageState()),
      #"{"pagesDidChange":[{"covered":[],"disappearing":[],"foreignModal":null,"gone":[],"visible":[]}]}"#
    ),
    (
      .holdAdded(LaneHold(id: 3, lane: .popups, reason: "guide", owner: .request(2))),
      #"{"holdAdded":[{"id":3,"lane":{"capacity":1,"level":0,"minimumGap":[0,0],"#
        + #""name":"popups"},"owner":{"request":[2]},"reason":"guide"}]}"#
    ),
    (
      .didAnswer(1, .later(.seconds(1)), by: .app),
      #"{"didAnswer":[1,{"later":[[0,1000000000000000000]]},{"app":[]}]}"#
    ),
    (.didAnswer(1, .later(), by: .limit), #"{"didAnswer":[1,{"later":[null]},{"limit":[]}]}"#),
    (
      .didAnswer(1, .now, by: .unreadableLimits),
      #"{"didAnswer":[1,{"now":[]},{"unreadableLimits":[]}]}"#
    ),
    (.didAnswer(1, .drop, by: .app), #"{"didAnswer":[1,{"drop":[]},{"app":[]}]}"#),
    (.reconsiderationRequested(.all), #"{"reconsiderationRequested":[{"all":[]}]}"#),
    (.reconsiderationRequested(.limited), #"{"reconsiderationRequested":[{"limited":[]}]}"#),
    (.holdReleased(3), #"{"holdReleased":[3]}"#),
    (.deadlineDidPass, #"{"deadlineDidPass":[]}"#),
    (.nextTurnDidBegin, #"{"nextTurnDidBegin":[]}"#),
  ]

  private static let effects: [(PopupQueue.Effect, String)] = [
    (.ask(1), #"{"ask":[1]}"#),
    (.stopAsking(1), #"{"stopAsking":[1]}"#),
    (.forgetAnswer(1), #"{"forgetAnswer":[1]}"#),
    (.present(1, animated: true), #"{"present":[1,true]}"#),
    (.dismiss(1, animated: false), #"{"dismiss":[1,false]}"#),
    (.suspend(1, animated: true), #"{"suspend":[1,true]}"#),
    (.resume(1, animated: true), #"{"resume":[1,true]}"#),
    (.hide(1), #"{"hide":[1]}"#),
    (.unhide(1), #"{"unhide":[1]}"#),
    (.passBackdrop(of: 1, to: 2), #"{"passBackdrop":[1,2]}"#),
    (.removeBackdrop(of: 1, animated: true), #"{"removeBackdrop":[1,true]}"#),
    (.verify(1), #"{"verify":[1]}"#),
    (.deliverOutcome(1, .busy), #"{"deliverOutcome":[1,"busy"]}"#),
    (.join(2, first: 1), #"{"join":[2,1]}"#),
    (.update(1, from: 2, count: 3), #"{"update":[1,2,3]}"#),
    (.reportOverdueHold(3), #"{"reportOverdueHold":[3]}"#),
    (.setDeadline(.seconds(2)), #"{"setDeadline":[[0,2000000000000000000]]}"#),
    (.setDeadline(nil), #"{"setDeadline":[null]}"#),
    (.requestNextTurn, #"{"requestNextTurn":[]}"#),
  ]

  @Test(arguments: events.indices)
  func `the saved form of an event does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.events[row].0, TraceFormatTests.events[row].1)
  }

  @Test(arguments: effects.indices)
  func `the saved form of an effect does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.effects[row].0, TraceFormatTests.effects[row].1)
  }

  @Test func `every case has a saved form`() {
    #expect(Set(TraceFormatTests.events.map { EventKind($0.0) }) == Set(EventKind.allCases))
    #expect(Set(TraceFormatTests.effects.map { EffectKind($0.0) }) == Set(EffectKind.allCases))
    for (event, text) in TraceFormatTests.events {
      #expect(text.hasPrefix(#"{"\#(EventKind(event).rawValue)":["#))
    }
    for (effect, text) in TraceFormatTests.effects {
      #expect(text.hasPrefix(#"{"\#(EffectKind(effect).rawValue)":["#))
    }
  }

  /// A request with the default of every property.
  private static let defaultRequest = #"""
    {"conflict":{"wait":[]},"delay":[0,0],"displayDuration":null,"expiration":null,\#
    "explicitPageExit":null,"group":null,"id":1,"ignoresPageCover":false,"isAnimated":true,\#
    "isModal":true,"isUnsolicited":false,"key":null,"keyPolicy":{"join":[]},\#
    "lane":{"capacity":1,"level":0,"minimumGap":[0,0],"name":"popups"},"link":{"none":[]},\#
    "minimumDisplayDuration":[0,0],"presentsOverForeignModals":false,"priority":0,"question":null,\#
    "scope":{"any":[]},"surface":{"ownWindow":[]}}
    """#

  /// A request without any default.
  private static let fullRequest = #"""
    {"conflict":{"drop":[]},"delay":[0,1000000000000000000],\#
    "displayDuration":[0,9000000000000000000],"expiration":[0,1000000000000000],\#
    "explicitPageExit":{"keepAlive":[]},"group":"g",\#
    "id":5,"ignoresPageCover":true,"isAnimated":false,"isModal":false,"isUnsolicited":true,"key":"k",\#
    "keyPolicy":{"update":[]},\#
    "lane":{"capacity":2,"level":3,"minimumGap":[0,1500000000000000000],"name":"offers"},\#
    "link":{"child":[3]},"minimumDisplayDuration":[0,500000000000000000],"presentsOverForeignModals":true,"priority":100,\#
    "question":{"defaultAnswer":{"later":[null]},"timeLimit":[0,2000000000000000]},\#
    "scope":{"types":[["Home"]]},"surface":{"appWindowModal":[]}}
    """#

  @Test func `the saved form of a request does not change`() throws {
    try expectSaved(PopupQueue.Request(id: 1), TraceFormatTests.defaultRequest)
    try expectSaved(
      PopupQueue.Request(
        id: 5, key: "k", keyPolicy: .update, group: "g",
        lane: PopupLane(name: "offers", capacity: 2, minimumGap: .milliseconds(1500), level: 3),
        priority: .guide, scope: .on("Home"), pageExit: .keepAlive, ignoresPageCover: true,
        link: .child(of: 3), surface: .appWindowModal, presentsOverForeignModals: true,
        isModal: false,
        question: PopupQuestion(timeLimit: .milliseconds(2), defaultAnswer: .later()),
        delay: .seconds(1), conflict: .drop, expiration: .milliseconds(1),
        displayDuration: .seconds(9),
        minimumDisplayDuration: .milliseconds(500), isAnimated: false, isUnsolicited: true),
      TraceFormatTests.fullRequest)
    try expectSaved(
      PopupQueue.Request(id: 1, link: .step(of: 2)),
      TraceFormatTests.defaultRequest.replacing(#"{"none":[]}"#, with: #"{"step":[2]}"#))
  }

  @Test func `the saved form of a page state does not change`() throws {
    try expectSaved(
      PageState(
        visible: [.home, .list.named("start").satisfying(12, 3).obstructed(by: "Menu")],
        covered: [8: "Shop.Cart", 10: "Login"], gone: [7, 11], disappearing: [2: .left],
        foreignModal: "UIAlertController"),
      #"""
      {"covered":[[8,"Shop.Cart"],[10,"Login"]],"disappearing":[[2,{"left":[]}]],\#
      "foreignModal":"UIAlertController","gone":[7,11],\#
      "visible":[{"id":1,"name":null,"obstruction":null,"predicates":[],"types":["Home","Page"]},\#
      {"id":2,"name":"start","obstruction":"Menu","predicates":[3,12],"types":["List","Page"]}]}
      """#)
    try expectSaved(PageState.Disappearance.covered, #"{"covered":[]}"#)
  }

  private static let targets: [(PopupQueue.DismissalTarget, String)] = [
    (.request(2), #"{"request":[2]}"#),
    (.key("a"), #"{"key":["a"]}"#),
    (.group("g"), #"{"group":["g"]}"#),
    (
      .lane(.alerts),
      #"{"lane":[{"capacity":1,"level":1,"minimumGap":[0,0],"name":"alerts"}]}"#
    ),
    (.all, #"{"all":[]}"#),
  ]

  @Test(arguments: targets.indices)
  func `the saved form of a dismissal target does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.targets[row].0, TraceFormatTests.targets[row].1)
  }

  private static let changes: [(PopupQueue.RequestChange, String)] = [
    (.priority(-3), #"{"priority":[-3]}"#),
    (.scope(.any), #"{"scope":[{"any":[]}]}"#),
    (.delay(.milliseconds(250)), #"{"delay":[[0,250000000000000000]]}"#),
    (.expiration(.seconds(2)), #"{"expiration":[[0,2000000000000000000]]}"#),
    (.expiration(nil), #"{"expiration":[null]}"#),
    (.displayDuration(.seconds(2)), #"{"displayDuration":[[0,2000000000000000000]]}"#),
    (.displayDuration(nil), #"{"displayDuration":[null]}"#),
  ]

  @Test(arguments: changes.indices)
  func `the saved form of a change does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.changes[row].0, TraceFormatTests.changes[row].1)
  }

  private static let scopes: [(PageScope, String)] = [
    (.any, #"{"any":[]}"#),
    (.on("Shop.Home"), #"{"types":[["Shop.Home"]]}"#),
    (.names(["start"]), #"{"names":[["start"]]}"#),
    (.names([]), #"{"names":[[]]}"#),
    (.page(4), #"{"page":[4]}"#),
    (.predicate(PagePredicateID(serial: 5)), #"{"predicate":[5]}"#),
  ]

  @Test(arguments: scopes.indices)
  func `the saved form of a scope does not change`(row: Int) throws {
    try expectSaved(TraceFormatTests.scopes[row].0, TraceFormatTests.scopes[row].1)
  }

  @Test func `the saved form of a hold does not change`() throws {
    let lane = #"{"capacity":1,"level":0,"minimumGap":[0,0],"name":"popups"}"#
    try expectSaved(
      LaneHold(id: 3, lane: .popups, reason: "guide"),
      #"{"id":3,"lane":\#(lane),"owner":null,"reason":"guide"}"#)
    try expectSaved(
      LaneHold(id: 3, lane: .popups, reason: "guide", owner: .page(4)),
      #"{"id":3,"lane":\#(lane),"owner":{"page":[4]},"reason":"guide"}"#)
  }

  @Test func `a value without properties is saved by its name`() throws {
    func expectNamed<Value: Readable & Equatable>(_ values: Value...) throws {
      for value in values { try expectSaved(value, #"{"\#(value)":[]}"#) }
    }
    try expectNamed(PopupKeyPolicy.join, .replace, .update)
    try expectNamed(AnswerSource.app, .limit, .unreadableLimits)
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
      expiration: .milliseconds(1), displayDuration: .seconds(9),
      minimumDisplayDuration: .milliseconds(500), isAnimated: false, isUnsolicited: true)
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
      {"id":1,"key":null,"keyPolicy":{"join":[]},"group":null,"lane":\#(lane),"priority":0,"scope":{"any":[]},
       "explicitPageExit":null,"ignoresPageCover":false,"link":{"none":[]},"surface":{"ownWindow":[]},
       "presentsOverForeignModals":false,"isModal":true,"delay":[-5,0],
       "question":{"timeLimit":[-5,0],"defaultAnswer":{"drop":[]}},"conflict":{"wait":[]},
       "expiration":null,"displayDuration":null,"minimumDisplayDuration":[-1,0],"isAnimated":true,
       "isUnsolicited":false}
      """#

    let read = try JSONDecoder().decode(
      Saved<PopupQueue.Request>.self, from: Data(request.utf8)
    ).value

    #expect(read.lane == PopupLane(name: "a"))
    #expect(read.delay == .zero)
    #expect(read.minimumDisplayDuration == .zero)
    #expect(read.question?.timeLimit == .milliseconds(1))
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"lanes":[]}"#, #"{"lanes":[],"steps":[{}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"flew":[1]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":[-1]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":[]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":[null]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":[1,2]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"deadlineDidPass":[1]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":[1],"hide":[1]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"didPresent":{"popup":1}},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":"deadlineDidPass","effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":"now","event":{"deadlineDidPass":[]},"effects":[]}]}"#,
    #"{"lanes":[],"steps":[{"time":[0,0],"event":{"deadlineDidPass":[]},"effects":[{"a":[]}]}]}"#,
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
