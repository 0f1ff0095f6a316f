// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One of the things that a screen must get right.
public struct AuditRule: Sendable, Hashable, CustomStringConvertible {
  /// The name of the rule.
  public let description: String

  private init(_ name: String) {
    description = name
  }

  /// Text is shown in full: neither truncated, by its room or by its number of lines, nor cut off at an
  /// edge.
  public static let untruncatedText = AuditRule("text in full")

  /// No text is painted over another text, and nothing opaque lies on a part of it.
  public static let nonOverlappingText = AuditRule("text apart")

  /// What assistive technology stops at has a label; every control that a tap does something to can be
  /// reached by it.
  public static let accessibilityLabels = AuditRule("labels")

  /// A control that a tap does something to has a trait that says so. Views that only have a gesture
  /// recognizer are not judged, here and in ``labels`` and ``targets``.
  public static let accessibilityTraits = AuditRule("traits")

  /// A control that a tap does something to is at least 44 points wide and high, unless it is a key of a keyboard.
  public static let touchTargets = AuditRule("targets")

  /// What takes every touch is modal for assistive technology too, and the other way round; the keys of
  /// a keyboard may be reached beside it.
  public static let modality = AuditRule("modality")

  /// Text has a contrast of at least 4.5 to what is behind it, large text of 3. What is disabled is not
  /// judged.
  public static let contrast = AuditRule("contrast")

  /// The escape gesture closes what is modal.
  public static let escapeGesture = AuditRule("escape")

  /// The rules that a look at the screen can check; all but ``escape``, which changes the screen.
  public static let all: Set<AuditRule> = [
    .untruncatedText, .nonOverlappingText, .accessibilityLabels, .accessibilityTraits, .touchTargets, .modality, .contrast,
  ]
}
