// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Haptic feedback for the result of an action.
///
/// On Apple systems the device and the user's settings decide whether a haptic is played. The
/// stand-in only records it.
@MainActor
public enum HapticFeedback {
  /// A kind of haptic, as in `UINotificationFeedbackGenerator`.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// The action succeeded.
    case success
    /// The action may fail.
    case warning
    /// The action failed.
    case error
  }

  /// Plays a haptic.
  public static func play(_ haptic: Haptic) { platformPlay(haptic) }
}
