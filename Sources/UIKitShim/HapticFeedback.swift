// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What is felt.
///
/// On Apple systems the user's settings and the phone decide whether it is. The stand-in writes down
/// what it is asked for and does nothing.
@MainActor
public enum HapticFeedback {
  /// A haptic that tells how something went.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// It went well.
    case success
    /// It may go wrong.
    case warning
    /// It went wrong.
    case error
  }

  /// Lets the user feel something.
  public static func play(_ haptic: Haptic) { platformPlay(haptic) }
}
