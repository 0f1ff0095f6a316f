// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The eight ways in which SCLAlertView shows an alert, under their names there.
public enum ClassicAppearance: Hashable, CaseIterable, Sendable {
  /// Fades in, slowly at first.
  case fadeIn
  /// Slides in from below the screen.
  case slideInFromBottom
  /// Drops in from above the screen and swings.
  case slideInFromTop
  /// Slides in from the left, in left-to-right and right-to-left languages.
  case slideInFromLeft
  /// Slides in from the right, in left-to-right and right-to-left languages.
  case slideInFromRight
  /// Shrinks from three times its size while fading in.
  case slideInFromCenter
  /// Grows from a tenth of its size while fading in.
  case slideInToCenter
  /// Appears without movement after a fifth of a second.
  case simplyAppear
}

/// The eight ways in which SCLAlertView hides an alert, under their names there.
public enum ClassicDisappearance: Hashable, CaseIterable, Sendable {
  /// Fades out.
  case fadeOut
  /// Slides down and off the screen; then the backdrop fades.
  case slideOutToBottom
  /// Slides up and off the screen; then the backdrop fades.
  case slideOutToTop
  /// Slides to the left and off the screen; then the backdrop fades.
  case slideOutToLeft
  /// Slides to the right and off the screen; then the backdrop fades.
  case slideOutToRight
  /// Shrinks to a tenth of its size while fading out; then the backdrop fades.
  case slideOutToCenter
  /// Grows to three times its size while fading out; then the backdrop fades.
  case slideOutFromCenter
  /// Disappears without movement after a fifth of a second.
  case simplyDisappear
}

extension PopupTransition {
  /// A transition of SCLAlertView; for disappearing it runs in reverse.
  ///
  /// ```swift
  /// alert.transition(in: .classic(.slideInFromTop), out: .classic(.slideOutToBottom))
  /// ```
  public static func classic(_ appearance: ClassicAppearance) -> PopupTransition {
    let animation: ClassicAnimation =
      switch appearance {
      case .fadeIn: .fade
      case .slideInFromBottom: .bottom
      case .slideInFromTop: .top
      case .slideInFromLeft: .left
      case .slideInFromRight: .right
      case .slideInFromCenter: .shrink
      case .slideInToCenter: .grow
      case .simplyAppear: .instant
      }
    return PopupTransition(.classic(animation))
  }

  /// A transition of SCLAlertView; for appearing it runs in reverse.
  public static func classic(_ disappearance: ClassicDisappearance) -> PopupTransition {
    let animation: ClassicAnimation =
      switch disappearance {
      case .fadeOut: .fade
      case .slideOutToBottom: .bottom
      case .slideOutToTop: .top
      case .slideOutToLeft: .left
      case .slideOutToRight: .right
      case .slideOutToCenter: .grow
      case .slideOutFromCenter: .shrink
      case .simplyDisappear: .instant
      }
    return PopupTransition(.classic(animation))
  }
}
