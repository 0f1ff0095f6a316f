// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts as values.
@MainActor
struct SystemAlertTests {
  private let delete = SystemAlert("Delete photo?", message: "This cannot be undone.")
    .button("Cancel", role: .cancel)
    .button("Delete", id: "delete", role: .destructive, isPreferred: true)

  @Test func `it is a UIAlertController with what was described`() throws {
    try TestApp.run { app in
      delete.textField("Why", text: "Blurred", isSecure: true) { $0.keyboardType = .emailAddress }
        .show()
      app.runUntilIdle()

      let alert = try #require(app.alert)
      #expect(type(of: alert) == UIAlertController.self)
      #expect(alert.title == "Delete photo?" && alert.message == "This cannot be undone.")
      #expect(alert.preferredStyle == .alert)
      #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
      #expect(alert.actions.map(\.style) == [.cancel, .destructive])
      #expect(alert.preferredAction === alert.actions[1])
      let field = alert.textFields?.first
      #expect(field?.placeholder == "Why" && field?.text == "Blurred")
      #expect(field?.isSecureTextEntry == true && field?.keyboardType == .emailAddress)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the outcome has the button and the texts, after the alert has left and its handler ran`(
    switches: HeadlessSwitches
  ) async throws {
    try await TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let rename = SystemAlert("Rename").textField("Name", text: "Ann").textField("Place")
        .button("Cancel", role: .cancel) { diary.record("cancelled") }
        .button("Save", id: "save") { diary.record("saved, there: \(!app.overlays.isEmpty)") }
      let task = Task {
        let outcome = await rename.showAndWait()
        diary.record("outcome")
        return outcome
      }
      await Task.yield()
      app.runUntilIdle()
      app.device.type("a")

      try app.tap("Save")
      app.runUntilIdle()

      let result = SystemAlertResult(
        button: .init(index: 1, id: "save", title: "Save"), values: ["Anna", ""])
      #expect(await task.value == PopupOutcome(reason: .completed, value: result))
      #expect(diary.lines.last == "outcome" && diary.lines.count == 2)
      #expect(diary.lines.first?.hasPrefix("saved") == true)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a description can be shown any number of times, also at once`() throws {
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

  @Test func `nothing is made before it is its turn`() throws {
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
  func `cancelling the task ends the alert, and no handler is called`(wait: Double) async {
    await TestApp.run { app in
      let diary = CallLog()
      let alert = SystemAlert("Sure?").button("OK", role: .cancel) { diary.record("handler") }
      let task = Task { await alert.showAndWait() }
      await Task.yield()
      app.device.clock.advance(by: wait)

      task.cancel()
      await Task.yield()
      app.runUntilIdle()

      #expect(await task.value == PopupOutcome(reason: .cancelled))
      #expect(app.overlays.isEmpty && diary.lines.isEmpty)
    }
  }

  @Test func `everything that is said about popups is said about alerts, too`() throws {
    try TestApp.run { app in
      let first = delete.show()
      let later = SystemAlert("Later").button("OK").priority(.urgent).group("net").show()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed == nil && app.alert?.title == "Delete photo?")
      try app.tap("Cancel")
      app.runUntilIdle()
      #expect(app.alert?.title == "Later")

      app.center.dismissGroup("net", .custom("online"))
      app.runUntilIdle()

      #expect(later.outcomeIfDismissed?.reason == .custom("online"))
      let timed = SystemAlert("Saved").displayDuration(after: .seconds(3)).show()
      app.runUntilIdle()
      app.runUntilIdle()
      #expect(timed.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `requests with one key are answered together`() throws {
    try TestApp.run { app in
      let alert = SystemAlert("Offline").button("Again", id: "again").key("offline")
      let handles = [alert.show(), alert.show(), alert.show()]
      app.runUntilIdle()

      try app.tap("Again")
      app.runUntilIdle()

      #expect(handles.map { $0.outcomeIfDismissed?.value?.button.id } == ["again", "again", "again"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a newer one with its key replaces it, or changes it in place`() {
    TestApp.run { app in
      let first = SystemAlert("10 %").key("upload").show()
      app.runUntilIdle()
      let second = SystemAlert("20 %").key("upload", .update).show()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed?.reason == .replaced && app.alert?.title == "20 %")

      SystemAlert("30 %")
        .key("upload", .key { (alert: UIAlertController) in alert.title = "30 %" }).show()
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed == nil && app.alert?.title == "30 %")
    }
  }

  @Test func `one that is shown from a popup's button stands above it and ends with it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let popup = app.center.show(Popup(box))
      app.runUntilIdle()
      let child = delete.show(above: box.usher.enclosingPopup)
      app.runUntilIdle()
      #expect(app.overlays.count == 2 && app.alert != nil)

      popup.dismiss()
      app.runUntilIdle()

      #expect(child.outcomeIfDismissed?.reason == .parentDismissed && app.overlays.isEmpty)
    }
  }

  @Test func `what UIKit would raise an exception for is mended or refused, in words`() throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      #expect(SystemAlert("", message: nil).show().outcomeIfDismissed?.reason == .failed)

      SystemAlert("Share").style(.actionSheet).textField("To")
        .button("Cancel", role: .cancel).button("Close", role: .cancel).show()
      app.runUntilIdle()

      let alert = try #require(app.alert)
      #expect(alert.preferredStyle == .alert && alert.textFields?.count == 1)
      #expect(alert.actions.map(\.style) == [.cancel, .default])
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-empty]: An alert with nothing in it was to be shown; "
            + "UIKit raises an exception for that. "
            + "Its title and message are empty and it has no action. "
            + "Give it a title, a message or an action before show().",
          "Usher [alert-second-cancel]: The button \"Close\" was to be a second one that cancels; "
            + "UIKit raises an exception for that. The alert has one with the style cancel; this "
            + "one becomes an ordinary one. Let one button of an alert cancel.",
          "Usher [alert-field-on-sheet]: The action sheet \"Share\" was to have a text field; "
            + "UIKit raises an exception for that. Its style is actionSheet; it is shown as an "
            + "alert. Use the alert style for what asks for a text.",
        ])
    }
  }
}

extension TestApp {
  /// The alert that is on the screen in a window of ours.
  var alert: UIAlertController? {
    overlays.last?.rootViewController?.presentedViewController as? UIAlertController
  }
}
