// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R4, where a popup may appear.
struct ScopeTests {
  @Test func `a request for a type of page waits for one, subclasses included`() {
    var queue = QueueHarness()
    #expect(queue.enqueue(1, configure: { $0.scope = .on("List", "Cart") }) == [])
    #expect(queue.blockers(1) == ["the page is Home, it wants Cart or List"])

    #expect(queue.setVisiblePages(.cart) == ["present #1"])
    #expect(
      queue.enqueue(2, configure: { ($0.lane, $0.scope) = (.alerts, .on("Page")) }) == ["present #2"])
  }

  @Test func `a request for a name waits for a page that was given it`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .names(["basket", "till"]) })
    #expect(queue.blockers(1) == ["the page is Home, it wants basket or till"])

    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.setVisiblePages(.cart.named("till")) == ["present #1"])
  }

  @Test func `a request for one page does not take another of its type`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .page(9) })
    #expect(queue.blockers(1) == ["the page is Home, it wants page 9"])

    var twin = PageState.Page.home
    twin.id = 9
    #expect(queue.setVisiblePages(twin) == ["present #1"])
  }

  @Test func `a request for a condition waits until it holds`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .predicate(PagePredicateID(serial: 2)) })
    #expect(queue.blockers(1) == ["the page is Home, it wants predicate 2"])

    #expect(queue.setVisiblePages(.home.satisfying(1)) == [])
    #expect(queue.setVisiblePages(.home.satisfying(1, 2)) == ["present #1"])
  }

  @Test func `one of several visible pages is enough`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .on("Detail") })

    #expect(queue.setVisiblePages(.list, .detail) == ["present #1"])
  }

  @Test func `a request for anywhere needs no page`() {
    var queue = QueueHarness()
    queue.setVisiblePages()

    #expect(queue.enqueue(1) == ["present #1"])
  }

  @Test func `one that is to leave with its page waits for a page, wherever it may appear`() {
    var queue = QueueHarness()
    queue.setVisiblePages()
    queue.enqueue(1, configure: { $0.pageExit = .keepAlive })
    #expect(queue.blockers(1) == ["no page is known"])

    #expect(queue.setVisiblePages(.cart) == ["present #1"])
  }

  @Test func `on the app's window it waits for pages at rest`() {
    var queue = QueueHarness()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(1, surface: .appWindowModal)
    #expect(queue.blockers(1) == ["its page is about to leave"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `an empty set of types fits nowhere, and says so`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .types([]) })

    #expect(queue.blockers(1) == ["the page is Home, it wants no type"])
  }

  @Test func `the wrong page does not hold up those behind it`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { ($0.scope, $0.priority) = (.on("Cart"), .urgent) })

    #expect(queue.enqueue(2) == ["present #2"])
  }

  @Test func `a waiting request may be given another scope`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .on("Cart") })
    queue.send(.changeRequested(1, .scope(.on("List"))))
    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.send(.changeRequested(1, .scope(.any))) == ["present #1"])
  }

  @Test func `a request that was for one page is not ended with it any more once it is for others`()
  {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.scope = .page(4) })
    queue.send(.changeRequested(1, .scope(.on("List"))))

    #expect(queue.changePages { $0.gone = [4] } == [])
    #expect(queue.phase(1) == "in line")
  }

  @Test func `the same situation told twice changes nothing`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.home)
    let before = queue.queue

    #expect(queue.setVisiblePages(.home) == [])
    #expect(queue.queue == before)
  }
}
