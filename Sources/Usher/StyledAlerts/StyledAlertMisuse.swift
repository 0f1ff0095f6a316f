// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a styled alert cannot be shown as it is described.
@MainActor
enum StyledAlertMisuse {
  /// What an update says that cannot be changed any more, if it says anything of the kind.
  @available(iOSApplicationExtension, unavailable)
  static func cannotUpdate(_ alert: StyledAlert) -> MisuseReport? {
    let said = alert.saidInVain
    guard !said.isEmpty else { return nil }
    return MisuseReport(
      anchor: "styled-alert-cannot-update",
      happened: "An update of a styled alert said something that it cannot change.",
      lookedAt: "It spoke of \(said.joined(separator: ", ")); nothing of that changes.",
      remedy: "Say that when the alert is shown; with the handle's change(_:) while it waits.")
  }

  static func nameTaken(_ id: String) -> MisuseReport {
    MisuseReport(
      anchor: "styled-alert-name-taken",
      happened: "Two fields of a styled alert were to be named \"\(id)\".",
      lookedAt: "The first one has the name; the other is on the card without one.",
      remedy: "Give each field an id of its own.")
  }

  static func noSuchField(_ id: String, _ names: [String]) -> MisuseReport {
    let known = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return MisuseReport(
      anchor: "styled-alert-no-such-field",
      happened: "What is filled in for \"\(id)\" on a styled alert was to be judged.",
      lookedAt:
        "There is no field of that name; there is \(known.isEmpty ? "none" : known). What is "
        + "wrong is said below the last row.",
      remedy: "Name the field with its id or, where it has none, its placeholder or title.")
  }

  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "styled-alert-view-in-use",
      happened: "A \(type(of: view)) was to be on the card of a styled alert and is elsewhere.",
      lookedAt: "It has a superview already, perhaps the card of an alert that was shown before.",
      remedy: "Make a new view in the closure, which is called once for each card.")
  }
}
