// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a button of a styled alert looks like, where that is not as the theme says; `nil` is as it says.
public struct StyledAlertButtonLook: Sendable {
  /// The colour behind its title.
  public var fill: UIColor?
  /// The same while a finger is on it; without one, the fill a good deal darker.
  public var pressedFill: UIColor?
  /// The colour of its title.
  public var text: UIColor?
  /// The colour of the line around it.
  public var border: UIColor?
  /// The thickness of that line, in points; none where only this is left out.
  public var borderWidth: CGFloat?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat?
  /// The font of its title.
  public var font: StyledAlertFont?

  /// Creates a look; what is left out is as the theme says.
  public init(
    fill: UIColor? = nil, pressedFill: UIColor? = nil, text: UIColor? = nil,
    border: UIColor? = nil, borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil,
    font: StyledAlertFont? = nil
  ) {
    self.fill = fill
    self.pressedFill = pressedFill
    self.text = text
    self.border = border
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.font = font
  }
}
