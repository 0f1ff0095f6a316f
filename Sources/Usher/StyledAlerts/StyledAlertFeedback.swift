// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Haptic and sound of a styled alert.
///
/// ```swift
/// StyledAlertFeedback(haptic: .success) { chime.play() }
/// ```
public struct StyledAlertFeedback: Sendable {
  /// A haptic.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// For something that succeeded.
    case success
    /// For something that may go wrong.
    case warning
    /// For something that failed.
    case error
  }

  /// The haptic; `nil`: none. The user's settings decide whether it is played.
  public var haptic: Haptic?
  /// Plays a sound; `nil`: silence.
  ///
  /// Called once, when the alert appears for the first time and the last line of its icon begins,
  /// not when it resumes, and when a visible alert changes to another style.
  public var sound: (@MainActor @Sendable () -> Void)?

  /// Creates a haptic and a sound.
  public init(haptic: Haptic? = nil, sound: (@MainActor @Sendable () -> Void)? = nil) {
    self.haptic = haptic
    self.sound = sound
  }

  /// Neither a haptic nor a sound.
  public static let none = StyledAlertFeedback()

  /// The standard feedback of a style: a haptic for success, error and warning, and no sound.
  public static func standard(for style: StyledAlertStyle) -> StyledAlertFeedback {
    switch style {
    case .success: StyledAlertFeedback(haptic: .success)
    case .error: StyledAlertFeedback(haptic: .error)
    case .warning: StyledAlertFeedback(haptic: .warning)
    case .notice, .info, .edit, .waiting, .question, .custom: .none
    }
  }

  /// Plays the haptic and the sound.
  @MainActor
  package func play() {
    if let haptic {
      let type: UINotificationFeedbackGenerator.FeedbackType =
        switch haptic {
        case .success: .success
        case .warning: .warning
        case .error: .error
        }
      UINotificationFeedbackGenerator().notificationOccurred(type)
    }
    sound?()
  }
}
