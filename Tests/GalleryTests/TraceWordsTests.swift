// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import Usher

@testable import gallery

@Suite("What a queue was told and has ordered, in words")
struct TraceWordsTests {
  private static let (first, second) = (RequestID(serial: 1), RequestID(serial: 2))
  private static let hold = PopupHold(id: .init(serial: 1), lane: .popups, reason: "payment")
  private static let page = PageSituation.Page(
    id: PageID(serial: 1), types: [PageTypeID("Shop.Bag")])

  private static let events: [PopupQueue.Event] = [
    .enqueued(.init(id: first)), .didPresent(first), .didFailToPresent(first, .refused),
    .didFailToPresent(first, .impossible), .didBeginToLeave(first, .dismissed), .didLeave(first),
    .wasRemovedByApp(first), .didLook(first, found: .visible), .didLook(first, found: .absent),
    .didLook(first, found: .inTransition), .endRequested(.all, .loggedOut, animated: false),
    .endRequested(.request(first), .dismissed, animated: true),
    .endRequested(.key("tip"), .dismissed, animated: true),
    .endRequested(.lane(.popups), .dismissed, animated: true),
    .changeRequested(first, .priority(.urgent)), .changeRequested(first, .timeOnScreen(nil)),
    .timeWasPaused(first, .touch), .timeWasResumed(first, .touch), .stageDidChange(.active),
    .stageDidChange(.inactive), .stageDidChange(.background), .stageDidChange(.gone),
    .pagesDidChange(PageSituation()), .pagesDidChange(PageSituation(visible: [page])),
    .holdWasAdded(hold), .holdWasReleased(hold.id),
  ]
  private static let orders: [PopupQueue.Effect] = [
    .present(first, animated: true), .dismiss(first, animated: true),
    .withdraw(first, animated: true), .restore(first, animated: true), .conceal(first),
    .reveal(first), .look(first), .report(first, .loggedOut), .join(second, first: first),
    .update(first, from: second, count: 1), .reportHold(hold.id),
  ]

  @Test(arguments: events)
  func `Every event is a sentence of its own, in both languages`(event: PopupQueue.Event) throws {
    let words = try #require(step(event).words(names: [:])?.event)
    let others = Self.events.filter { $0 != event }.compactMap { step($0).words(names: [:])?.event }

    expectSentences(words)
    #expect(!others.contains { $0.english == words.english || $0.chinese == words.chinese })
  }

  @Test(arguments: orders)
  func `So is every order`(order: PopupQueue.Effect) throws {
    let words = try #require(step(.turnDidBegin, [order]).words(names: [:])?.orders.first)
    let others = Self.orders.filter { $0 != order }
      .compactMap { step(.turnDidBegin, [$0]).words(names: [:])?.orders.first }

    expectSentences(words)
    #expect(!others.contains { $0.english == words.english || $0.chinese == words.chinese })
  }

  @Test func `Popups have their names, pages no module, and ends their reason`() {
    var trace = PopupQueue.Trace()
    trace.record(
      .enqueued(.init(id: Self.first, key: "voucher")), at: Instant(sinceStart: .zero),
      answer: [.present(Self.first, animated: true)])

    #expect(
      step(.didPresent(Self.first)).words(names: trace.names)?.event.english
        == "#1 “voucher” is on the screen.")
    #expect(
      step(.pagesDidChange(PageSituation(visible: [Self.page]))).words(names: [:])?.event.english
        == "The user sees Bag.")
    #expect(
      step(.endRequested(.all, .loggedOut, animated: false)).words(names: [:])?.event.english
        == "Everything is to end. The user logged out.")
  }

  @Test func `What only wakes the queue is not told, and what it leads to is`() {
    #expect(step(.deadlineDidPass, [.setDeadline(nil)]).words(names: [:]) == nil)
    #expect(step(.turnDidBegin, [.requestTurn]).words(names: [:]) == nil)
    #expect(
      step(.turnDidBegin, [.present(Self.first, animated: true), .requestTurn]).words(names: [:])?
        .orders.map(\.english) == ["Show #1."])
    #expect(step(.didPresent(Self.first), [.setDeadline(nil)]).words(names: [:])?.orders == [])
  }

  private func expectSentences(_ words: LiveWords) {
    #expect(words.english.last == "." && words.chinese.last == "。")
    #expect(words.english.first?.isUppercase == true || words.english.first == "#")
    #expect(
      words.chinese.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    )
  }

  private func step(
    _ event: PopupQueue.Event, _ effects: [PopupQueue.Effect] = []
  ) -> PopupQueue.Trace.Step {
    .init(time: Instant(sinceStart: .zero), event: event, effects: effects)
  }
}
