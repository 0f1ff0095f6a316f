// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of a styled alert, as a description.
@MainActor
struct StyledAlertField {
  /// A field of one line.
  struct TextField {
    var placeholder: String?
    var text = ""
    var isSecure = false
    var contentType: UITextContentType?
    var keyboard = UIKeyboardType.default
    var capitalization: UITextAutocapitalizationType?
    var configure: @MainActor (UITextField) -> Void = { _ in }
  }

  /// A field of several lines.
  struct TextView {
    var placeholder: String?
    var text = ""
    var lines = 3...6
    var configure: @MainActor (UITextView) -> Void = { _ in }
  }

  /// A switch, with what it switches.
  struct Toggle {
    let title: String
    var isOn = false
    var configure: @MainActor (UISwitch) -> Void = { _ in }
  }

  /// Segments of which one is chosen.
  struct Segments {
    var title: String?
    let titles: [String]
    var selection: Int?
    var configure: @MainActor (UISegmentedControl) -> Void = { _ in }
  }

  /// A control of the app's.
  struct CustomControl {
    /// What it is.
    let type: UIControl.Type
    var title: String?
    /// Makes it, and says how to ask what it holds.
    let make: @MainActor () -> (UIControl, @MainActor () -> StyledAlertValue)
  }

  enum Kind {
    case textField(TextField)
    case textView(TextView)
    case toggle(Toggle)
    case segments(Segments)
    case custom(CustomControl)
  }

  let id: String
  let kind: Kind

  /// Whether what was filled in of the other one is filled in of this one, too.
  func isEquivalent(to other: StyledAlertField) -> Bool {
    guard !id.isEmpty, id == other.id else { return false }
    return switch (kind, other.kind) {
    case (.textField(let field), .textField(let known)): field.isSecure == known.isSecure
    case (.textView, .textView), (.toggle, .toggle): true
    case (.segments(let segments), .segments(let known)): segments.titles == known.titles
    case (.custom(let control), .custom(let known)): control.type == known.type
    case (.textField, _), (.textView, _), (.toggle, _), (.segments, _), (.custom, _): false
    }
  }

  /// Its control, dressed in the theme.
  @available(iOSApplicationExtension, unavailable)
  func makeControl(in theme: StyledAlertTheme) -> any StyledAlertControl {
    switch kind {
    case .textField(let field): StyledAlertTextField(field, theme)
    case .textView(let lines): StyledAlertTextView(lines, theme)
    case .toggle(let toggle): StyledAlertToggle(toggle, theme)
    case .segments(let segments): StyledAlertSegments(segments, theme)
    case .custom(let control): StyledAlertCustomControl(control, theme)
    }
  }
}
