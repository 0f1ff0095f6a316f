// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Judges whose answers take time.
@MainActor
struct StyledAlertAskingTests {
  @Test func `nobody is asked for an alert that has ended before it could be`() async throws {
    try await Stand.run { stand in
      var asked: [String] = []
      let handle = StyledAlert(.edit, "Name").textField("Name")
        .validate(
          "Name",
          asking: { (_: String) async throws -> String? in
            asked.append("slow")
            return nil
          }
        ).button("OK").enqueue()
      stand.settle()

      try stand.tap("OK")
      handle.end(animated: false)
      await hop()

      #expect(asked == [] && handle.hasEnded)
    }
  }

  @Test func `the button waits for the answer and shows it, and then the alert ends`() async throws
  {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = server.alert.enqueue()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      let size = button.bounds.size
      stand.device.type("ann")

      try stand.tap("Join")
      await stand.breathe()
      #expect(server.asked == ["ann"] && !button.isEnabled && handle.outcomeIfEnded == nil)
      #expect(button.accessibilityValue == "In progress" && button.bounds.size == size)
      #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
      server.answer(nil)
      await stand.breathe()

      #expect(handle.outcomeIfEnded?.value?.text("Name") == "ann")
    }
  }

  @Test func `an answer is heard while the alert waits to return to its page`() async throws {
    try await Stand.runInNavigation { stand, navigation in
      let page = try #require(navigation.topViewController)
      let server = NameServer()
      let handle = server.alert.on(page).keepAlive().enqueue()
      stand.settle()
      stand.device.type("ann")
      try stand.tap("Join")
      await stand.breathe()
      navigation.pushViewController(UIViewController(), animated: true)
      stand.settle()
      let other = StyledAlert(.info, "News").button("OK").enqueue()
      stand.settle()
      navigation.popToRootViewController(animated: true)
      stand.settle()
      #expect(stand.styledAlert?.words.first == "News" && !handle.hasEnded)

      server.answer("ann is taken.")
      await stand.breathe()
      other.end()
      stand.settle()

      #expect(stand.seen("ann is taken.") != nil && !handle.hasEnded)
      #expect(stand.styledAlert?.buttons[0].isEnabled == true)
    }
  }

  @Test func `a no is said below the field and heard, and the button is as before`() async throws {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = server.alert.enqueue()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      stand.device.type("ann")
      try stand.tap("Join")
      await stand.breathe()

      server.answer("ann is taken.")
      await stand.breathe()

      #expect(handle.outcomeIfEnded == nil && stand.seen("ann is taken.") != nil)
      #expect(stand.device.announcements.last?.text == "ann is taken.")
      #expect(button.isEnabled && button.accessibilityValue == nil)
      #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
      #expect(stand.styledAlert?.controls.first?.isFirstResponder == true)
      stand.device.type("a")
      #expect(stand.seen("ann is taken.") == nil)
    }
  }

  @Test func `an answer that comes after an edit, or after the end, changes nothing`() async throws
  {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = try await stand.join(server)

      stand.device.type("a")
      await stand.breathe()
      #expect(stand.styledAlert?.buttons[0].isEnabled == true)
      server.answer("taken")
      await stand.breathe()
      #expect(server.cancelled == ["ann"])
      #expect(handle.outcomeIfEnded == nil && stand.seen("taken") == nil)

      try stand.tap("Join")
      await stand.breathe()
      try stand.tap("Later")
      await stand.breathe()
      server.answer(nil)
      await stand.breathe()
      #expect(handle.outcomeIfEnded?.value?.button.role == .cancel)
      #expect(server.cancelled == ["ann", "anna"])
    }
  }

  @Test func `what is thrown is said, and another confirmation asks again`() async throws {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = try await stand.join(server)
      server.fail(Offline())
      await stand.breathe()
      #expect(stand.seen(Offline().localizedDescription) != nil)

      try stand.tap("Join")
      await stand.breathe()
      #expect(stand.seen(Offline().localizedDescription) == nil && server.asked == ["ann", "ann"])
      server.answer(nil)
      await stand.breathe()

      #expect(handle.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `whoever gives up takes the confirmation back without a word`() async throws {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = try await stand.join(server)
      let said = stand.device.announcements.count

      server.fail(CancellationError())
      await stand.breathe()

      #expect(handle.outcomeIfEnded == nil && stand.styledAlert?.buttons[0].isEnabled == true)
      #expect(stand.device.announcements.count == said)
    }
  }

  @Test func `logging out ends it in the middle of a question, and cancels that`() async throws {
    try await Stand.run { stand in
      let server = NameServer()
      let handle = try await stand.join(server)

      stand.center.endAll(.loggedOut)
      await stand.breathe()
      server.answer(nil)
      await stand.breathe()

      #expect(handle.outcomeIfEnded?.reason == .loggedOut && server.cancelled == ["ann"])
      #expect(handle.outcomeIfEnded?.value == nil && stand.overlays.isEmpty)
    }
  }

  @Test func `while the user types it is asked after a pause`() async {
    await Stand.run { stand in
      let server = NameServer()
      server.alert(.live).enqueue()
      stand.settle()
      stand.device.type("an")
      stand.device.clock.advance(by: 0.3)
      stand.device.type("n")
      stand.device.clock.advance(by: 0.3)
      await Task.yield()
      #expect(server.asked.isEmpty)

      stand.device.clock.advance(by: 0.2)
      await stand.breathe()
      #expect(server.asked == ["ann"] && stand.styledAlert?.buttons[0].isEnabled == true)
      server.answer("taken")
      await stand.breathe()

      #expect(stand.seen("taken") != nil && stand.styledAlert?.buttons[0].isEnabled == false)
    }
  }

  @Test func `who calls back is heard once, also when he does so at once`() throws {
    try Stand.run { stand in
      var answers: [@MainActor (String?) -> Void] = []
      let handle = StyledAlert(.edit).textField("Name")
        .validate(
          "Name",
          asking: { name, answer in
            if name == "ann" { answer("taken") } else { answers.append(answer) }
          }
        )
        .button("Join").show()
      stand.settle()
      stand.device.type("ann")
      try stand.tap("Join")
      stand.settle()
      #expect(stand.seen("taken") != nil && handle.outcomeIfEnded == nil)

      stand.device.type("a")
      try stand.tap("Join")
      stand.settle()
      answers[0]("taken, too")
      answers[0](nil)
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.seen("taken, too") != nil)
      try stand.tap("Join")
      answers[1](nil)
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.texts == ["anna"])
    }
  }
}

