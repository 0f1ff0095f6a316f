// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R6 and R7: what becomes of a popup whose page is left or gone.
struct RetentionTests {
  /// A popup that is visible on the page Home.
  private func play(
    _ retention: PopupRetention, surface: PopupSurface = .overlay,
    timeOnScreen: Duration? = nil
  ) -> Play {
    var play = Play()
    play.enqueue(1) {
      $0.scope = .on("Home")
      $0.retention = retention
      $0.surface = surface
      $0.timeOnScreen = timeOnScreen
    }
    play.happens(.didPresent(1))
    return play
  }

  @Test func `a popup for pages is dismissed with its page unless it says otherwise`() {
    var play = Play()
    play.enqueue(1, wishing: { $0 = PopupQueue.Request(id: 1, scope: .on("Home")) })
    play.happens(.didPresent(1))

    #expect(play.sees(.list) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 pageLeft", "requestTurn"])
  }

  @Test func `one that is kept alive comes back with that very page`() {
    var play = play(.keepAlive)
    #expect(play.sees(.list) == ["withdraw #1"])
    #expect(play.phase(1) == "suspended (left)")

    var twin = PageSituation.Page.home
    twin.id = 9
    #expect(play.sees(twin) == [])
    #expect(
      play.why(1) == ["it is suspended: its page was left", "the page is Home, it wants page 1"])

    #expect(play.sees(.home) == ["restore #1"])
    play.happens(.didPresent(1))
    #expect(play.phase(1) == "visible")
  }

  @Test func `one that is kept alive keeps what is left of its time`() {
    var play = play(.keepAlive, timeOnScreen: .seconds(5))
    play.now = .seconds(2)
    play.sees(.list)
    #expect(play.deadline == nil)

    play.now = .seconds(60)
    play.sees(.home)
    play.happens(.didPresent(1))
    #expect(play.deadline == .seconds(63))
  }

  @Test func `while one is away others are shown`() {
    var play = play(.keepAlive)
    play.sees(.list)
    #expect(play.enqueue(2) == ["present #2"])
    play.happens(.didPresent(2))

    #expect(play.sees(.home) == [])
    #expect(play.why(1) == ["its lane is full: #2 is on the screen"])
  }

  @Test func `one that stays follows the user`() {
    var play = play(.stay)

    #expect(play.sees(.list) == [])
    #expect(play.sees(.home.obstructed(by: "Alert")) == [])
    #expect(play.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(play.phase(1) == "visible")
  }

  @Test func `one that may appear anywhere and is kept alive belongs to the page it came on`() {
    var play = Play()
    play.enqueue(1, wishing: { $0.retention = .keepAlive })
    play.happens(.didPresent(1))

    #expect(play.sees(.list) == ["withdraw #1"])
    #expect(play.sees(.home) == ["restore #1"])
  }

  @Test func `on the app's window nothing can be kept alive, so it ends`() {
    var play = play(.keepAlive, surface: .appWindow)

    #expect(play.sees(.list) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 pageLeft", "requestTurn"])
  }

  @Test func `what is still appearing when its page is left goes, too`() {
    var play = Play()
    play.enqueue(1) { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) }
    #expect(play.sees(.list) == ["withdraw #1"])
    #expect(play.happens(.didPresent(1)) == [])
    #expect(play.phase(1) == "suspended (left)")
  }

  @Test func `a page change treats an interrupted one like a visible one`() {
    var play = play(.dismiss)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))

    #expect(play.sees(.list) == ["report #1 pageLeft", "requestTurn"])
  }

  @Test func `one that was interrupted on its page returns when both are over`() {
    var play = play(.keepAlive)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    play.sees(.list)
    #expect(play.phase(1) == "suspended (interrupted, left)")

    play.end(.request(2))
    play.happens(.didLeave(2))
    #expect(play.turn() == [])
    #expect(play.phase(1) == "suspended (left)")
    #expect(play.sees(.home) == ["restore #1"])
  }

  @Test func `one that waits to return is suspended again when its page is left again`() {
    var play = play(.keepAlive)
    play.sees(.list)
    play.enqueue(2)
    play.happens(.didPresent(2))
    play.sees(.home)
    #expect(play.phase(1) == "in line")

    #expect(play.sees(.list) == [])
    #expect(play.phase(1) == "suspended (left)")
  }

  @Test func `one that was refused on its return and whose page is left waits for its page`() {
    var play = play(.keepAlive)
    play.sees(.list)
    play.sees(.home)
    play.happens(.didFailToPresent(1, .refused))
    play.turn()
    #expect(play.phase(1) == "delayed")

    play.sees(.list)
    #expect(play.phase(1) == "suspended (left)")
    #expect(play.sees(.home) == ["restore #1"])
  }

  // MARK: Gone

  @Test func `with its page what waits for that page is gone, what waits for its type is not`() {
    var play = Play()
    play.enqueue(1) { $0.scope = .page(4) }
    play.enqueue(2) { ($0.scope, $0.delay) = (.page(4), .seconds(9)) }
    play.enqueue(3) { $0.scope = .on("Cart") }

    #expect(
      play.changePages { $0.gone = [4] } == [
        "report #1 pageGone", "report #2 pageGone", "requestTurn",
      ])
    #expect(play.phase(3) == "in line")
  }

  @Test func `what was kept for a page ends when the page is gone`() {
    var play = play(.keepAlive)
    play.sees(.list)

    #expect(play.changePages { $0.gone = [1] } == ["report #1 pageGone", "requestTurn"])
  }

  @Test(
    arguments: [(.keepAlive, "pageGone"), (.dismiss, "pageLeft")] as [(PopupRetention, String)])
  func `what is visible on a page that is gone leaves`(retention: PopupRetention, reason: String) {
    var play = play(retention)

    #expect(play.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 \(reason)", "requestTurn"])
  }

  @Test func `what is bound to end when its page is gone keeps its reason`() {
    var play = play(.keepAlive)
    play.end(.request(1), .actionChosen)

    #expect(play.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(play.happens(.didLeave(1)) == ["report #1 actionChosen", "requestTurn"])
  }

  @Test func `a refused one is not bound to the page it was refused on`() {
    var play = Play()
    play.enqueue(1) { $0.scope = .on("Page") }
    play.happens(.didFailToPresent(1, .refused))
    play.turn()

    #expect(play.sees(.cart) == [])
    #expect(play.wait(.milliseconds(500)) == ["present #1"])
    play.happens(.didPresent(1))
    #expect(play.sees(.home) == ["dismiss #1"])
  }
}
