// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R21.
struct ForeignModalTests {
  private func isPresented(_ situation: inout PageSituation) {
    situation.foreignModal = "Login"
  }

  @Test func `on the app's window a request waits for somebody else's controller to leave`() {
    var play = Play()
    play.changePages(isPresented)
    play.enqueue(1, surface: .appWindow)
    #expect(play.why(1) == ["the app's window presents Login"])

    #expect(play.changePages { $0.foreignModal = nil } == ["present #1"])
  }

  @Test func `one that asks for it goes above`() {
    var play = Play()
    play.changePages(isPresented)

    #expect(
      play.enqueue(1) { ($0.surface, $0.goesAboveModals) = (.appWindow, true) } == ["present #1"])
  }

  @Test func `a window of its own is above anyway`() {
    var play = Play()
    play.changePages(isPresented)

    #expect(play.enqueue(1) == ["present #1"])
  }

  @Test func `one that waits for it does not hold up the lane, nor send anybody away`() {
    var play = Play()
    play.changePages(isPresented)
    play.enqueue(1) {
      ($0.surface, $0.priority, $0.conflict) = (.appWindow, .urgent, .replace)
    }
    #expect(play.enqueue(2) == ["present #2"])
    #expect(play.happens(.didPresent(2)) == [])
  }

  @Test func `one that is there already stays`() {
    var play = Play()
    play.show(1, surface: .appWindow)

    #expect(play.changePages(isPresented) == [])
    #expect(play.phase(1) == "visible")
  }
}
