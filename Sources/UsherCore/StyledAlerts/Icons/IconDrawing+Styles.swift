// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension IconDrawing {
  /// The icon of a style; where a bar shows how far something is, nothing turns beside it.
  package init(style: StyledAlertStyle, isBesideProgressBar: Bool = false) {
    self =
      switch style {
      case .success: .checkmark
      case .error: .cross
      case .notice: .bell
      case .warning: .exclamationMark
      case .info: .infoLetter
      case .edit: .pencil
      case .waiting: isBesideProgressBar ? .hourglass : .ring
      case .question: .question
      case .custom: .star
      }
  }
}
