// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// When something that was filled in is judged.
public enum StyledAlertValidationTiming: Sendable, Hashable, CaseIterable {
  /// At each change, and when the user confirms. As long as it is wrong, the alert cannot be confirmed.
  case whileEditing
  /// When the user confirms.
  case onSubmit
}
