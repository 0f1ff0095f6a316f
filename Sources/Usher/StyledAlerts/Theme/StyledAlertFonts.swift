// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The fonts of styled alerts.
public struct StyledAlertFonts: Sendable {
  /// Of the title.
  public var title: StyledAlertFont
  /// Of the message.
  public var message: StyledAlertFont
  /// Of a button.
  public var button: StyledAlertFont
  /// Of the button that most people want.
  public var preferredButton: StyledAlertFont
  /// Of the button that leaves everything as it is.
  public var cancelButton: StyledAlertFont
  /// Of a text field.
  public var field: StyledAlertFont
  /// Of what is wrong with what was filled in.
  public var error: StyledAlertFont
  /// Of the text beside a switch.
  public var toggle: StyledAlertFont
  /// Of the seconds in a countdown.
  public var countdown: StyledAlertFont

  /// The fonts of the system in its text styles.
  public static let system = StyledAlertFonts(
    title: .textStyle(.headline), message: .textStyle(.subheadline), button: .textStyle(.headline),
    preferredButton: .textStyle(.headline), cancelButton: .textStyle(.headline), field: .textStyle(.body),
    error: .textStyle(.footnote), toggle: .textStyle(.subheadline),
    countdown: .textStyle(.caption1, weight: .semibold))

  /// The fonts of SCLAlertView at the usual text size, and larger or smaller ones at others.
  public static let classic = StyledAlertFonts(
    title: .scaled(.helvetica(20), as: .title3), message: .scaled(.helvetica(14)),
    button: .scaled(.helvetica(14, isBold: true)),
    preferredButton: .scaled(.helvetica(14, isBold: true)),
    cancelButton: .scaled(.helvetica(14, isBold: true)), field: .scaled(.helvetica(14)),
    error: .scaled(.helvetica(12), as: .footnote), toggle: .scaled(.helvetica(12, isBold: true)),
    countdown: .scaled(.helvetica(12, isBold: true)))
}

extension UIFont {
  /// Where the system has it not, the system's own font.
  fileprivate static func helvetica(_ size: CGFloat, isBold: Bool = false) -> UIFont {
    UIFont(name: isBold ? "HelveticaNeue-Bold" : "HelveticaNeue", size: size)
      ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }
}
