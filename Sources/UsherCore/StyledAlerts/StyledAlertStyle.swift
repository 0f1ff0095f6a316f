// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a styled alert is about; it decides on the icon, the colour, and what is felt.
public enum StyledAlertStyle: Sendable, Hashable, CaseIterable {
  /// Something went well.
  case success
  /// Something went wrong.
  case error
  /// Something is to be noticed.
  case notice
  /// Something may go wrong.
  case warning
  /// Something is worth knowing.
  case info
  /// Something is to be typed or chosen.
  case edit
  /// Something takes its time.
  case waiting
  /// Something is to be decided.
  case question
  /// The app says what it looks like.
  case custom
}
