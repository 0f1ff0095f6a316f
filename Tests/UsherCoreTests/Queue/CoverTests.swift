// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R4 and R5: what comes in front of a page, and what a running change takes away.
struct CoverTests {
  /// A popup that is visible on the page Home.
  private func play(
    _ retention: PopupRetention = .keepAlive,
    wishing: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> Play {
    var play = Play()
    play.enqueue(1) {
      $0.scope = .on("Home")
      $0.retention = retention
      wishing(&$0)
    }
    play.happens(.didPresent(1))
    return play
  }

  private func isCovered(_ situation: inout PageSituation) {
    situation = PageSituation(visible: [.cart], covered: [1: "Cart"])
  }

  @Test func `a covered page counts as left`() {
    var kept = play()
    #expect(kept.changePages(isCovered) == ["withdraw #1"])
    #expect(kept.why(1) == ["it is suspended: its page is covered", "its page is covered by Cart"])
    #expect(kept.sees(.home) == ["restore #1"])

    var dismissed = play(.dismiss)
    #expect(dismissed.changePages(isCovered) == ["dismiss #1"])
  }

  @Test func `a popup can opt to stay while its page is covered`() {
    var play = play(wishing: { $0.staysWhenCovered = true })
    #expect(play.changePages { $0.departing = [1: .covered] } == [])
    #expect(play.changePages(isCovered) == [])
    #expect(play.phase(1) == "visible")

    #expect(play.sees(.list) == ["withdraw #1"])
  }

  @Test func `one that stays while covered also returns while covered`() {
    var play = play(wishing: { $0.staysWhenCovered = true })
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    play.changePages(isCovered)
    play.end(.request(2))
    play.happens(.didLeave(2))

    #expect(play.turn() == ["restore #1"])
  }

  @Test func `it also returns while its page is about to be covered`() {
    var play = play(wishing: { $0.staysWhenCovered = true })
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    play.changePages { $0.departing = [1: .covered] }
    play.end(.request(2))
    play.happens(.didLeave(2))

    #expect(play.turn() == ["restore #1"])
  }

  @Test(arguments: PopupRetention.allCases.filter { $0 != .stay })
  func `what obstructs a page suspends its popups whatever their retention`(
    retention: PopupRetention
  ) {
    var play = play(retention)
    #expect(play.sees(.home.obstructed(by: "UIAlertController")) == ["withdraw #1"])
    #expect(
      play.why(1) == [
        "it is suspended: something is in front of its page",
        "its page is obstructed by UIAlertController",
      ])

    #expect(play.sees(.home) == ["restore #1"])
  }

  @Test func `nothing of a page begins while that page is obstructed`() {
    var play = Play()
    play.sees(.home.obstructed(by: "Menu"))
    play.enqueue(1) { $0.scope = .on("Home") }
    #expect(play.why(1) == ["its page is obstructed by Menu"])

    #expect(play.sees(.home) == ["present #1"])
  }

  @Test func `one that waits for a covered page is told by what`() {
    var play = Play()
    play.enqueue(1) { $0.scope = .page(1) }
    play.happens(.didPresent(1))
    play.enqueue(2) { $0.scope = .page(1) }
    play.changePages(isCovered)
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.why(2) == ["its page is covered by Cart"])
  }

  @Test func `a cause changes into another without a return between them`() {
    var play = play()
    play.sees(.home.obstructed(by: "Menu"))

    #expect(play.changePages(isCovered) == [])
    #expect(play.phase(1) == "suspended (covered)")
    #expect(play.sees(.list) == [])
    #expect(play.phase(1) == "suspended (left)")
  }

  @Test func `on the app's window a popup is not suspended by what obstructs`() {
    var play = play(wishing: { $0.surface = .appWindow })

    #expect(play.sees(.home.obstructed(by: "Menu")) == [])
    #expect(play.phase(1) == "visible")
  }

  // MARK: Changes that run

  @Test func `a popup is concealed while its page departs, and withdrawn when it has`() {
    var play = play()
    #expect(play.changePages { $0.departing = [1: .left] } == ["conceal #1"])
    #expect(play.phase(1) == "visible")

    #expect(play.sees(.list) == ["withdraw #1 animated=no"])
  }

  @Test func `a popup is revealed when its page stays after all`() {
    var play = play(.dismiss)
    play.changePages { $0.departing = [1: .covered] }

    #expect(play.changePages { $0.departing = [:] } == ["reveal #1"])
    #expect(play.phase(1) == "visible")
  }

  @Test func `what was concealed leaves without an animation`() {
    var play = play(.dismiss)
    play.changePages { $0.departing = [1: .left] }

    #expect(play.sees(.list) == ["dismiss #1 animated=no"])
  }

  @Test func `what is replaced while concealed leaves without an animation, too`() {
    var play = play(.dismiss)
    play.changePages { $0.departing = [1: .left] }

    #expect(play.enqueue(2, priority: .urgent, conflict: .replace) == ["dismiss #1 animated=no"])
  }

  @Test func `what appears on a departing page is concealed, too`() {
    var play = Play()
    play.enqueue(1) { $0.scope = .on("Home") }

    #expect(play.changePages { $0.departing = [1: .left] } == ["conceal #1"])
    play.happens(.didPresent(1))
    #expect(play.changePages { $0.departing = [:] } == ["reveal #1"])
  }

  @Test func `nothing begins on a departing page`() {
    var play = Play()
    play.changePages { $0.departing = [1: .left] }
    play.enqueue(1) { $0.scope = .on("Home") }
    #expect(play.why(1) == ["its page is about to leave"])

    #expect(play.changePages { $0.departing = [:] } == ["present #1"])
  }

  @Test func `one that was suspended comes back revealed`() {
    var play = play()
    play.changePages { $0.departing = [1: .left] }
    play.sees(.list)
    play.sees(.home)
    play.happens(.didPresent(1))

    #expect(play.changePages { $0.departing = [1: .left] } == ["conceal #1"])
  }

  @Test func `what is presented on the app's window cannot be concealed`() {
    var play = play(wishing: { $0.surface = .appWindow })

    #expect(play.changePages { $0.departing = [1: .left] } == [])
  }

  @Test func `what belongs to a popup is concealed and revealed with it`() {
    var play = play(wishing: { $0.surface = .appView })
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appView) }
    play.happens(.didPresent(2))
    play.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindow) }

    #expect(play.changePages { $0.departing = [1: .left] } == ["conceal #1", "conceal #2"])
    #expect(play.queue.topmostModal == 3)
    #expect(play.changePages { $0.departing = [:] } == ["reveal #1", "reveal #2"])
  }

  @Test func `what belongs to a popup that stays is concealed with its own page`() {
    var play = play(.stay)
    play.enqueue(2) { ($0.parent, $0.scope) = (1, .on("Home")) }
    play.happens(.didPresent(2))

    #expect(play.changePages { $0.departing = [1: .left] } == ["conceal #2"])
  }

  @Test func `one that stays is not concealed`() {
    var play = play(.stay)

    #expect(play.changePages { $0.departing = [1: .left] } == [])
  }
}
