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
