// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of a styled alert, as a description.
@MainActor
struct StyledAlertField {
  /// A field of one line.
  struct Line {
    var placeholder: String?
    var text = ""
    var isSecure = false
    var contentType: UITextContentType?
    var keyboard = UIKeyboardType.default
    var capitalization: UITextAutocapitalizationType?
    var configure: @MainActor (UITextField) -> Void = { _ in }
  }

  /// A field of several lines.
  struct Lines {
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
  struct Own {
    /// What it is.
    let type: UIControl.Type
    var title: String?
    /// Makes it, and says how to ask what it holds.
    let make: @MainActor () -> (UIControl, @MainActor () -> StyledAlertValue)
  }

  enum Kind {
    case line(Line)
    case lines(Lines)
    case toggle(Toggle)
    case segments(Segments)
    case own(Own)
  }

  let id: String
  let kind: Kind

  /// Whether what was filled in of the other one is filled in of this one, too.
  func isSame(as other: StyledAlertField) -> Bool {
    guard !id.isEmpty, id == other.id else { return false }
    return switch (kind, other.kind) {
    case (.line(let line), .line(let known)): line.isSecure == known.isSecure
    case (.lines, .lines), (.toggle, .toggle): true
    case (.segments(let segments), .segments(let known)): segments.titles == known.titles
    case (.own(let own), .own(let known)): own.type == known.type
    case (.line, _), (.lines, _), (.toggle, _), (.segments, _), (.own, _): false
    }
  }

  /// Its control, dressed in the theme.
  @available(iOSApplicationExtension, unavailable)
  func makeControl(in theme: StyledAlertTheme) -> any StyledAlertControl {
    switch kind {
    case .line(let line): StyledAlertTextField(line, theme)
    case .lines(let lines): StyledAlertTextView(lines, theme)
    case .toggle(let toggle): StyledAlertToggle(toggle, theme)
    case .segments(let segments): StyledAlertSegments(segments, theme)
    case .own(let own): StyledAlertOwnControl(own, theme)
    }
  }
}
