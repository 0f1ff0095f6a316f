// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every length of a styled alert's card, in points.
///
/// Each of them can be set to anything: what is not a number, or negative, counts as none, and what is
/// too large is cut to the room that there is.
public struct StyledAlertMetrics: Sendable, Hashable {
  /// The lengths of an icon of one size.
  public struct Icon: Sendable, Hashable {
    /// The diameter of the ring around the circle.
    public var ring: Double
    /// The diameter of the circle.
    public var circle: Double
    /// The extent of the icon in the circle.
    public var glyph: Double
    /// The extent of an activity indicator in the circle.
    public var indicator: Double
    /// The part of the ring that is above the card's upper edge, from 0 to 1.
    public var overhang: Double
    /// The distance of the text from the card's upper edge; never less than what is on the card of the
    /// ring.
    public var clearance: Double

    /// Creates the lengths of an icon.
    public init(
      ring: Double, circle: Double, glyph: Double, indicator: Double, overhang: Double,
      clearance: Double
    ) {
      self.ring = ring
      self.circle = circle
      self.glyph = glyph
      self.indicator = indicator
      self.overhang = overhang
      self.clearance = clearance
    }
  }

  /// The width of the card; none is all there is.
  public var width: Double
  /// The width of the card while the user has chosen one of the text sizes for accessibility.
  public var accessibilityWidth: Double
  /// The least distance from the edges of the safe area.
  public var margin: Double
  /// The radius of the card's corners.
  public var cornerRadius: Double
  /// The thickness of the line around the card.
  public var borderWidth: Double
  /// The usual icon.
  public var icon: Icon
  /// The large icon.
  public var largeIcon: Icon

  /// The distance of the text from the card's upper edge where there is no icon.
  public var topInset: Double
  /// The distance from the card's left and right edges.
  public var contentInset: Double
  /// The distance of the last button, or of the last row, from the card's lower edge.
  public var bottomInset: Double

  /// The least height of the title.
  public var titleHeight: Double
  /// In how many lines the title is at most; 0 for as many as it takes. With one of the text sizes for
  /// accessibility it takes as many anyway.
  public var titleLines: Int
  /// The distance of the message from the title.
  public var titleSpacing: Double
  /// The distance of a row from what is above it.
  public var rowSpacing: Double

  /// The least height of a text field.
  public var fieldMinHeight: Double
  /// The least distance of the text in a field from its left and right edges.
  public var fieldSideInset: Double
  /// The least distance of the text in a field from its upper and lower edges.
  public var fieldTopInset: Double
  /// The radius of a field's corners.
  public var fieldCornerRadius: Double
  /// The thickness of the line around a field.
  public var fieldBorderWidth: Double
  /// The distance of what is wrong with a field from that field.
  public var errorSpacing: Double

  /// How the buttons stand where the alert does not say.
  public var buttonLayout: StyledAlertButtonLayout
  /// The distance of the buttons from what is above them.
  public var buttonsInset: Double
  /// The distance between buttons.
  public var buttonSpacing: Double
  /// The least height of a button.
  public var buttonMinHeight: Double
  /// The least width of a button in a line with others.
  public var buttonWidth: Double
  /// The radius of a button's corners.
  public var buttonCornerRadius: Double
  /// The least distance of a button's title from its left and right edges.
  public var buttonSideInset: Double
  /// The least distance of a button's title from its upper and lower edges.
  public var buttonTopInset: Double

  /// How much of the text must be seen for the buttons to stay while it scrolls; with less room the
  /// buttons scroll with it.
  public var minimumTextHeight: Double
}

extension StyledAlertMetrics {
  /// The lengths of a card at home among those of the system.
  public static let system = StyledAlertMetrics(
    width: 300, accessibilityWidth: 380, margin: 16, cornerRadius: 22, borderWidth: 0,
    icon: Icon(
      ring: 68, circle: 58, glyph: 28, indicator: 28, overhang: 0.5, clearance: 46),
    largeIcon: Icon(
      ring: 108, circle: 96, glyph: 48, indicator: 44, overhang: 0.5, clearance: 68),
    topInset: 22, contentInset: 16, bottomInset: 16,
    titleHeight: 0, titleLines: 0, titleSpacing: 6, rowSpacing: 14,
    fieldMinHeight: 44, fieldSideInset: 12, fieldTopInset: 8, fieldCornerRadius: 10,
    fieldBorderWidth: 1, errorSpacing: 6,
    buttonLayout: .adaptive, buttonsInset: 20, buttonSpacing: 8, buttonMinHeight: 48, buttonWidth: 96,
    buttonCornerRadius: 12, buttonSideInset: 12, buttonTopInset: 8, minimumTextHeight: 88)

  /// The lengths of the card that started it all, SCLAlertView.
  ///
  /// Two are ours: the title begins below the ring and not a point above its lower edge, and with more
  /// than three buttons side by side there are several lines.
  public static let classic = StyledAlertMetrics(
    width: 240, accessibilityWidth: 320, margin: 16, cornerRadius: 5, borderWidth: 0.5,
    icon: Icon(ring: 62, circle: 56, glyph: 20, indicator: 40, overhang: 0.5, clearance: 31),
    largeIcon: Icon(
      ring: 122, circle: 106, glyph: 70, indicator: 70, overhang: 0.5, clearance: 61),
    topInset: 30, contentInset: 12, bottomInset: 14,
    titleHeight: 39, titleLines: 2, titleSpacing: 0, rowSpacing: 10,
    fieldMinHeight: 35, fieldSideInset: 8, fieldTopInset: 8, fieldCornerRadius: 3,
    fieldBorderWidth: 1, errorSpacing: 5,
    buttonLayout: .vertical, buttonsInset: 14, buttonSpacing: 10, buttonMinHeight: 35, buttonWidth: 60,
    buttonCornerRadius: 3, buttonSideInset: 8, buttonTopInset: 6, minimumTextHeight: 72)
}
