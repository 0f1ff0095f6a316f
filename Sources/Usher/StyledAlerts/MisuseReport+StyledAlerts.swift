// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a styled alert cannot be shown as it is described.
@MainActor
enum StyledAlertMisuse {
  /// What an update says that cannot be changed any more, if it says anything of the kind.
  @available(iOSApplicationExtension, unavailable)
  static func cannotUpdate(_ alert: StyledAlert) -> MisuseReport? {
    let properties = alert.unsupportedUpdates
    guard !properties.isEmpty else { return nil }
    return MisuseReport(
      code: "styled-alert-cannot-update",
      problem: "An update of a styled alert said something that it cannot change.",
      evidence: "It spoke of \(properties.joined(separator: ", ")); nothing of that changes.",
      suggestion: "Say that when the alert is shown; with the handle's change(_:) while it waits.")
  }

  static func duplicateFieldID(_ id: String) -> MisuseReport {
    MisuseReport(
      code: "styled-alert-name-taken",
      problem: "Two fields of a styled alert were to be named \"\(id)\".",
      evidence: "The first one has the name; the other is on the card without one.",
      suggestion: "Give each field an id of its own.")
  }

  static func unknownField(_ id: String, _ names: [String]) -> MisuseReport {
    let known = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return MisuseReport(
      code: "styled-alert-no-such-field",
      problem: "What is filled in for \"\(id)\" on a styled alert was to be judged.",
      evidence:
        "There is no field of that name; there is \(known.isEmpty ? "none" : known). What is "
        + "wrong is said below the last row.",
      suggestion: "Name the field with its id or, where it has none, its placeholder or title.")
  }

  static func customViewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "styled-alert-view-in-use",
      problem: "A \(type(of: view)) was to be on the card of a styled alert and is elsewhere.",
      evidence: "It has a superview already, perhaps the card of an alert that was shown before.",
      suggestion: "Make a new view in the closure, which is called once for each card.")
  }
}
