// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherCore

@testable import gallery

@Suite("Sentences for the events and effects of a queue")
struct TraceWordsTests {
  private static let (first, second) = (PopupID(serial: 1), PopupID(serial: 2))
  private static let hold = LaneHold(id: .init(serial: 1), lane: .popups, reason: "payment")
  private static let page = PageState.Page(
    id: PageID(serial: 1), types: [PageTypeID("Shop.Bag")])

  private static let events: [PopupQueue.Event] = [
    .enqueued(.init(id: first)), .didAnswer(first, .now, by: .app),
    .didAnswer(first, .later(), by: .app), .didAnswer(first, .drop, by: .app),
    .reconsiderationRequested(.all), .reconsiderationRequested(.limited), .didPresent(first),
    .didFailToPresent(first, .refused),
    .didFailToPresent(first, .impossible), .dismissalDidBegin(first, .dismissedByApp),
    .didDisappear(first),
    .contentWasRemoved(first), .didVerify(first, status: .visible),
    .didVerify(first, status: .notVisible),
    .didVerify(first, status: .inTransition),
    .dismissalRequested(.all, .loggedOut, animated: false),
    .dismissalRequested(.request(first), .dismissedByApp, animated: true),
    .dismissalRequested(.key("tip"), .dismissedByApp, animated: true),
    .dismissalRequested(.lane(.popups), .dismissedByApp, animated: true),
    .changeRequested(first, .priority(.urgent)), .changeRequested(first, .displayDuration(nil)),
    .displayTimerPaused(first, .touch), .displayTimerResumed(first, .touch),
    .sceneDidChange(.active),
    .sceneDidChange(.inactive), .sceneDidChange(.windowless), .sceneDidChange(.background),
    .sceneDidChange(.disconnected),
    .pagesDidChange(PageState()), .pagesDidChange(PageState(visible: [page])),
    .holdAdded(hold), .holdReleased(hold.id),
  ]
  private static let effects: [PopupQueue.Effect] = [
    .ask(first), .stopAsking(first), .forgetAnswer(first),
    .present(first, animated: true), .dismiss(first, animated: true),
    .suspend(first, animated: true), .resume(first, animated: true), .hide(first),
    .unhide(first), .passBackdrop(of: first, to: second),
    .removeBackdrop(of: first, animated: true), .verify(first), .deliverOutcome(first, .loggedOut),
    .join(second, first: first),
    .update(first, from: second, count: 1), .reportOverdueHold(hold.id),
  ]

  @Test(arguments: events)
  func `Every event has its own sentence in both languages`(event: PopupQueue.Event) throws {
    let words = try #require(step(event).words(names: [:])?.event)
    let others = Self.events.filter { $0 != event }.compactMap { step($0).words(names: [:])?.event }

    expectSentences(words)
    #expect(!others.contains { $0.english == words.english || $0.chinese == words.chinese })
  }

  @Test(arguments: effects)
  func `Every effect has its own sentence in both languages`(effect: PopupQueue.Effect) throws {
    let words = try #require(step(.nextTurnDidBegin, [effect]).words(names: [:])?.orders.first)
    let others = Self.effects.filter { $0 != effect }
      .compactMap { step(.nextTurnDidBegin, [$0]).words(names: [:])?.orders.first }

    expectSentences(words)
    #expect(!others.contains { $0.english == words.english || $0.chinese == words.chinese })
  }

  @Test
  func `Sentences contain the names of popups, page types without module, and dismissal reasons`() {
    var trace = PopupQueue.Trace()
    trace.record(
      .enqueued(.init(id: Self.first, key: "voucher")), at: MonotonicInstant(sinceStart: .zero),
      effects: [.present(Self.first, animated: true)])

    #expect(
      step(.didPresent(Self.first)).words(names: trace.names)?.event.english
        == "#1 “voucher” is presented.")
    #expect(
      step(.pagesDidChange(PageState(visible: [Self.page]))).words(names: [:])?.event.english
        == "Visible: Bag.")
    #expect(
      step(.dismissalRequested(.all, .loggedOut, animated: false)).words(names: [:])?.event.english
        == "A dismissal of all popups is requested. The user logged out.")
  }

  @Test func `Events that only wake the queue have no sentence, but their effects have one`() {
    #expect(step(.deadlineDidPass, [.setDeadline(nil)]).words(names: [:]) == nil)
    #expect(step(.nextTurnDidBegin, [.requestNextTurn]).words(names: [:]) == nil)
    #expect(
      step(.nextTurnDidBegin, [.present(Self.first, animated: true), .requestNextTurn]).words(
        names: [:])?
        .orders.map(\.english) == ["Present #1."])
    #expect(step(.didPresent(Self.first), [.setDeadline(nil)]).words(names: [:])?.orders == [])
  }

  private func expectSentences(_ words: LiveWords) {
    #expect(words.english.last == ".")
    #expect(words.chinese.last == "。")
    #expect(words.english.first?.isUppercase == true || words.english.first == "#")
    #expect(
      words.chinese.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    )
  }

  private func step(
    _ event: PopupQueue.Event, _ effects: [PopupQueue.Effect] = []
  ) -> PopupQueue.Trace.Step {
    .init(time: MonotonicInstant(sinceStart: .zero), event: event, effects: effects)
  }
}
