// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a button of a styled alert looks like, where that is not as the theme says; `nil` is as it says.
public struct StyledAlertButtonStyle: Sendable {
  /// The colour behind its title.
  public var fill: UIColor?
  /// The same while a finger is on it; without one, the fill a good deal darker.
  public var highlightedFill: UIColor?
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
    fill: UIColor? = nil, highlightedFill: UIColor? = nil, textColor: UIColor? = nil,
    borderColor: UIColor? = nil, borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil,
    font: StyledAlertFont? = nil
  ) {
    self.fill = fill
    self.highlightedFill = highlightedFill
    self.text = textColor
    self.border = borderColor
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.font = font
  }
}
