// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Asynchronous validators.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertAsyncValidationTests {
  @Test func `a validator does not run if the alert was dismissed before`() async throws {
    try await TestApp.run { app in
      var requests: [String] = []
      let handle = StyledAlert(.edit, "Name").textField("Name")
        .validate(
          "Name",
          asynchronously: { (_: String) async throws -> String? in
            requests.append("slow")
            return nil
          }
        ).button("OK").show()
      app.runUntilIdle()

      try app.tap("OK")
      handle.dismiss(animated: false)
      await app.device.settle()

      #expect(requests == [])
      #expect(handle.isDismissed)
    }
  }

  @Test
  func `a button shows an indicator during validation, then the alert is dismissed`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = server.alert.show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let size = button.bounds.size
      app.device.type("ann")

      try app.tap("Join")
      await app.settleTasks()
      #expect(server.requests == ["ann"])
      #expect(!button.isEnabled)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(button.accessibilityValue == "In progress")
      #expect(button.bounds.size == size)
      #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
      server.finish(nil)
      await app.settleTasks()

      #expect(handle.outcomeIfDismissed?.value?.values.text("Name") == "ann")
    }
  }

  @Test func `validation finishes while the alert waits to be resumed`() async throws {
    try await TestApp.runInNavigation { app, navigation in
      let page = try #require(navigation.topViewController)
      let server = NameServer()
      let handle = server.alert.on(page).pageExit(.keepAlive).show()
      app.runUntilIdle()
      app.device.type("ann")
      try app.tap("Join")
      await app.settleTasks()
      navigation.pushViewController(UIViewController(), animated: true)
      app.runUntilIdle()
      let other = StyledAlert(.info, "News").button("OK").show()
      app.runUntilIdle()
      navigation.popToRootViewController(animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert?.texts.first == "News")
      #expect(!handle.isDismissed)

      server.finish("ann is taken.")
      await app.settleTasks()
      other.dismiss()
      app.runUntilIdle()

      #expect(app.visibleLabel("ann is taken.") != nil)
      #expect(!handle.isDismissed)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
    }
  }

  @Test
  func `an error is shown below the field and announced, and enables the button`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = server.alert.show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      app.device.type("ann")
      try app.tap("Join")
      await app.settleTasks()

      server.finish("ann is taken.")
      await app.settleTasks()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("ann is taken.") != nil)
      #expect(app.device.announcements.last?.text == "ann is taken.")
      #expect(button.isEnabled)
      #expect(button.accessibilityValue == nil)
      #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
      #expect(app.styledAlert?.controls.first?.isFirstResponder == true)
      app.device.type("a")
      #expect(app.visibleLabel("ann is taken.") == nil)
    }
  }

  @Test func `a result after an edit or after the dismissal is ignored`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = try await app.submit(server)

      app.device.type("a")
      await app.settleTasks()
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
      server.finish("taken")
      await app.settleTasks()
      #expect(server.cancelled == ["ann"])
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("taken") == nil)

      try app.tap("Join")
      await app.settleTasks()
      try app.tap("Later")
      await app.settleTasks()
      server.finish(nil)
      await app.settleTasks()
      #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
      #expect(server.cancelled == ["ann", "anna"])
    }
  }

  @Test
  func `a thrown error is shown, and another submission runs the validator again`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = try await app.submit(server)
      server.fail(Offline())
      await app.settleTasks()
      #expect(app.visibleLabel(Offline().localizedDescription) != nil)

      try app.tap("Join")
      await app.settleTasks()
      #expect(app.visibleLabel(Offline().localizedDescription) == nil)
      #expect(server.requests == ["ann", "ann"])
      server.finish(nil)
      await app.settleTasks()

      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `a thrown CancellationError cancels the submission without an error`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = try await app.submit(server)
      let announcementCount = app.device.announcements.count

      server.fail(CancellationError())
      await app.settleTasks()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
      #expect(app.device.announcements.count == announcementCount)
    }
  }

  @Test
  func `logging out during validation dismisses the alert and cancels validators`() async throws {
    try await TestApp.run { app in
      let server = NameServer()
      let handle = try await app.submit(server)

      app.center.dismissAll(reason: .loggedOut)
      await app.settleTasks()
      server.finish(nil)
      await app.settleTasks()

      #expect(handle.outcomeIfDismissed?.reason == .loggedOut)
      #expect(server.cancelled == ["ann"])
      #expect(handle.outcomeIfDismissed?.value == nil)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `while the user types, validation runs after a pause`() async {
    await TestApp.run { app in
      let server = NameServer()
      server.alert(.whileEditing).show()
      app.runUntilIdle()
      app.device.type("an")
      app.device.clock.advance(by: 0.3)
      app.device.type("n")
      app.device.clock.advance(by: 0.3)
      await app.device.settle()
      #expect(server.requests.isEmpty)

      app.device.clock.advance(by: 0.2)
      await app.settleTasks()
      #expect(server.requests == ["ann"])
      #expect(app.styledAlert?.buttons[0].isEnabled == true)
      server.finish("taken")
      await app.settleTasks()

      #expect(app.visibleLabel("taken") != nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == false)
    }
  }

  @Test func `a completion handler is used once, also when it is called synchronously`() throws {
    try TestApp.run { app in
      var completions: [@MainActor (String?) -> Void] = []
      let handle = StyledAlert(.edit).textField("Name")
        .validate(
          "Name",
          asynchronously: { name, finish in
            if name == "ann" { finish("taken") } else { completions.append(finish) }
          }
        )
        .button("Join").show()
      app.runUntilIdle()
      app.device.type("ann")
      try app.tap("Join")
      app.runUntilIdle()
      #expect(app.visibleLabel("taken") != nil)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.type("a")
      try app.tap("Join")
      app.runUntilIdle()
      completions[0]("taken, too")
      completions[0](nil)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("taken, too") != nil)
      try app.tap("Join")
      completions[1](nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["anna"])
    }
  }
}

private struct Offline: Error {}

/// Runs validators whose results the test provides, and records the validated names.
@MainActor
private final class NameServer {
  private(set) var requests: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: CheckedContinuation<String?, any Error>?

  var alert: StyledAlert { alert(.onSubmit) }

  func alert(_ validation: StyledAlertValidationTiming) -> StyledAlert {
    StyledAlert(.edit, "Account").textField("Name")
      .validate("Name", when: validation, asynchronously: { [self] in try await ask($0) })
      .button("Join").button("Later", role: .cancel)
  }

  private func ask(_ name: String) async throws -> String? {
    requests.append(name)
    let message = try await withCheckedThrowingContinuation { waiting = $0 }
    if Task.isCancelled { cancelled.append(name) }
    return message
  }

  func finish(_ words: String?) { take()?.resume(returning: words) }
  func fail(_ error: any Error) { take()?.resume(throwing: error) }

  private func take() -> CheckedContinuation<String?, any Error>? {
    defer { waiting = nil }
    return waiting
  }
}

extension TestApp {
  /// Shows the alert of the server and submits a name.
  fileprivate func submit(_ server: NameServer) async throws -> PopupHandle<StyledAlertResult> {
    let handle = server.alert.show()
    runUntilIdle()
    device.type("ann")
    try tap("Join")
    await settleTasks()
    return handle
  }

  /// Runs tasks and the clock until all work is done.
  fileprivate func settleTasks() async {
    await device.settle()
    runUntilIdle()
    await device.settle()
  }
}
