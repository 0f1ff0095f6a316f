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

  enum Kind {
    case line(Line)
  }

  let id: String
  let kind: Kind

  /// Its control, dressed in the theme.
  func makeControl(in theme: StyledAlertTheme) -> any StyledAlertControl {
    switch kind {
    case .line(let line): StyledAlertTextField(line, theme)
    }
  }
}

/// The view in which the user fills in a field.
@MainActor
protocol StyledAlertControl: UIView {
  /// What it holds.
  var value: StyledAlertValue { get }
}
