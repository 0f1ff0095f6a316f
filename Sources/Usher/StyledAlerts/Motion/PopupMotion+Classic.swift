// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The ways in which SCLAlertView shows an alert, under the names that they have there.
///
/// As the way to go each of them is the one back: an alert that is to go as it came slides in from the
/// top and out to it.
extension PopupTransition {
  /// It fades in, slowly at first.
  public static let fadeIn = PopupTransition(.classic(.fade))
  /// It comes up from below the screen.
  public static let slideInFromBottom = PopupTransition(.classic(.bottom))
  /// It falls from above the screen and swings.
  public static let slideInFromTop = PopupTransition(.classic(.top))
  /// It comes from the left, whatever the direction of the text.
  public static let slideInFromLeft = PopupTransition(.classic(.left))
  /// It comes from the right, whatever the direction of the text.
  public static let slideInFromRight = PopupTransition(.classic(.right))
  /// It is three times as large and shrinks to its size while it fades in.
  public static let slideInFromCenter = PopupTransition(.classic(.shrink))
  /// It grows from a tenth of its size while it fades in.
  public static let slideInToCenter = PopupTransition(.classic(.grow))
  /// It is there after a fifth of a second.
  public static let simplyAppear = PopupTransition(.classic(.instant))
}

/// The ways in which SCLAlertView hides an alert, under the names that they have there.
extension PopupTransition {
  /// It fades out.
  public static let fadeOut = PopupTransition(.classic(.fade))
  /// It goes down and off the screen, and then the backdrop fades.
  public static let slideOutToBottom = PopupTransition(.classic(.bottom))
  /// It goes up and off the screen, and then the backdrop fades.
  public static let slideOutToTop = PopupTransition(.classic(.top))
  /// It goes to the left and off the screen, and then the backdrop fades.
  public static let slideOutToLeft = PopupTransition(.classic(.left))
  /// It goes to the right and off the screen, and then the backdrop fades.
  public static let slideOutToRight = PopupTransition(.classic(.right))
  /// It shrinks to a tenth of its size while it fades out, and then the backdrop fades.
  public static let slideOutToCenter = PopupTransition(.classic(.grow))
  /// It grows to three times its size while it fades out, and then the backdrop fades.
  public static let slideOutFromCenter = PopupTransition(.classic(.shrink))
  /// It is gone after a fifth of a second.
  public static let simplyDisappear = PopupTransition(.classic(.instant))
}
