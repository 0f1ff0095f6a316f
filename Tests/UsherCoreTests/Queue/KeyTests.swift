// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R9: the key policies join and replace.
struct KeyTests {
  @Test(arguments: ["delayed", "queued", "presenting", "visible"])
  func `a second request with a key joins the first`(phase: String) {
    var queue = QueueHarness(sceneState: phase == "queued" ? .inactive : .active)
    queue.enqueue(1, key: "offer", delay: phase == "delayed" ? .seconds(1) : .zero)
    if phase == "visible" { queue.send(.didPresent(1)) }
    #expect(queue.phase(1) == phase)

    #expect(queue.enqueue(2, key: "offer") == ["join #2 first=#1"])
    #expect(queue.phase(2) == nil)
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `a request that the user has asked for stays so, whatever joins or updates it`(
    policy: PopupKeyPolicy
  ) {
    func repeated(_ id: PopupID, isUnsolicited: Bool, _ queue: inout QueueHarness) {
      queue.enqueue(id) {
        ($0.key, $0.keyPolicy, $0.isUnsolicited) = ("news", policy, isUnsolicited)
      }
    }
    var queue = QueueHarness()
    repeated(1, isUnsolicited: true, &queue)
    queue.send(.didPresent(1))
    repeated(2, isUnsolicited: true, &queue)
    queue.enqueue(3)
    #expect(queue.queue.blockers(of: 3).first?.isAboutUnsolicited == true)

    repeated(4, isUnsolicited: false, &queue)
    repeated(5, isUnsolicited: true, &queue)
    #expect(queue.queue.blockers(of: 3).first?.isAboutUnsolicited == false)
  }

  @Test func `a key is released as soon as its request is dismissing`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.dismiss(.key("offer"))

    #expect(queue.enqueue(2, key: "offer") == [])
    #expect(
      queue.dismiss(.key("offer")) == ["deliverOutcome #2 dismissedByApp", "requestNextTurn"])
    queue.send(.didDisappear(1))
    #expect(queue.enqueue(3, key: "offer") == [])
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `a key is released while the dismissal of its request is pending`() {
    var queue = QueueHarness()
    queue.enqueue(1, key: "offer", surface: .appWindowModal)
    queue.dismiss(.key("offer"))

    #expect(queue.enqueue(2, key: "offer") == [])
    #expect(queue.phase(2) == "queued")
  }

  @Test func `requests without a key never join each other`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.phase(1) == "queued")
    #expect(queue.phase(2) == "queued")
  }

  @Test func `a request that replaces a queued one dismisses it and gets a new queue position`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, key: "offer")
    queue.enqueue(3)

    let effects = queue.enqueue(4, key: "offer", keyPolicy: .replace)

    #expect(effects == ["deliverOutcome #2 replaced", "requestNextTurn"])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
    #expect(queue.phase(4) == "queued")
  }

  @Test func `a request that replaces a visible one waits until it has disappeared`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")

    #expect(queue.enqueue(2, key: "offer", keyPolicy: .replace) == ["dismiss #1"])
    #expect(queue.enqueue(3, key: "offer") == ["join #3 first=#2"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 replaced", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a suspended request keeps its key`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(queue.enqueue(3, key: "offer") == ["join #3 first=#1"])
    #expect(
      queue.enqueue(4, key: "offer", keyPolicy: .replace)
        == ["deliverOutcome #1 replaced", "requestNextTurn"])
  }
}

extension PopupBlocker {
  /// Whether the popups that it names are marked as unsolicited.
  fileprivate var isAboutUnsolicited: Bool { description.contains("(unsolicited)") }
}
