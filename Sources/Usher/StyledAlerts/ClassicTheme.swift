// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// What looks and moves like SCLAlertView. The numbers of its layout and its animations are in the
// core: `StyledAlertMetrics.classic` and `ClassicAnimation`.

extension StyledAlertTheme {
  /// Looks and moves like SCLAlertView.
  public static let classic = StyledAlertTheme(
    colors: .classic, fonts: .classic, metrics: .classic,
    iconLineWidth: 13, largeIconLineWidth: 11, usesContinuousCorners: false,
    backdrop: .black(opacity: 0.7), transitionIn: .classic(.slideInFromTop),
    transitionOut: .classic(.fadeOut))
}

extension StyledAlertColors {
  /// The colors of SCLAlertView, on a dark card in dark mode.
  ///
  /// Two details differ: the text of buttons is black where white has a contrast below 4.5, and
  /// SCLAlertView has no dark mode.
  public static let classic = StyledAlertColors(
    card: .hex(0xFFFFFF, dark: 0x2B2B2D), border: .hex(0xCCCCCC, dark: 0x565659),
    iconRing: .hex(0xFFFFFF, dark: 0x2B2B2D), title: .hex(0x4D4D4D, dark: 0xE6E6E6),
    message: .hex(0x4D4D4D, dark: 0xCFCFCF), progressTrack: .hex(0xE3E3E3, dark: 0x48484A),
    field: .hex(0xFFFFFF, dark: 0x1E1E20), fieldText: .hex(0x000000, dark: 0xFFFFFF),
    placeholder: .hex(0x757575, dark: 0xA3A3A8), fieldBorder: nil,
    error: .hex(0xC1272D, dark: 0xFF7A73),
    plainButton: nil, plainButtonText: nil, destructiveButton: nil, destructiveButtonText: nil,
    accents: [
      .success: .hex(0x22B573), .error: .hex(0xC1272D), .notice: .hex(0x727375),
      .warning: .hex(0xFFD110), .info: .hex(0x2866BF), .edit: .hex(0xA429FF),
      .waiting: .hex(0x6C125D), .question: .hex(0x727375),
    ],
    iconColors: StyledAlertStyle.allCases.reduce(into: [:]) {
      $0[$1] = $1 == .warning ? .hex(0x3C3C3C) : $1 == .custom ? nil : .white
    }, buttonTextColors: [.warning: .black, .success: .black], darkensFills: false)
}

extension StyledAlertFonts {
  /// The fonts of SCLAlertView at the default text size; they scale with the text size.
  public static let classic = StyledAlertFonts(
    title: .scaled(.helvetica(20), as: .title3), message: .scaled(.helvetica(14)),
    button: .scaled(.helvetica(14, isBold: true)),
    preferredButton: .scaled(.helvetica(14, isBold: true)),
    cancelButton: .scaled(.helvetica(14, isBold: true)), field: .scaled(.helvetica(14)),
    error: .scaled(.helvetica(12), as: .footnote), toggle: .scaled(.helvetica(12, isBold: true)),
    countdown: .scaled(.helvetica(12, isBold: true)))
}

extension UIColor {
  fileprivate static func hex(_ light: Int, dark: Int) -> UIColor {
    UIColor { .hex($0.userInterfaceStyle == .dark ? dark : light) }
  }

  fileprivate static func hex(_ rgb: Int) -> UIColor {
    func component(_ shift: Int) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}

extension UIFont {
  /// Helvetica Neue, or the system font where it is not installed.
  fileprivate static func helvetica(_ size: CGFloat, isBold: Bool = false) -> UIFont {
    UIFont(name: isBold ? "HelveticaNeue-Bold" : "HelveticaNeue", size: size)
      ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }
}

// MARK: - Transitions

/// The eight ways in which SCLAlertView shows an alert, under their names there.
public enum ClassicAppearance: Hashable, CaseIterable, Sendable {
  /// Fades in, slowly at first.
  case fadeIn
  /// Slides in from below the screen.
  case slideInFromBottom
  /// Drops in from above the screen and swings, by at most 12 points.
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
  /// Grows a little while fading out quickly; there to three times its size, with its text across
  /// that of the page. Then the backdrop fades.
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
      case .slideInFromBottom: .slide(.bottom)
      case .slideInFromTop: .slide(.top)
      case .slideInFromLeft: .slide(.left)
      case .slideInFromRight: .slide(.right)
      case .slideInFromCenter: .scale(3)
      case .slideInToCenter: .scale(0.1)
      case .simplyAppear: .instant
      }
    return PopupTransition(.classic(animation))
  }

  /// A transition of SCLAlertView; for appearing it runs in reverse.
  public static func classic(_ disappearance: ClassicDisappearance) -> PopupTransition {
    let animation: ClassicAnimation =
      switch disappearance {
      case .fadeOut: .fade
      case .slideOutToBottom: .slide(.bottom)
      case .slideOutToTop: .slide(.top)
      case .slideOutToLeft: .slide(.left)
      case .slideOutToRight: .slide(.right)
      case .slideOutToCenter: .scale(0.1)
      case .slideOutFromCenter: .scale(3)
      case .simplyDisappear: .instant
      }
    return PopupTransition(.classic(animation))
  }
}
