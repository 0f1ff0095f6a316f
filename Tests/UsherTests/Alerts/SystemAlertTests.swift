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
    try Stand.run { stand in
      delete.textField("Why", text: "Blurred", isSecure: true) { $0.keyboardType = .emailAddress }
        .enqueue()
      stand.settle()

      let alert = try #require(stand.alert)
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

  @Test(arguments: HeadlessSwitches.variants)
  func `the outcome has the button and the texts, after the alert has left and its handler ran`(
    switches: HeadlessSwitches
  ) async throws {
    try await Stand.run(switches: switches) { stand in
      let diary = Diary()
      let rename = SystemAlert("Rename").textField("Name", text: "Ann").textField("Place")
        .button("Cancel", role: .cancel) { diary.note("cancelled") }
        .button("Save", id: "save") { diary.note("saved, there: \(!stand.overlays.isEmpty)") }
      let task = Task {
        let outcome = await rename.show()
        diary.note("outcome")
        return outcome
      }
      await Task.yield()
      stand.settle()
      stand.device.type("a")

      try stand.tap("Save")
      stand.settle()

      let result = SystemAlertResult(
        button: .init(index: 1, id: "save", title: "Save"), texts: ["Anna", ""])
      #expect(await task.value == PopupOutcome(reason: .actionChosen, value: result))
      #expect(diary.lines.last == "outcome" && diary.lines.count == 2)
      #expect(diary.lines.first?.hasPrefix("saved") == true)
      #expect(stand.overlays.isEmpty)
    }
  }

  @Test func `a description can be shown any number of times, also at once`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let alert = delete.onEnd { diary.note($0.value?.button.id ?? "\($0.reason)") }
      alert.enqueue()
      alert.enqueue()
      for title in ["Delete", "Cancel", "Delete"] {
        stand.settle()
        try stand.tap(title)
        stand.settle()
        if diary.lines.count == 2 { alert.enqueue() }
      }

      #expect(diary.lines == ["delete", "Cancel", "delete"])
    }
  }

  @Test func `nothing is made before it is its turn`() throws {
    try Stand.run { stand in
      var made = 0
      UIAlertController.make("First").usher.show()
      SystemAlert("Name?").textField { _ in made += 1 }.button("OK").enqueue()
      stand.settle()
      #expect(made == 0)

      try stand.tap("OK")
      stand.settle()

      #expect(made == 1)
    }
  }

  @Test(arguments: [0, 1])
  func `cancelling the task ends the alert, and no handler is called`(wait: Double) async {
    await Stand.run { stand in
      let diary = Diary()
      let alert = SystemAlert("Sure?").button("OK", role: .cancel) { diary.note("handler") }
      let task = Task { await alert.show() }
      await Task.yield()
      stand.device.clock.advance(by: wait)

      task.cancel()
      await Task.yield()
      stand.settle()

      #expect(await task.value == PopupOutcome(reason: .cancelled))
      #expect(stand.overlays.isEmpty && diary.lines.isEmpty)
    }
  }

  @Test func `everything that is said about popups is said about alerts, too`() throws {
    try Stand.run { stand in
      let first = delete.enqueue()
      let later = SystemAlert("Later").button("OK").priority(.urgent).group("net").enqueue()
      stand.settle()
      #expect(first.outcomeIfEnded == nil && stand.alert?.title == "Delete photo?")
      try stand.tap("Cancel")
      stand.settle()
      #expect(stand.alert?.title == "Later")

      stand.center.endGroup("net", .custom("online"))
      stand.settle()

      #expect(later.outcomeIfEnded?.reason == .custom("online"))
      let timed = SystemAlert("Saved").closes(after: .seconds(3)).enqueue()
      stand.settle()
      stand.settle()
      #expect(timed.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `requests with one key are answered together`() throws {
    try Stand.run { stand in
      let alert = SystemAlert("Offline").button("Again", id: "again").key("offline")
      let handles = [alert.enqueue(), alert.enqueue(), alert.enqueue()]
      stand.settle()

      try stand.tap("Again")
      stand.settle()

      #expect(handles.map { $0.outcomeIfEnded?.value?.button.id } == ["again", "again", "again"])
      #expect(stand.overlays.isEmpty)
    }
  }

  @Test func `a newer one with its key replaces it, or changes it in place`() {
    Stand.run { stand in
      let first = SystemAlert("10 %").key("upload").enqueue()
      stand.settle()
      let second = SystemAlert("20 %").key("upload", .update).enqueue()
      stand.settle()
      #expect(first.outcomeIfEnded?.reason == .replaced && stand.alert?.title == "20 %")

      SystemAlert("30 %")
        .key("upload", .update { (alert: UIAlertController) in alert.title = "30 %" }).enqueue()
      stand.settle()

      #expect(second.outcomeIfEnded == nil && stand.alert?.title == "30 %")
    }
  }

  @Test func `one that is shown from a popup's button stands above it and ends with it`() {
    Stand.run { stand in
      let box = BoxView()
      let popup = stand.center.enqueue(Popup(box))
      stand.settle()
      let child = delete.enqueue(above: box.usher.popup)
      stand.settle()
      #expect(stand.overlays.count == 2 && stand.alert != nil)

      popup.end()
      stand.settle()

      #expect(child.outcomeIfEnded?.reason == .parentEnded && stand.overlays.isEmpty)
    }
  }

  @Test func `what UIKit would raise an exception for is mended or refused, in words`() throws {
    try Stand.run { stand in
      let misuse = MisuseCollector()
      #expect(SystemAlert("", message: nil).enqueue().outcomeIfEnded?.reason == .failed)

      SystemAlert("Share").style(.actionSheet).textField("To")
        .button("Cancel", role: .cancel).button("Close", role: .cancel).enqueue()
      stand.settle()

      let alert = try #require(stand.alert)
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

extension Stand {
  /// The alert that is on the screen in a window of ours.
  var alert: UIAlertController? {
    overlays.last?.rootViewController?.presentedViewController as? UIAlertController
  }
}
