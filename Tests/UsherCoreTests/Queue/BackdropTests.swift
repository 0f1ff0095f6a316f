// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R22: backdrops.
struct BackdropTests {
  private static let slow = PopupLane(name: "slow", minimumGap: .milliseconds(500))

  /// A queue in which the first popup has disappeared after an animated dismissal.
  private func afterFirst(
    lane: PopupLane = .popups, configure: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) {
      $0.lane = lane
      configure(&$0)
    }
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))
    return queue
  }

  @Test func `a backdrop remains until the next turn, and is then removed`() {
    var queue = afterFirst()
    #expect(queue.backdrops == [])

    queue.runTurn()

    #expect(queue.backdrops == ["removeBackdrop of=#1"])
    queue.runTurn()
    #expect(queue.backdrops == [])
  }

  @Test func `a popup that a callback shows takes the backdrop over`() {
    var queue = afterFirst()
    queue.enqueue(2)
    #expect(queue.backdrops == [])

    #expect(queue.runTurn() == ["present #2"])

    #expect(queue.backdrops == ["passBackdrop of=#1 to=#2"])
    queue.send(.didPresent(2))
    #expect(queue.backdrops == [])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowView, .appWindowModal])
  func `the next popup of any lane and surface takes it over`(surface: PopupSurface) {
    var queue = afterFirst()
    queue.enqueue(2, lane: .alerts, surface: surface)
    queue.runTurn()

    #expect(queue.backdrops == ["passBackdrop of=#1 to=#2"])
  }

  @Test func `a backdrop remains while there is an answer about the next popup within this turn`() {
    var queue = afterFirst()
    for id in [2, 3] as [PopupID] { queue.enqueue(id) { $0.question = PopupQuestion() } }
    #expect(queue.runTurn() == ["ask #2"])
    queue.send(.didAnswer(2, .later(), by: .limit))
    #expect(queue.backdrops == [])

    #expect(queue.send(.didAnswer(3, .now, by: .limit)) == ["present #3"])

    #expect(queue.backdrops == ["passBackdrop of=#1 to=#3"])
  }

  @Test(arguments: [PopupAnswer.later(), .drop])
  func `a backdrop is removed when the answer is not to start`(answer: PopupAnswer) {
    var queue = afterFirst()
    queue.enqueue(2) { $0.question = PopupQuestion() }
    queue.runTurn()
    queue.send(.didAnswer(2, answer, by: .limit))
    // An outcome is followed by another turn.
    if answer == .drop { queue.runTurn() }

    #expect(queue.backdrops == ["removeBackdrop of=#1"])
  }

  @Test func `a backdrop does not wait for an app, nor for a popup that is not modal`() {
    for (limit, isModal) in [(Duration.seconds(5), true), (nil, false)] as [(Duration?, Bool)] {
      var queue = afterFirst()
      queue.enqueue(2) { ($0.question, $0.isModal) = (PopupQuestion(timeLimit: limit), isModal) }
      queue.runTurn()

      #expect(queue.backdrops == ["removeBackdrop of=#1"])
    }
  }

  @Test func `a popup that is not modal neither has a backdrop nor takes one over`() {
    var queue = afterFirst()
    queue.enqueue(2) { $0.isModal = false }
    #expect(queue.runTurn() == ["present #2"])
    #expect(queue.backdrops == ["removeBackdrop of=#1"])

    queue.send(.didPresent(2))
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.backdrops == [])
  }

  @Test func `a modal in the app window leaves no backdrop, because UIKit dims the page`() {
    var queue = afterFirst { $0.surface = .appWindowModal }
    queue.runTurn()

    #expect(queue.backdrops == [])
  }

  @Test func `a dismissal without an animation leaves no backdrop`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1), animated: false)
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.backdrops == [])
  }

  @Test(
    arguments: [
      .contentWasRemoved(1), .didVerify(1, status: .notVisible),
    ] as [PopupQueue.Event])
  func `a popup that was not found on the screen leaves no backdrop`(event: PopupQueue.Event) {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))
    queue.send(event)
    queue.runTurn()

    #expect(queue.backdrops == [])
  }

  @Test func `a backdrop remains during a gap after which the next popup starts`() {
    var queue = afterFirst(lane: Self.slow)
    queue.enqueue(2, lane: Self.slow)
    #expect(queue.runTurn() == [])
    #expect(queue.backdrops == [])

    #expect(queue.advance(by: .milliseconds(500)) == ["present #2"])
    #expect(queue.backdrops == ["passBackdrop of=#1 to=#2"])
  }

  @Test(arguments: [(1000, []), (1001, ["removeBackdrop of=#1"])] as [(Int, [String])])
  func `a backdrop remains only during a gap of at most a second`(
    milliseconds: Int, removed: [String]
  ) {
    let lane = PopupLane(name: "slow", minimumGap: .milliseconds(milliseconds))
    var queue = afterFirst(lane: lane)
    queue.enqueue(2, lane: lane)
    queue.runTurn()

    #expect(queue.backdrops == removed)
  }

  @Test func `a backdrop does not wait for a gap after which a popup without one starts`() {
    var queue = afterFirst(lane: Self.slow)
    queue.enqueue(2) { ($0.lane, $0.isModal) = (Self.slow, false) }
    queue.enqueue(3, lane: Self.slow)
    queue.runTurn()

    #expect(queue.backdrops == ["removeBackdrop of=#1"])
  }

  @Test func `a backdrop is removed if its next popup can no longer start after the gap`() {
    let changes: [(inout QueueHarness) -> Void] = [
      { $0.dismiss(.request(2)) }, { $0.setVisiblePages(.list) },
      { $0.send(.holdAdded(LaneHold(id: 1, lane: Self.slow, reason: "payment"))) },
      { $0.send(.sceneDidChange(.inactive)) },
    ]
    for change in changes {
      var queue = afterFirst(lane: Self.slow)
      queue.enqueue(2) { ($0.lane, $0.scope) = (Self.slow, .on("Home")) }
      queue.runTurn()

      change(&queue)
      let removed = queue.backdrops
      queue.runTurn()
      #expect(removed + queue.backdrops == ["removeBackdrop of=#1"])
    }
  }

  @Test func `a request that is delayed does not keep the backdrop`() {
    var queue = afterFirst()
    queue.enqueue(2, delay: .milliseconds(100))
    queue.runTurn()

    #expect(queue.backdrops == ["removeBackdrop of=#1"])
  }

  @Test(
    arguments: [
      (.background, "removeBackdrop of=#1 animated=no"), (.inactive, "removeBackdrop of=#1"),
      (.disconnected, "removeBackdrop of=#1 animated=no"),
    ] as [(PopupSceneState, String)])
  func `a backdrop is removed as soon as the scene is not active`(
    state: PopupSceneState, removed: String
  ) {
    var queue = afterFirst()
    queue.send(.sceneDidChange(state))

    #expect(queue.backdrops == [removed])
  }

  @Test func `an inactive scene keeps no backdrop`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.sceneDidChange(.inactive))
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))
    queue.send(.sceneDidChange(.active))
    queue.runTurn()

    #expect(queue.backdrops == [])
  }

  @Test(
    arguments: [
      (.all, false, ["removeBackdrop of=#1 animated=no"]), (.all, true, []),
      (.lane(.popups), false, ["removeBackdrop of=#1 animated=no"]), (.request(1), false, []),
    ] as [(PopupQueue.DismissalTarget, Bool, [String])])
  func `a logout without an animation removes the backdrop at once`(
    target: PopupQueue.DismissalTarget, animated: Bool, removed: [String]
  ) {
    var queue = afterFirst()
    queue.dismiss(target, .loggedOut, animated: animated)

    #expect(queue.backdrops == removed)
  }

  @Test func `of several backdrops the last one is passed on and the others are removed`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts)
    queue.dismiss(.all)
    queue.send(.didDisappear(1))
    queue.send(.didDisappear(2))
    queue.enqueue(3)
    queue.runTurn()

    #expect(queue.backdrops == ["passBackdrop of=#2 to=#3", "removeBackdrop of=#1"])
  }

  @Test func `a popup that interrupts takes over the backdrop, and passes it back`() {
    var queue = QueueHarness()
    queue.show(1)
    #expect(
      queue.enqueue(2) { ($0.conflict, $0.priority) = (.interrupt, .urgent) } == [
        "suspend #1", "present #2",
      ])
    #expect(queue.backdrops == ["passBackdrop of=#1 to=#2"])
    queue.send(.didPresent(2))
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["resume #1"])
    #expect(queue.backdrops == ["passBackdrop of=#2 to=#1"])
  }

  @Test func `what interrupts a popup without a backdrop has its own`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.isModal = false }
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.conflict, $0.priority) = (.interrupt, .urgent) }

    #expect(queue.backdrops == [])
  }
}
