// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R13 on the app's window: what is refused there is tried again when the screen is free.
struct RefusalTests {
  /// A request for the app's window that has been refused so often; the last time it was not yet tried
  /// again.
  private func refused(
    times: Int = 1, wishing: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> Play {
    var play = Play()
    play.enqueue(1) {
      $0.surface = .appWindow
      wishing(&$0)
    }
    refuse(&play)
    for _ in 1..<times {
      play.wait(.milliseconds(500))
      refuse(&play)
    }
    return play
  }

  private func refuse(_ play: inout Play) {
    play.happens(.didFailToPresent(1, .refused))
    play.turn()
  }

  private func isTaken(_ situation: inout PageSituation) { situation.foreignModal = "Login" }
  private func isFree(_ situation: inout PageSituation) { situation.foreignModal = nil }

  @Test func `it is tried again as soon as the pages have settled`() {
    var play = refused()

    #expect(play.changePages { $0.departing = [1: .left] } == [])
    #expect(play.changePages { $0.departing = [:] } == ["present #1"])
  }

  @Test func `it is tried again as soon as nobody else presents anything`() {
    var play = refused()
    #expect(play.changePages(isTaken) == [])
    play.wait(.seconds(60))
    #expect(play.why(1) == ["the app's window presents Login"])

    #expect(play.changePages(isFree) == ["present #1"])
  }

  @Test func `it is tried again after half a second, if nothing changes before`() {
    var play = refused()
    #expect(
      play.why(1) == ["its presentation was refused once, it is tried again at 0.5"])

    #expect(play.wait(.milliseconds(499)) == [])
    #expect(play.wait(.milliseconds(1)) == ["present #1"])
  }

  @Test func `on another page it is not tried before that has settled`() {
    var play = refused { $0.scope = .on("Home") }

    #expect(play.changePages { $0.visible = [.cart] } == [])
    #expect(play.why(1) == ["the page is Cart, it wants Home"])
    #expect(play.changePages { $0.visible = [.home] } == ["present #1"])
  }

  @Test func `what a free window refuses three times has failed, whatever the pages did meanwhile`()
  {
    var play = refused()
    #expect(play.sees(.cart) == ["present #1"])
    refuse(&play)
    #expect(play.sees(.home) == ["present #1"])

    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestTurn"])
  }

  @Test func `what a taken window refuses does not count, however often`() {
    var play = Play()
    play.changePages(isTaken)
    play.enqueue(1) { ($0.surface, $0.goesAboveModals) = (.appWindow, true) }
    for _ in 1...300 {
      refuse(&play)
      #expect(play.wait(.milliseconds(500)) == ["present #1"])
    }
    refuse(&play)
    #expect(play.changePages(isFree) == ["present #1"])

    for _ in 1...2 {
      refuse(&play)
      #expect(play.wait(.milliseconds(500)) == ["present #1"])
    }
    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestTurn"])
  }

  @Test func `above somebody else's controller it is tried again when the pages have settled, too`()
  {
    var play = Play()
    play.changePages(isTaken)
    play.enqueue(1) { ($0.surface, $0.goesAboveModals) = (.appWindow, true) }
    refuse(&play)

    #expect(play.changePages { $0.departing = [1: .left] } == [])
    #expect(play.changePages { $0.departing = [:] } == ["present #1"])
  }

  @Test(arguments: ["taken", "moving", "empty"])
  func `refusals do not count that are explained afterwards`(explanation: String) {
    var play = refused(times: 2)

    play.changePages { pages in
      switch explanation {
      case "taken": pages.foreignModal = "Login"
      case "moving": pages.departing = [1: .left]
      default: pages.visible = []
      }
    }
    #expect(play.sees(.home) == ["present #1"])
    for _ in 1...2 {
      refuse(&play)
      #expect(play.phase(1) == "delayed")
      play.wait(.milliseconds(500))
    }
    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestTurn"])
  }

  @Test func `that a page is gone is no reason to try again`() {
    var play = refused()

    #expect(play.changePages { $0.gone = [9] } == [])
  }

  @Test func `its delay and its time to live go on meanwhile`() {
    var play = refused { $0.expiresAfter = .seconds(3) }
    play.happens(.changeRequested(1, .delay(.seconds(2))))
    play.changePages(isTaken)
    #expect(play.changePages(isFree) == [])
    #expect(play.wait(.seconds(2)) == ["present #1"])

    refuse(&play)
    play.changePages(isTaken)
    #expect(play.wait(.seconds(1)) == ["report #1 expired", "requestTurn"])
  }

  @Test func `others come meanwhile, and it waits for them`() {
    var play = refused()
    play.show(2)

    play.changePages(isTaken)
    #expect(play.changePages(isFree) == [])
    #expect(play.why(1) == ["its lane is full: #2 is on the screen"])
    play.happens(.didLeave(2))
    #expect(play.turn() == ["present #1"])
  }

  @Test(arguments: [PopupSurface.overlay, .appView])
  func `what is not presented is refused for other reasons, and all count`(surface: PopupSurface) {
    var play = Play()
    play.changePages(isTaken)
    play.enqueue(1, surface: surface)
    refuse(&play)
    #expect(play.changePages(isFree) == [])
    play.changePages(isTaken)
    #expect(play.wait(.milliseconds(500)) == ["present #1"])
    refuse(&play)
    play.wait(.milliseconds(500))

    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestTurn"])
  }
}
