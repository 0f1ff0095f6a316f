// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

@MainActor
extension MisuseReport {
  /// The closure of `PopupHandle.update` returned a styled alert with a property that an update
  /// cannot change.
  ///
  /// Examples are pages, a key, a group, a lane, a priority, a theme and callbacks. These keep
  /// their values from `show`. To add a callback to an alert that is shown, use `onDismiss` of the
  /// handle.
  ///
  /// - Returns: `nil` if the alert sets no such property.
  static func cannotUpdate(_ alert: StyledAlert) -> MisuseReport? {
    let properties = alert.unsupportedUpdates
    guard !properties.isEmpty else { return nil }
    return MisuseReport(
      code: "styled-alert-cannot-update",
      problem: "update cannot change \(properties.joined(separator: ", ")) of a styled alert.",
      evidence: "This is fixed when the alert is shown; all other changes are applied.",
      suggestion: "Set it before show, or use the setters of the handle while the alert waits.")
  }

  /// Two fields of a styled alert have the same `id` or, if they have none, the same placeholder or
  /// title.
  ///
  /// The text of the second field is in `texts`.
  static func duplicateFieldID(_ id: String) -> MisuseReport {
    MisuseReport(
      code: "styled-alert-name-taken",
      problem: "Two fields of a styled alert have the id \"\(id)\".",
      evidence: "The first one keeps it; the other one is shown without an id.",
      suggestion: "Give each field a unique id.")
  }

  /// A styled alert has a button with an empty title.
  ///
  /// VoiceOver has nothing to read for it. The button is shown without a title.
  static var untitledStyledButton: MisuseReport {
    MisuseReport(
      code: "styled-alert-untitled-button",
      problem: "A button of a styled alert has no title.",
      evidence: "Its title is empty; the button is shown without one.",
      suggestion: "Give each button a title.")
  }

  /// `validate` refers to a field that the styled alert does not have.
  ///
  /// The validator is called nevertheless, with an empty text. Its errors are shown so that the
  /// user sees why the form cannot be submitted.
  static func unknownField(_ id: String, _ names: [String]) -> MisuseReport {
    let known = names.inOrder.map { "\"\($0)\"" }.joined(separator: ", ")
    return MisuseReport(
      code: "styled-alert-no-such-field",
      problem: "A validator of a styled alert refers to the field \"\(id)\", which does not exist.",
      evidence:
        "The fields of the alert are: \(known.isEmpty ? "none" : known); errors of the validator "
        + "are shown below the last row.",
      suggestion: "Use the id of a field or, if it has none, its placeholder or title.")
  }

  /// The closure of `customView` or `icon` returned a view that already has a superview.
  ///
  /// A view can have only one superview. It stays there, and the new card is shown without it.
  static func customViewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "styled-alert-view-in-use",
      problem: "A \(type(of: view)) cannot be on the card of a styled alert: it has a superview.",
      evidence: "The superview may be the card of an alert that was shown before.",
      suggestion: "Make a new view in the closure, which is called once for each card.")
  }
}
