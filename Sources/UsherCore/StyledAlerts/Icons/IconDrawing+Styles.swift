// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension IconDrawing {
  /// The icon of a style.
  package init(of style: StyledAlertStyle) {
    self =
      switch style {
      case .success: .check
      case .error: .cross
      case .notice: .bell
      case .warning: .exclamation
      case .info: .letter
      case .edit: .pencil
      case .waiting: .ring
      case .question: .question
      case .custom: .star
      }
  }
}
