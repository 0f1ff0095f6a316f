// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R4: the pages on which a popup may appear.
struct ScopeTests {
  @Test func `a request for a page type waits for a page of that type or a subclass`() {
    var queue = QueueHarness()
    #expect(queue.enqueue(1, configure: { $0.scope = .on("List", "Cart") }) == [])
    #expect(queue.blockers(of: 1) == ["visible page: Home; expected: Cart or List"])

    #expect(queue.setVisiblePages(.cart) == ["present #1"])
    #expect(
      queue.enqueue(2, configure: { ($0.lane, $0.scope) = (.alerts, .on("Page")) }) == [
        "present #2"
      ])
  }

  @Test func `a request for a page name waits for a page with that name`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .names(["basket", "till"]) })
    #expect(
      queue.blockers(of: 1) == ["visible page: Home; expected: a page named “basket” or “till”"])

    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.setVisiblePages(.cart.named("till")) == ["present #1"])
  }

  @Test func `a popup is left with the name of its page, though the page is the same`() {
    var queue = QueueHarness()
    queue.enqueue(
      1, configure: { ($0.scope, $0.pageExit) = (.names(["basket"]), .keepAlive) })
    queue.setVisiblePages(.cart.named("basket"))
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.cart.named("till")) == ["suspend #1"])
    #expect(
      queue.blockers(of: 1) == [
        "it is suspended: the user left its page",
        "visible page: till; expected: a page named “basket”",
      ])
    queue.send(.didDisappear(1))
    #expect(queue.setVisiblePages(.cart.named("basket")) == ["resume #1"])
  }

  @Test func `a popup that has appeared waits for its page, not for another with the name`() {
    var queue = QueueHarness()
    queue.enqueue(
      1, configure: { ($0.scope, $0.pageExit) = (.names(["basket"]), .keepAlive) })
    queue.setVisiblePages(.cart.named("basket"))
    queue.send(.didPresent(1))
    queue.setVisiblePages(.home)

    #expect(queue.blockers(of: 1).last?.hasSuffix("a page named “basket”") == false)
  }

  @Test func `a popup for a type stays when its page gets another name`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .on("Cart") })
    queue.setVisiblePages(.cart.named("basket"))
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.cart.named("till")) == [])
  }

  @Test func `a request for one page does not start on another page of the same type`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .page(9) })
    #expect(queue.blockers(of: 1) == ["visible page: Home; expected: page 9"])

    var twin = PageState.Page.home
    twin.id = 9
    #expect(queue.setVisiblePages(twin) == ["present #1"])
  }

  @Test func `a request for a predicate waits until the predicate is satisfied`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .predicate(PagePredicateID(serial: 2)) })
    #expect(
      queue.blockers(of: 1) == ["visible page: Home; expected: a page that satisfies its predicate"]
    )

    #expect(queue.setVisiblePages(.home.satisfying(1)) == [])
    #expect(queue.setVisiblePages(.home.satisfying(1, 2)) == ["present #1"])
  }

  @Test func `a request starts if one of several visible pages matches`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .on("Detail") })

    #expect(queue.setVisiblePages(.list, .detail) == ["present #1"])
  }

  @Test func `a request for any page starts without a page`() {
    var queue = QueueHarness()
    queue.setVisiblePages()

    #expect(queue.enqueue(1) == ["present #1"])
  }

  @Test func `a request that is kept alive waits for a page, even if any page will do`() {
    var queue = QueueHarness()
    queue.setVisiblePages()
    queue.enqueue(1, configure: { $0.pageExit = .keepAlive })
    #expect(queue.blockers(of: 1) == ["no page is known"])

    #expect(queue.setVisiblePages(.cart) == ["present #1"])
  }

  @Test func `a request in the app window waits for settled pages`() {
    var queue = QueueHarness()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(1, surface: .appWindowModal)
    #expect(queue.blockers(of: 1) == ["its page is disappearing"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `an empty set of types matches no page and has a blocker`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .types([]) })

    #expect(queue.blockers(of: 1) == ["visible page: Home; expected: a page of no type"])
  }

  @Test func `a request for another page does not hold up the requests behind it`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { ($0.scope, $0.priority) = (.on("Cart"), .urgent) })

    #expect(queue.enqueue(2) == ["present #2"])
  }

  @Test func `the scope of a queued request can be changed`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .on("Cart") })
    queue.send(.changeRequested(1, .scope(.on("List"))))
    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.send(.changeRequested(1, .scope(.any))) == ["present #1"])
  }

  @Test
  func `a request whose scope no longer names a page is not dismissed when that page is gone`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .page(4) })
    queue.send(.changeRequested(1, .scope(.on("List"))))

    #expect(queue.changePages { $0.gone = [4] } == [])
    #expect(queue.phase(1) == "queued")
  }

  @Test func `an unchanged page state changes nothing`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.home)
    let before = queue.queue

    #expect(queue.setVisiblePages(.home) == [])
    #expect(queue.queue == before)
  }

  @Test func `a popup is bound to the first page that matches, not to the first of all`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.list, .home)
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.home) == [])
    #expect(queue.setVisiblePages(.list) == ["suspend #1"])
  }
}
