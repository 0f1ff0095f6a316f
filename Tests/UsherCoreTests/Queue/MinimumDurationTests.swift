// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R32: the minimum display duration.
struct MinimumDurationTests {
  private static func visible(key: PopupKey? = nil) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) { request in
      (request.key, request.minimumDisplayDuration) = (key, .seconds(2))
      (request.group, request.pageExit) = ("work", .keepAlive)
    }
    queue.advance(by: .seconds(5))
    queue.send(.didPresent(1))
    queue.advance(by: .seconds(1))
    return queue
  }

  @Test(arguments: [PopupQueue.DismissalTarget.request(1), .key("busy")])
  func `a popup that the app dismisses stays until it was visible for its minimum`(
    target: PopupQueue.DismissalTarget
  ) {
    var queue = Self.visible(key: "busy")

    #expect(queue.dismiss(target) == [])
    #expect(queue.dismiss(target, .custom("again")) == [])
    #expect(queue.phase(1) == "visible")
    #expect(queue.deadline == .seconds(7))
    #expect(queue.advance(by: .seconds(1)) == ["dismiss #1"])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"],
      "the first reason counts")
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `one dismissal without animation is enough`(first: Bool, second: Bool) {
    var queue = Self.visible()
    queue.dismiss(.request(1), animated: first)
    queue.dismiss(.request(1), animated: second)

    #expect(queue.advance(by: .seconds(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `after its minimum a popup is dismissed at once`() {
    var queue = Self.visible()
    queue.advance(by: .seconds(1))
    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
  }

  @Test func `a popup that is dismissed while it appears stays for its minimum`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.minimumDisplayDuration = .seconds(2) }
    #expect(queue.dismiss(.request(1), animated: false) == [])
    queue.advance(by: .milliseconds(500))
    queue.send(.didPresent(1))
    #expect(queue.deadline == .seconds(0) + .milliseconds(2500))
    #expect(queue.advance(by: .seconds(2)) == ["dismiss #1 animated=no"])
  }

  @Test func `a popup that cannot appear any more is dismissed`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.minimumDisplayDuration = .seconds(2) }
    queue.dismiss(.request(1))
    #expect(
      queue.send(.didFailToPresent(1, .refused)) == [
        "deliverOutcome #1 dismissedByApp", "requestNextTurn",
      ])
  }

  @Test func `a popup that waits is dismissed at once`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { $0.minimumDisplayDuration = .seconds(2) }
    #expect(
      queue.dismiss(.request(2)) == ["deliverOutcome #2 dismissedByApp", "requestNextTurn"])
  }

  @Test(arguments: [
    PopupDismissalReason.dismissedByUser, .completed, .cancelled, .loggedOut, .sourceGone,
  ])
  func `a dismissal by the user, a cancelled task, a logout or a source that is gone is not late`(
    reason: PopupDismissalReason
  ) {
    var queue = Self.visible()
    queue.dismiss(.request(1))
    #expect(queue.dismiss(.request(1), reason) == ["dismiss #1"])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 \(reason)", "requestNextTurn"])
    #expect(queue.deadline == nil)
  }

  @Test(arguments: [PopupQueue.DismissalTarget.group("work"), .lane(.popups), .all])
  func `a dismissal of several popups is not late`(target: PopupQueue.DismissalTarget) {
    var queue = Self.visible()
    #expect(queue.dismiss(target) == ["dismiss #1"])
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `a popup that is shown again with its key stays`(policy: PopupKeyPolicy) {
    var queue = Self.visible(key: "busy")
    queue.dismiss(.request(1))
    queue.enqueue(2, key: "busy", keyPolicy: policy)

    #expect(queue.deadline == nil)
    #expect(queue.advance(by: .seconds(9)) == [])
    #expect(queue.phase(1) == "visible")
    #expect(queue.dismiss(.key("busy")) == ["dismiss #1"])
  }

  @Test func `a popup that the user no longer sees is dismissed`() {
    var queue = Self.visible()
    queue.dismiss(.request(1))
    #expect(
      queue.setVisiblePages(.detail) == [
        "suspend #1", "deliverOutcome #1 dismissedByApp", "requestNextTurn",
      ])

    var inactive = Self.visible()
    inactive.dismiss(.request(1))
    #expect(inactive.send(.sceneDidChange(.inactive)) == ["dismiss #1"])

    var hidden = Self.visible()
    hidden.changePages { $0.disappearing = [1: .left] }
    #expect(hidden.dismiss(.request(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `a popup that is interrupted during its minimum is dismissed`() {
    var queue = Self.visible()
    queue.dismiss(.request(1))
    let effects = queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    #expect(effects.first == "suspend #1")
    #expect(effects.contains("deliverOutcome #1 dismissedByApp"))
  }

  @Test func `a negative minimum counts as none`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.minimumDisplayDuration = .seconds(-2) }
    queue.send(.didPresent(1))
    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
  }
}