private struct Offline: Error {}

/// Answers when the test says, and notes what it is asked.
@MainActor
private final class NameServer {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: CheckedContinuation<String?, any Error>?

  var alert: StyledAlert { alert(.onConfirm) }

  func alert(_ validation: StyledAlertValidation) -> StyledAlert {
    StyledAlert(.edit, "Account").textField("Name")
      .validate("Name", validation, asking: { [self] in try await ask($0) })
      .button("Join").button("Later", role: .cancel)
  }

  private func ask(_ name: String) async throws -> String? {
    asked.append(name)
    let answer = try await withCheckedThrowingContinuation { waiting = $0 }
    if Task.isCancelled { cancelled.append(name) }
    return answer
  }

  func answer(_ words: String?) { take()?.resume(returning: words) }
  func fail(_ error: any Error) { take()?.resume(throwing: error) }

  private func take() -> CheckedContinuation<String?, any Error>? {
    defer { waiting = nil }
    return waiting
  }
}

extension Stand {
  /// Shows its alert, and asks it for a name.
  fileprivate func join(_ server: NameServer) async throws -> PopupHandle<StyledAlertResult> {
    let handle = server.alert.enqueue()
    settle()
    device.type("ann")
    try tap("Join")
    await breathe()
    return handle
  }

  /// Lets tasks and everything else come to rest.
  fileprivate func breathe() async {
    for _ in 1...5 {
      await Task.yield()
      settle()
    }
  }
}
