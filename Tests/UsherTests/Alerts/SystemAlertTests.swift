// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts that are configured as values.
@MainActor
@Suite(.uikitVariants)
struct SystemAlertTests {
  private let delete = SystemAlert("Delete photo?", message: "This cannot be undone.")
    .button("Cancel", role: .cancel)
    .button("Delete", id: "delete", role: .destructive, isPreferred: true)

  @Test func `a SystemAlert is shown as a UIAlertController with its configuration`() throws {
    try TestApp.run { app in
      delete.textField("Why", text: "Blurred", isSecure: true) { $0.keyboardType = .emailAddress }
        .show()
      app.runUntilIdle()

      let alert = try #require(app.alert)
      #expect(type(of: alert) == UIAlertController.self)
      #expect(alert.title == "Delete photo?")
      #expect(alert.message == "This cannot be undone.")
      #expect(alert.preferredStyle == .alert)
      #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
      #expect(alert.actions.map(\.style) == [.cancel, .destructive])
      #expect(alert.preferredAction === alert.actions[1])
      let field = alert.textFields?.first
      #expect(field?.placeholder == "Why")
      #expect(field?.text == "Blurred")
      #expect(field?.isSecureTextEntry == true)
      #expect(field?.keyboardType == .emailAddress)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the outcome contains the button and the texts, after the alert's handler has run`(
    switches: HeadlessSwitches
  ) async throws {
    try await TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let rename = SystemAlert("Rename").textField("Name", text: "Ann").textField("Place")
        .button("Cancel", role: .cancel) { diary.record("cancelled") }
        .button("Save", id: "save") { diary.record("saved, visible: \(!app.overlays.isEmpty)") }
      let task = Task {
        let outcome = await rename.show().outcome(dismissingOnCancellation: true)
        diary.record("outcome")
        return outcome
      }
      await app.device.settle()
      app.runUntilIdle()
      app.device.type("a")

      try app.tap("Save")
      app.runUntilIdle()

      let result = SystemAlertResult(
        button: .init(index: 1, id: "save", title: "Save"),
        values: FormValues(texts: ["Name": "Anna", "Place": ""]))
      #expect(await task.value == PopupOutcome(reason: .completed, value: result))
      #expect(diary.lines.last == "outcome")
      #expect(diary.lines.count == 2)
      #expect(diary.lines.first?.hasPrefix("saved") == true)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a SystemAlert value can be shown any number of times, also at once`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let alert = delete.onDismiss { diary.record($0.value?.button.id ?? "\($0.reason)") }
      alert.show()
      alert.show()
      for title in ["Delete", "Cancel", "Delete"] {
        app.runUntilIdle()
        try app.tap(title)
        app.runUntilIdle()
        if diary.lines.count == 2 { alert.show() }
      }

      #expect(diary.lines == ["delete", "Cancel", "delete"])
    }
  }

  @Test func `nothing of an alert is made before its turn`() throws {
    try TestApp.run { app in
      var made = 0
      UIAlertController.make("First").usher.show()
      SystemAlert("Name?").textField { _ in made += 1 }.button("OK").show()
      app.runUntilIdle()
      #expect(made == 0)

      try app.tap("OK")
      app.runUntilIdle()

      #expect(made == 1)
    }
  }

  @Test(arguments: [0, 1])
  func `cancelling a task that awaits the outcome dismisses the alert and calls no handler`(
    wait: Double
  ) async {
    await TestApp.run { app in
      let diary = CallLog()
      let alert = SystemAlert("Sure?").button("OK", role: .cancel) { diary.record("handler") }
      let task = Task { await alert.show().outcome(dismissingOnCancellation: true) }
      await app.device.settle()
      app.device.clock.advance(by: wait)

      task.cancel()
      await app.device.settle()
      app.runUntilIdle()

      #expect(await task.value == PopupOutcome(reason: .cancelled))
      #expect(app.overlays.isEmpty)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `popup modifiers apply to alerts`() throws {
    try TestApp.run { app in
      let first = delete.show()
      let later = SystemAlert("Later").button("OK").priority(.urgent).group("net").show()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed == nil)
      #expect(app.alert?.title == "Delete photo?")
      try app.tap("Cancel")
      app.runUntilIdle()
      #expect(app.alert?.title == "Later")

      app.center.dismiss(group: "net", reason: .custom("online"))
      app.runUntilIdle()

      #expect(later.outcomeIfDismissed?.reason == .custom("online"))
      let timed = SystemAlert("Saved").displayDuration(.seconds(3)).show()
      app.runUntilIdle()
      app.runUntilIdle()
      #expect(timed.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `requests with one key have the same outcome`() throws {
    try TestApp.run { app in
      let alert = SystemAlert("Offline").button("Again", id: "again").key("offline")
      let handles = [alert.show(), alert.show(), alert.show()]
      app.runUntilIdle()

      try app.tap("Again")
      app.runUntilIdle()

      #expect(
        handles.map { $0.outcomeIfDismissed?.value?.button.id } == ["again", "again", "again"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a newer alert with a key replaces the first alert or updates it in place`() {
    TestApp.run { app in
      let first = SystemAlert("10 %").key("upload").show()
      app.runUntilIdle()
      let second = SystemAlert("20 %").key("upload", ifExists: .update).show()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed?.reason == .replaced)
      #expect(app.alert?.title == "20 %")

      SystemAlert("30 %")
        .key("upload", updatingExisting: { (alert: UIAlertController) in alert.title = "30 %" })
        .show()
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed == nil)
      #expect(app.alert?.title == "30 %")
    }
  }

  @Test func `an alert shown from a popup's button is above the popup and dismissed with it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let popup = app.center.show(Popup(box))
      app.runUntilIdle()
      let child = delete.show(above: box.usher.enclosingPopup)
      app.runUntilIdle()
      #expect(app.overlays.count == 2)
      #expect(app.alert != nil)

      popup.dismiss()
      app.runUntilIdle()

      #expect(child.outcomeIfDismissed?.reason == .parentDismissed)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test
  func `misuse for which UIKit raises an exception is corrected or rejected, and reported`()
    throws
  {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      #expect(SystemAlert("", message: nil).show().outcomeIfDismissed?.reason == .failed)

      SystemAlert("Share").style(.actionSheet).textField("To")
        .button("Cancel", role: .cancel).button("Close", role: .cancel).show()
      app.runUntilIdle()

      let alert = try #require(app.alert)
      #expect(alert.preferredStyle == .alert)
      #expect(alert.textFields?.count == 1)
      #expect(alert.actions.map(\.style) == [.cancel, .default])
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-empty]: The alert is empty; UIKit would raise an exception. "
            + "It has no title, no message and no action. "
            + "Add a title, a message or an action before show().",
          "Usher [alert-second-cancel]: The button \"Close\" is a second cancel button; "
            + "UIKit would raise an exception. The alert has a button with the style .cancel; "
            + "this one gets the style .default. Use the style .cancel for one button only.",
          "Usher [alert-field-on-sheet]: The action sheet \"Share\" has a text field; "
            + "UIKit would raise an exception. Its style is .actionSheet; it is shown with the "
            + "style .alert. Use the style .alert for alerts with text fields.",
        ])
    }
  }
}

extension TestApp {
  /// The alert on the screen in the topmost overlay window.
  var alert: UIAlertController? {
    overlays.last?.rootViewController?.presentedViewController as? UIAlertController
  }
}
