// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R4, where a popup may appear.
struct ScopeTests {
  @Test func `a request for a type of page waits for one, subclasses included`() {
    var play = Play()
    #expect(play.enqueue(1, wishing: { $0.scope = .on("List", "Cart") }) == [])
    #expect(play.why(1) == ["the page is Home, it wants Cart or List"])

    #expect(play.sees(.cart) == ["present #1"])
    #expect(
      play.enqueue(2, wishing: { ($0.lane, $0.scope) = (.alerts, .on("Page")) }) == ["present #2"])
  }

  @Test func `a request for a name waits for a page that was given it`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .names(["basket", "till"]) })
    #expect(play.why(1) == ["the page is Home, it wants basket or till"])

    #expect(play.sees(.cart) == [])
    #expect(play.sees(.cart.named("till")) == ["present #1"])
  }

  @Test func `a request for one page does not take another of its type`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .page(9) })
    #expect(play.why(1) == ["the page is Home, it wants page 9"])

    var twin = PageSituation.Page.home
    twin.id = 9
    #expect(play.sees(twin) == ["present #1"])
  }

  @Test func `a request for a condition waits until it holds`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .predicate(PagePredicateID(serial: 2)) })
    #expect(play.why(1) == ["the page is Home, it wants predicate 2"])

    #expect(play.sees(.home.fulfilling(1)) == [])
    #expect(play.sees(.home.fulfilling(1, 2)) == ["present #1"])
  }

  @Test func `one of several visible pages is enough`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .on("Detail") })

    #expect(play.sees(.list, .detail) == ["present #1"])
  }

  @Test func `a request for anywhere needs no page`() {
    var play = Play()
    play.sees()

    #expect(play.enqueue(1) == ["present #1"])
  }

  @Test func `one that is to leave with its page waits for a page, wherever it may appear`() {
    var play = Play()
    play.sees()
    play.enqueue(1, wishing: { $0.retention = .keepAlive })
    #expect(play.why(1) == ["no page is known"])

    #expect(play.sees(.cart) == ["present #1"])
  }

  @Test func `on the app's window it waits for pages at rest`() {
    var play = Play()
    play.changePages { $0.departing = [1: .left] }
    play.enqueue(1, surface: .appWindow)
    #expect(play.why(1) == ["its page is about to leave"])

    #expect(play.changePages { $0.departing = [:] } == ["present #1"])
  }

  @Test func `an empty set of types fits nowhere, and says so`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .types([]) })

    #expect(play.why(1) == ["the page is Home, it wants no type"])
  }

  @Test func `the wrong page does not hold up those behind it`() {
    var play = Play()
    play.enqueue(1, wishing: { ($0.scope, $0.priority) = (.on("Cart"), .urgent) })

    #expect(play.enqueue(2) == ["present #2"])
  }

  @Test func `a waiting request may be given another scope`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .on("Cart") })
    play.happens(.changeRequested(1, .scope(.on("List"))))
    #expect(play.sees(.cart) == [])
    #expect(play.happens(.changeRequested(1, .scope(.anywhere))) == ["present #1"])
  }

  @Test func `a request that was for one page is not ended with it any more once it is for others`()
  {
    var play = Play()
    play.enqueue(1, wishing: { $0.scope = .page(4) })
    play.happens(.changeRequested(1, .scope(.on("List"))))

    #expect(play.changePages { $0.gone = [4] } == [])
    #expect(play.phase(1) == "in line")
  }

  @Test func `the same situation told twice changes nothing`() {
    var play = Play()
    play.sees(.home)
    let before = play.queue

    #expect(play.sees(.home) == [])
    #expect(play.queue == before)
  }
}
