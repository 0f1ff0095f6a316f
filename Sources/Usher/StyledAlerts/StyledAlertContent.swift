// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is on the card of a styled alert.
@MainActor
struct StyledAlertContent {
  /// What is in the circle.
  struct Icon {
    var size = StyledAlertIconSize.regular
    /// A picture instead of the style's icon.
    var image: UIImage?
    /// What makes a view instead of the icon or the picture.
    var makeView: (@MainActor () -> UIView)? { didSet { identity = StyledAlertRow.Identity() } }
    /// Tells its view from others.
    private(set) var identity = StyledAlertRow.Identity()
  }

  /// How far some work is.
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

  init(style: StyledAlertStyle) {
    self.style = style
  }

  /// The icon that it wants: a circle with nothing in it is none.
  var iconSize: StyledAlertIconSize {
    style == .custom && icon.image == nil && icon.makeView == nil && progress?.style != .ring
      ? .none : icon.size
  }

  /// What is to be read, from top to bottom.
  var texts: [String] { [title, message].compactMap { $0?.string } }

  /// The number of the button that stands out: the first that most people want, or where none is said to
  /// be one, the first of no special role.
  var emphasizedButton: Int? {
    buttons.firstIndex { $0.role == .preferred } ?? buttons.firstIndex { $0.role == .standard }
  }
}

/// What is between text and buttons.
@MainActor
struct StyledAlertRow {
  /// Tells a row from others, also after what is on the card has changed: its view is made once.
  final class Identity: Sendable {}

  enum Part {
    /// What a closure of the app's makes.
    case view(@MainActor () -> UIView)
    case field(StyledAlertField)
    /// What is wrong with everything that was filled in.
    case formError
  }

  let identity = Identity()
  var spacing: Double?
  var extendsToEdges = false
  let part: Part

  /// Whether it has the view of the other one: it is that one, or a field of the same kind with the same
  /// name.
  func isEquivalent(to other: StyledAlertRow) -> Bool {
    if identity === other.identity { return true }
    guard case .field(let field) = part, case .field(let known) = other.part else { return false }
    return field.isEquivalent(to: known)
  }
}

/// A text on the card of a styled alert.
enum StyledAlertText: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  /// What is read.
  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// Shows itself; attributes of its own go before font and colour.
  @MainActor
  func apply(to label: UILabel, font: UIFont, color: UIColor) {
    // A label keeps of attributed text how its beginning looked.
    label.attributedText = nil
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    switch self {
    case .plain(let text): label.text = text
    case .attributed(let text): label.attributedText = text.withDefaults(font, color)
    }
  }
}

extension NSAttributedString {
  /// The text with these where it says nothing itself, in the middle of its lines.
  fileprivate func withDefaults(_ font: UIFont, _ color: UIColor) -> NSAttributedString {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(
      string: string,
      attributes: [.font: font, .foregroundColor: color, .paragraphStyle: centered])
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }
}

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

/// Something that judges what was filled in, as a description.
@MainActor
struct StyledAlertValidator {
  enum Body {
    /// Answers at once what is wrong; `nil` for nothing.
    case synchronous(@MainActor (FormValues) -> String?)
    /// Answers when it has found out.
    case asynchronous(@MainActor (FormValues) async throws -> String?)
    /// Calls back when it has found out.
    case completing(@MainActor (FormValues, @escaping @MainActor (String?) -> Void) -> Void)
  }

  /// Tells it from others, also after what is on the card has changed.
  let identity = StyledAlertRow.Identity()
  /// The field that alone is judged; `nil` for all of them.
  var field: String?
  /// The field below which it is said what is wrong; `nil` for below all of them.
  var errorField: String?
  let timing: StyledAlertValidationTiming
  let body: Body
}
