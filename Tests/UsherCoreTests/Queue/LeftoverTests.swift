// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// What has ended leaves nothing behind, however much came and went.
struct LeftoverTests {
  private typealias Wish = @Sendable (inout PopupQueue.Request, UInt64) -> Void

  /// What a request may wish, in a round of this number; each round wishes for something new.
  private static let wishes: [(what: String, wish: Wish)] = [
    ("nothing", { _, _ in }),
    ("a key", { $0.key = PopupKey("\($1)") }),
    ("a group", { $0.group = PopupGroup("\($1)") }),
    ("a page", { $0.scope = .page(PageID(serial: $1)) }),
    ("its page back", { ($0.scope, $0.retention) = (.page(PageID(serial: $1)), .keepAlive) }),
    ("a condition", { $0.scope = .predicate(PagePredicateID(serial: $1)) }),
    ("a popup", { $0.parent = RequestID(serial: $1 * 10) }),
    ("a sequence", { $0.sequence = PopupSequence(serial: $1) }),
    ("a delay", { request, _ in request.delay = .seconds(1) }),
    ("an end of its waiting", { request, _ in request.expiresAfter = .seconds(1) }),
    ("an end of its time", { request, _ in request.timeOnScreen = .seconds(1) }),
    ("the app's window", { request, _ in request.surface = .appWindow }),
  ]

  @Test(arguments: wishes.indices)
  func `after many requests the queue is as large as after the first`(row: Int) {
    let (what, wish) = LeftoverTests.wishes[row]

    #expect(queue(after: 20, wish) == queue(after: 1, wish), "\(what)")
  }

  /// The queue, but for what it counts, after so many rounds: in each a popup is shown, one request
  /// ends while it waits, one while it is on screen, and the page goes.
  private func queue(after rounds: UInt64, _ wish: Wish) -> PopupQueue {
    var play = Play()
    for round in 1...rounds {
      let parent = RequestID(serial: round * 10)
      let waiting = RequestID(serial: round * 10 + 1)
      let seen = RequestID(serial: round * 10 + 2)
      var page = PageSituation.Page.list
      page.id = PageID(serial: round)
      page.predicates = [PagePredicateID(serial: round)]
      play.sees(page)
      play.show(parent, lane: .alerts)
      play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
      play.enqueue(waiting) { wish(&$0, round) }
      play.end(.request(waiting))
      play.happens(.holdWasReleased(1))
      play.turn()
      play.enqueue(seen) { wish(&$0, round) }
      play.happens(.didPresent(seen))
      play.changePages { ($0.visible, $0.gone) = ([], [page.id]) }
      play.end(.all)
      for id in [seen, parent] { play.happens(.didLeave(id)) }
      play.turn()
    }
    var queue = play.queue
    #expect(queue.requests.isEmpty)
    (queue.newestID, queue.starts) = (nil, 0)
    return queue
  }

  @Test func `a popup keeps nothing of what belonged to it`() {
    func queue(wishing: (inout PopupQueue.Request) -> Void) -> PopupQueue {
      var play = Play()
      play.show(1)
      play.enqueue(2, wishing: wishing)
      play.happens(.didPresent(2))
      play.happens(.didLeave(2))
      play.happens(.didLeave(1))
      play.turn()
      return play.queue
    }

    let lonely = queue { $0.lane = .alerts }
    let family = queue { ($0.lane, $0.parent) = (.alerts, 1) }
    #expect(family.offers == lonely.offers)
    #expect(family.families.isEmpty)
  }

  @Test func `of a stage that is gone no family is kept`() {
    var play = Play()
    play.show(1)
    play.enqueue(2) { $0.parent = 1 }
    play.happens(.stageDidChange(.gone))

    #expect(play.queue.families.isEmpty)
    #expect(play.queue.offers == play.queue.pages.offers)
  }

  @Test func `one that ends while it is suspended is not waited for`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    #expect(play.queue.lanes[0].interrupted == [1])

    play.end(.request(1))
    #expect(play.queue.lanes[0].interrupted == [])
  }

  @Test func `pages that are gone are forgotten`() {
    var play = Play()
    let before = play.queue

    #expect(play.changePages { $0.gone = [9] } == [])
    #expect(play.queue == before)
  }
}
