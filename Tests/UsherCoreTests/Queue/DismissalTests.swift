// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R11 and R12.
struct DismissalTests {
  @Test func `a waiting request ends at once, without being shown`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(queue.dismiss(.request(2)) == ["report #2 dismissed", "requestNextTurn"])
    #expect(queue.phase(2) == nil)
  }

  @Test func `a visible popup is reported after it has really left`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.phase(1) == "leaving")
    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `the first reason wins`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1), .custom("bought"))

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.send(.contentWasRemoved(1)) == ["report #1 bought", "requestNextTurn"])
  }

  @Test func `a popup that is ended twice is dismissed once and reported once`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.dismiss(.request(1)) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
    #expect(queue.send(.didDisappear(1)) == [])
    #expect(queue.dismiss(.request(1)) == [])
  }

  @Test func `a tapped alert keeps its button when everything ends before it has left`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts)
    queue.send(.dismissalDidBegin(1, .completed))

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 completed", "requestNextTurn"])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowModal])
  func `what turns out to have been chosen counts, whatever was asked before`(
    surface: PopupSurface
  ) {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: surface)
    queue.dismiss(.all, .loggedOut)
    queue.send(.dismissalDidBegin(1, .dismissedByApp))

    #expect(queue.send(.dismissalDidBegin(1, .completed)) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 completed", "requestNextTurn"])
  }

  @Test func `what is chosen while it is bound to end counts`() {
    var queue = QueueHarness()
    queue.enqueue(1, lane: .alerts, surface: .appWindowModal)
    queue.dismiss(.all, .loggedOut)

    queue.send(.dismissalDidBegin(1, .completed))

    #expect(queue.send(.didDisappear(1)) == ["report #1 completed", "requestNextTurn"])
  }

  @Test func `by key, by group, by lane: each ends what it names and nothing else`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.enqueue(2, group: "tour")
    queue.enqueue(3, group: "tour")
    queue.enqueue(4)
    queue.show(5, lane: .alerts)

    #expect(queue.dismiss(.key("offer")) == ["dismiss #1"])
    #expect(
      queue.dismiss(.group("tour")) == ["report #2 dismissed", "report #3 dismissed", "requestNextTurn"])
    #expect(queue.dismiss(.lane(.popups)) == ["report #4 dismissed"])
    #expect(queue.phase(5) == "visible")
  }

  @Test func `everything ends: waiting, delayed, being presented, visible`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, delay: .seconds(5))
    queue.enqueue(4, lane: .alerts)

    #expect(
      queue.dismiss(.all, .loggedOut) == [
        "dismiss #1", "dismiss #4 animated=no", "report #2 loggedOut", "report #3 loggedOut",
        "requestNextTurn",
      ])
    #expect(queue.send(.didDisappear(4)) == ["report #4 loggedOut"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 loggedOut"])
    #expect(queue.runTurn() == [])
    #expect(queue.deadline == nil)
  }

  @Test func `an overlay that is still appearing is hidden at once when its lane is emptied`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.dismiss(.lane(.popups), .loggedOut) == ["dismiss #1 animated=no"])
  }

  @Test func `an overlay that is still appearing turns round when it is ended alone`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.send(.didPresent(1)) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `on the app's window it leaves as soon as UIKit allows`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.phase(1) == "closing")
    #expect(queue.send(.didPresent(1)) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 loggedOut", "requestNextTurn"])
  }

  @Test func `if what was to end is refused, it has ended`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1), .cancelled)

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 cancelled", "requestNextTurn"])
  }

  @Test func `what callbacks enqueue while everything ends is not ended`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.all, .loggedOut)

    #expect(queue.enqueue(3) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `holds stay when everything ends`() {
    var queue = QueueHarness()
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.enqueue(1)
    queue.dismiss(.all, .loggedOut)
    queue.runTurn()

    #expect(queue.enqueue(2) == [])
    #expect(queue.blockers(2) == ["its lane is held: payment"])
  }

  @Test func `without animation also what is already leaving goes at once`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.dismiss(.all, .loggedOut, animated: false) == ["dismiss #1 animated=no"])
    #expect(queue.dismiss(.all, .loggedOut, animated: false) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `without animation also what cannot leave yet will go at once`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1))
    queue.dismiss(.all, .loggedOut, animated: false)

    #expect(queue.send(.didPresent(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `a popup that leaves without being asked was dismissed`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `a popup that the app removes frees its place, and the next one comes`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(queue.send(.contentWasRemoved(1)) == ["report #1 removedByApp", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `what the app takes away ends a popup that is suspended or waits to return`() {
    for isQueuedAgain in [false, true] {
      var queue = QueueHarness()
      queue.show(1)
      queue.enqueue(2) {
        $0.priority = .urgent
        $0.conflict = .interrupt
      }
      if isQueuedAgain {
        queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "test")))
        queue.send(.didDisappear(2))
        queue.runTurn()
      }
      #expect(queue.send(.contentWasRemoved(1)) == ["report #1 removedByApp", "requestNextTurn"])
      #expect(queue.queue.phase(of: 1) == nil)
    }
  }

  @Test func `a popup that the app dismisses on its own window lets the next one come`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowModal)
    queue.send(.contentWasRemoved(1))

    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a popup that ends itself as soon as it is visible is not shown again`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == [])
    #expect(queue.send(.didPresent(1)) == [])
  }

  @Test func `show, end and show again at one moment: the second is shown`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1) == ["present #1"])
    #expect(queue.dismiss(.request(1), animated: false) == ["dismiss #1 animated=no"])
    #expect(queue.enqueue(2) == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 dismissed", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a hundred requests that come and go lose nothing`() {
    var queue = QueueHarness(sceneState: .inactive)
    var reports: [String] = []
    for serial in UInt64(1)...100 {
      queue.enqueue(PopupID(serial: serial), priority: PopupPriority(Int(serial * 37 % 11)))
      if serial % 3 == 0 { reports += queue.dismiss(.request(PopupID(serial: serial / 3 * 2))) }
    }
    reports += queue.dismiss(.all)

    let outcomes = reports.filter { $0.hasPrefix("report") }
    #expect(outcomes.count == 100)
    #expect(Set(outcomes).count == 100)
  }
}
