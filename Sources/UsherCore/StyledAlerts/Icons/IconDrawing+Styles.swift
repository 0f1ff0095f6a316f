// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension IconDrawing {
  /// The icon of a style; where a bar shows how far something is, nothing turns beside it.
  package init(of style: StyledAlertStyle, besideBar: Bool = false) {
    self =
      switch style {
      case .success: .check
      case .error: .cross
      case .notice: .bell
      case .warning: .exclamation
      case .info: .letter
      case .edit: .pencil
      case .waiting: besideBar ? .hourglass : .ring
      case .question: .question
      case .custom: .star
      }
  }
}
