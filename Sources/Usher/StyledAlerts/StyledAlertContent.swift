// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The content of the card of a styled alert.
@MainActor
struct StyledAlertContent {
  /// The content of the circle.
  struct Icon {
    var size = StyledAlertIconSize.regular
    /// An image instead of the icon of the style.
    var image: UIImage?
    /// Makes a view instead of the icon or the image.
    var makeView: (@MainActor () -> UIView)? { didSet { identity = StyledAlertRow.Identity() } }
    /// Identifies the view that `makeView` makes.
    private(set) var identity = StyledAlertRow.Identity()
  }

  /// Progress, and how it is shown.
  struct Progress: Equatable {
    var fraction: ProgressValue
    var style: StyledAlertProgressStyle
  }

  var style: StyledAlertStyle
  var title: StyledAlertText?
  var message: StyledAlertText?
  var rows: [StyledAlertRow] = []
  var validators: [StyledAlertValidator] = []
  var buttons: [StyledAlertButton] = []
  var buttonLayout: StyledAlertButtonLayout?
  var icon = Icon()
  var progress: Progress?
  var tint: UIColor?
  var feedback: StyledAlertFeedback?

  /// The effective size: an empty circle is left out.
  var iconSize: StyledAlertIconSize {
    style == .custom && icon.image == nil && icon.makeView == nil && progress?.style != .ring
      ? .none : icon.size
  }

  /// The texts that count for the reading time, from top to bottom.
  var texts: [String] { [title, message].compactMap { $0?.string } }

  /// The index of the emphasized button: the first preferred one, otherwise the only standard one,
  /// or the first if there are fields, because the return key presses it. Otherwise several standard
  /// buttons are equal choices, and look equal.
  var emphasizedButton: Int? {
    if let preferred = buttons.firstIndex(where: { $0.role == .preferred }) { return preferred }
    let standard = buttons.indices.filter { buttons[$0].role == .standard }
    let isExpected = standard.count == 1 || rows.contains { $0.field != nil }
    return isExpected ? standard.first : nil
  }
}

// MARK: - Rows

/// A row between text and buttons.
@MainActor
struct StyledAlertRow {
  /// Identifies a row across updates, so that its view is made only once.
  final class Identity: Sendable {}

  enum Part {
    /// A view of the app.
    case view(@MainActor () -> UIView)
    case field(StyledAlertField)
    /// The error of validators that report below all rows.
    case formError
  }

  let identity = Identity()
  var spacing: Double?
  var extendsToEdges = false
  let part: Part

  /// How wide it is on the card.
  var extent: StyledAlertContentMetrics.Row.Extent {
    switch part {
    case .view: extendsToEdges ? .card : .text
    case .field(let field): field.kind.extent
    case .formError: .text
    }
  }

  var field: StyledAlertField? { if case .field(let field) = part { field } else { nil } }

  /// Whether it can keep the view of the other row: it is the same row, or a field of the same kind
  /// with the same `id`.
  func isEquivalent(to other: StyledAlertRow) -> Bool {
    if identity === other.identity { return true }
    guard let field, let known = other.field else { return false }
    return field.isEquivalent(to: known)
  }
}

/// A text with or without attributes.
enum StyledAlertText: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  /// The text without attributes.
  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// Shows the text in a label; its own attributes override font and color.
  @MainActor
  func apply(
    to label: UILabel, font: UIFont, color: UIColor, alignment: StyledAlertAlignment
  ) {
    // A label keeps the attributes at the beginning of an attributed text.
    label.attributedText = nil
    label.font = font
    label.textColor = color
    label.textAlignment = alignment == .center ? .center : .natural
    label.lineBreakMode = .byTruncatingTail
    switch self {
    case .plain(let text): label.text = text
    case .attributed(let text):
      label.attributedText = text.withDefaults(font, color, label.textAlignment)
    }
  }
}

extension NSAttributedString {
  /// The text with these attributes where it has none of its own.
  fileprivate func withDefaults(
    _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    let text = NSMutableAttributedString(
      string: string,
      attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }
}

/// The description of a field.
@MainActor
struct StyledAlertField {
  /// Tells apart controls that cannot replace each other in an update.
  enum Kind: Equatable {
    case textField(isSecure: Bool)
    case textView
    case toggle
    case segments([String])
    /// A control of the app, by its class.
    case custom(ObjectIdentifier)

    /// What has a background is as wide as the buttons; everything else as the texts.
    var extent: StyledAlertContentMetrics.Row.Extent {
      switch self {
      case .textField, .textView, .segments: .content
      case .toggle, .custom: .text
      }
    }
  }

  let id: String
  let kind: Kind
  /// Makes its control with the appearance of the theme.
  let makeControl: @MainActor (StyledAlertTheme) -> any StyledAlertControl

  /// Whether this field keeps the control and the value of the other one.
  func isEquivalent(to other: StyledAlertField) -> Bool {
    !id.isEmpty && id == other.id && kind == other.kind
  }
}

/// The description of a validator.
@MainActor
struct StyledAlertValidator {
  enum Body {
    /// Returns the error text, or `nil` if the values are valid.
    case synchronous(@MainActor (FormValues) -> String?)
    /// Returns the same when it has finished.
    case asynchronous(@MainActor (FormValues) async throws -> String?)
    /// Calls its completion handler when it has finished.
    case completing(@MainActor (FormValues, @escaping @MainActor (String?) -> Void) -> Void)

    var isAsynchronous: Bool { if case .synchronous = self { false } else { true } }
  }

  /// Identifies the validator across updates.
  let identity = StyledAlertRow.Identity()
  /// The `id` of the only field that it validates; `nil` for all fields.
  var field: String?
  /// The `id` of the field below which its error is shown; `nil` for below the last row.
  var errorField: String?
  let timing: StyledAlertValidationTiming
  let body: Body
}
