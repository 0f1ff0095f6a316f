// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// R11 and R12: dismissal and outcome.
struct DismissalTests {
  @Test func `a queued request is dismissed at once, without being shown`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(queue.dismiss(.request(2)) == ["deliverOutcome #2 dismissedByApp", "requestNextTurn"])
    #expect(queue.phase(2) == nil)
  }

  @Test func `the outcome of a visible popup is delivered when the popup has disappeared`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.phase(1) == "dismissing")
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
  }

  @Test func `only the user can be refused, and only while the popup is on the screen`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    func canRefuse(_ id: PopupID, _ reason: PopupDismissalReason) -> Bool {
      queue.queue.canRefuseDismissal(of: id, for: reason)
    }

    #expect(canRefuse(1, .dismissedByUser), "while it appears")
    #expect(!canRefuse(2, .dismissedByUser), "while it is queued")
    #expect(!canRefuse(3, .dismissedByUser), "if there is none")
    queue.send(.didPresent(1))
    #expect(canRefuse(1, .dismissedByUser))
    #expect(!canRefuse(1, .dismissedByApp))
    queue.dismiss(.request(1))
    #expect(!canRefuse(1, .dismissedByUser), "while another dismissal is performed")
  }

  @Test func `the first dismissal reason wins`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1), .custom("bought"))

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.send(.contentWasRemoved(1)) == ["deliverOutcome #1 bought", "requestNextTurn"])
  }

  @Test func `a request that is dismissed twice disappears once and has one outcome`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.dismiss(.request(1)) == [])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
    #expect(queue.send(.didDisappear(1)) == [])
    #expect(queue.dismiss(.request(1)) == [])
  }

  @Test
  func `a tapped alert keeps its action when everything is dismissed before it has disappeared`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts)
    queue.send(.dismissalDidBegin(1, .completed))

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 completed", "requestNextTurn"])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowModal])
  func `a completed action wins over an earlier dismissal reason`(
    surface: PopupSurface
  ) {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: surface)
    queue.dismiss(.all, .loggedOut)
    queue.send(.dismissalDidBegin(1, .dismissedByUser))

    #expect(queue.send(.dismissalDidBegin(1, .completed)) == [])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 completed", "requestNextTurn"])
  }

  @Test func `an action that completes while the dismissal is pending wins`() {
    var queue = QueueHarness()
    queue.enqueue(1, lane: .alerts, surface: .appWindowModal)
    queue.dismiss(.all, .loggedOut)

    queue.send(.dismissalDidBegin(1, .completed))

    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 completed", "requestNextTurn"])
  }

  @Test func `a dismissal by key, group or lane affects only the requests that match`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.enqueue(2, group: "tour")
    queue.enqueue(3, group: "tour")
    queue.enqueue(4)
    queue.show(5, lane: .alerts)

    #expect(queue.dismiss(.key("offer")) == ["dismiss #1"])
    #expect(
      queue.dismiss(.group("tour")) == [
        "deliverOutcome #2 dismissedByApp", "deliverOutcome #3 dismissedByApp", "requestNextTurn",
      ])
    #expect(queue.dismiss(.lane(.popups)) == ["deliverOutcome #4 dismissedByApp"])
    #expect(queue.phase(5) == "visible")
  }

  @Test func `dismissing everything affects queued, delayed, presenting and visible requests`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, delay: .seconds(5))
    queue.enqueue(4, lane: .alerts)

    #expect(
      queue.dismiss(.all, .loggedOut) == [
        "dismiss #1", "dismiss #4 animated=no", "deliverOutcome #2 loggedOut",
        "deliverOutcome #3 loggedOut",
        "requestNextTurn",
      ])
    #expect(queue.send(.didDisappear(4)) == ["deliverOutcome #4 loggedOut"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 loggedOut"])
    #expect(queue.runTurn() == [])
    #expect(queue.deadline == nil)
  }

  @Test func `an appearing popup in its own window is hidden at once when its lane is dismissed`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.dismiss(.lane(.popups), .loggedOut) == ["dismiss #1 animated=no"])
  }

  @Test func `an appearing popup in its own window reverses when it is dismissed alone`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
    #expect(queue.send(.didPresent(1)) == [])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
  }

  @Test func `a modal in the app window is dismissed as soon as UIKit allows it`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)

    #expect(queue.dismiss(.all, .loggedOut) == [])
    #expect(queue.phase(1) == "dismissal pending")
    #expect(queue.send(.didPresent(1)) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 loggedOut", "requestNextTurn"])
  }

  @Test func `a request with a pending dismissal is finished when its presentation is refused`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1), .cancelled)

    #expect(
      queue.send(.didFailToPresent(1, .refused)) == [
        "deliverOutcome #1 cancelled", "requestNextTurn",
      ])
  }

  @Test func `requests queued by callbacks while everything is dismissed are not dismissed`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.all, .loggedOut)

    #expect(queue.enqueue(3) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `holds remain when everything is dismissed`() {
    var queue = QueueHarness()
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.enqueue(1)
    queue.dismiss(.all, .loggedOut)
    queue.runTurn()

    #expect(queue.enqueue(2) == [])
    #expect(queue.blockers(of: 2) == ["its lane is held: payment"])
  }

  @Test func `a dismissal without animation also applies to a dismissing popup`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.dismiss(.all, .loggedOut, animated: false) == ["dismiss #1 animated=no"])
    #expect(queue.dismiss(.all, .loggedOut, animated: false) == [])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
  }

  @Test func `a dismissal without animation also applies to a pending dismissal`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1))
    queue.dismiss(.all, .loggedOut, animated: false)

    #expect(queue.send(.didPresent(1)) == ["dismiss #1 animated=no"])
  }

  @Test
  func `a popup that disappears without a request to dismiss it has the reason dismissedByUIKit`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByUIKit", "requestNextTurn"])
  }

  @Test func `a popup removed by the app vacates its lane, and the next one is shown`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(
      queue.send(.contentWasRemoved(1)) == ["deliverOutcome #1 removedByApp", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test(arguments: [false, true])
  func `a suspended or resumable popup whose content the app removes is dismissed`(
    isQueuedAgain: Bool
  ) {
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
    #expect(
      queue.send(.contentWasRemoved(1)) == ["deliverOutcome #1 removedByApp", "requestNextTurn"])
    #expect(queue.queue.phase(of: 1) == nil)
  }

  @Test func `a modal dismissed by the app vacates the app window for the next one`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowModal)
    queue.send(.contentWasRemoved(1))

    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a popup that dismisses itself as soon as it is visible is not shown again`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == [])
    #expect(queue.send(.didPresent(1)) == [])
  }

  @Test func `show, dismiss and show in one turn shows the second popup`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1) == ["present #1"])
    #expect(queue.dismiss(.request(1), animated: false) == ["dismiss #1 animated=no"])
    #expect(queue.enqueue(2) == [])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `each of a hundred dismissed requests has one outcome`() {
    var queue = QueueHarness(sceneState: .inactive)
    var reports: [String] = []
    for serial in UInt64(1)...100 {
      queue.enqueue(PopupID(serial: serial), priority: PopupPriority(Int(serial * 37 % 11)))
      if serial % 3 == 0 { reports += queue.dismiss(.request(PopupID(serial: serial / 3 * 2))) }
    }
    reports += queue.dismiss(.all)

    let outcomes = reports.filter { $0.hasPrefix("deliverOutcome") }
    #expect(outcomes.count == 100)
    #expect(Set(outcomes).count == 100)
  }
}
