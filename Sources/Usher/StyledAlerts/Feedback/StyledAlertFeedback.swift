// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is felt and heard when a styled alert appears.
///
/// ```swift
/// StyledAlertFeedback(haptic: .success) { chime.play() }
/// ```
public struct StyledAlertFeedback: Sendable {
  /// Something that is felt.
  public enum Haptic: Sendable, Hashable, CaseIterable {
    /// As when something went well.
    case success
    /// As when something may go wrong.
    case warning
    /// As when something went wrong.
    case error
  }

  /// What is felt; `nil` is nothing. Whether it is, the user's settings decide.
  public var haptic: Haptic?
  /// Plays a sound with whatever the app plays sounds with; `nil` is silence.
  ///
  /// Called when the alert appears for the first time, not when it comes back, and when it becomes one of
  /// another style before the user's eyes.
  public var sound: (@MainActor @Sendable () -> Void)?

  /// Creates what is felt and heard.
  public init(haptic: Haptic? = nil, sound: (@MainActor @Sendable () -> Void)? = nil) {
    self.haptic = haptic
    self.sound = sound
  }

  /// Nothing.
  public static let none = StyledAlertFeedback()

  /// What is usual in a style: success, error and warning are felt, nothing is heard.
  public static func standard(for style: StyledAlertStyle) -> StyledAlertFeedback {
    switch style {
    case .success: StyledAlertFeedback(haptic: .success)
    case .error: StyledAlertFeedback(haptic: .error)
    case .warning: StyledAlertFeedback(haptic: .warning)
    case .notice, .info, .edit, .waiting, .question, .custom: .none
    }
  }

  /// Lets the user feel and hear it.
  @MainActor
  func play() {
    switch haptic {
    case .success: HapticFeedback.play(.success)
    case .warning: HapticFeedback.play(.warning)
    case .error: HapticFeedback.play(.error)
    case nil: break
    }
    sound?()
  }
}
