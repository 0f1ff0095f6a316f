// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The lengths of a styled alert's card, in points.
///
/// Any value can be set: a length that is negative or NaN counts as zero, and one that is too large
/// is reduced to fit.
public struct StyledAlertMetrics: Sendable, Hashable {
  /// The lengths of an icon of one size.
  package struct Icon: Sendable, Hashable {
    /// The diameter of the ring around the circle.
    package var ring: Double
    /// The diameter of the circle.
    package var circle: Double
    /// The width and height of the icon in the circle.
    package var glyph: Double
    /// The width and height of an activity indicator in the circle.
    package var indicator: Double
    /// The fraction of the ring above the card's upper edge, from 0 to 1.
    package var overhang: Double
    /// The distance of the ring from the card's upper edge, if nothing of it is above.
    package var inset: Double = 0
    /// The distance of the text from the card's upper edge; at least the part of the ring on the
    /// card.
    package var clearance: Double
  }

  /// The width of the card; zero for the available width.
  public var width: Double
  /// The width of the card for accessibility text sizes.
  public var accessibilityWidth: Double
  /// The minimum distance from the edges of the safe area.
  public var margin: Double
  /// Whether the card is in the middle of the window instead of the safe area.
  package var centersInWindow = false
  /// The corner radius of the card.
  public var cornerRadius: Double
  /// The width of the card's border.
  public var borderWidth: Double
  /// The regular icon.
  package var icon: Icon
  /// The large icon.
  package var largeIcon: Icon

  /// The distance of the text from the card's upper edge if there is no icon.
  package var topInset: Double
  /// Where icon, title and message are.
  public var alignment: StyledAlertAlignment = .center
  /// The distance of fields and buttons from the card's left and right edges.
  public var contentInset: Double
  /// The distance of the texts, and of custom views, from the card's left and right edges.
  public var textInset: Double
  /// The distance of the last button, or of the last row, from the card's lower edge.
  package var bottomInset: Double

  /// The minimum height of the title.
  package var titleHeight: Double
  /// The maximum number of lines of the title; 0 for no limit. There is no limit with accessibility
  /// text sizes.
  package var titleLines: Int
  /// The distance of the message from the title.
  package var titleSpacing: Double
  /// The distance of a row from the part above it.
  public var rowSpacing: Double

  /// The minimum height of a text field.
  public var fieldMinHeight: Double
  /// The minimum distance of the text in a field from its left and right edges.
  package var fieldSideInset: Double
  /// The minimum distance of the text in a field from its upper and lower edges.
  package var fieldTopInset: Double
  /// The corner radius of a field.
  public var fieldCornerRadius: Double
  /// The width of a field's border.
  package var fieldBorderWidth: Double
  /// The distance of an error from its field.
  package var errorSpacing: Double

  /// The layout of the buttons if the alert does not set one.
  public var buttonLayout: StyledAlertButtonLayout
  /// The distance of the buttons from the part above them.
  package var buttonsInset: Double
  /// The distance between buttons.
  public var buttonSpacing: Double
  /// The minimum height of a button.
  public var buttonMinHeight: Double
  /// The minimum width of a button in a row with others.
  package var buttonWidth: Double
  /// The corner radius of a button.
  public var buttonCornerRadius: Double
  /// The minimum distance of a button's title from its left and right edges.
  package var buttonSideInset: Double
  /// The minimum distance of a button's title from its upper and lower edges.
  package var buttonTopInset: Double

  /// The minimum height of the visible text while it scrolls and the buttons stay in place; with
  /// less room the buttons scroll, too.
  package var minimumTextHeight: Double
}

extension StyledAlertMetrics {
  /// The diameter of the icon's circle; its ring, its drawing and its distance from the text change
  /// in proportion, after zero and infinity in the proportions of ``system``.
  public var iconDiameter: Double {
    get { icon.circle }
    set { icon = icon.scaled(toCircle: newValue, standard: Self.system.icon) }
  }

  /// The same for the large icon.
  public var largeIconDiameter: Double {
    get { largeIcon.circle }
    set { largeIcon = largeIcon.scaled(toCircle: newValue, standard: Self.system.largeIcon) }
  }

  /// The lengths of a card that looks like an alert of iOS 26.
  ///
  /// Width, radius, insets, the distances of texts and fields and the buttons are those of a system
  /// alert; without an icon a card is as high as that alert.
  public static let system = StyledAlertMetrics(
    width: 320, accessibilityWidth: 380, margin: 16, cornerRadius: 34, borderWidth: 1,
    icon: Icon(
      ring: 56, circle: 56, glyph: 36, indicator: 36, overhang: 0, inset: 26, clearance: 96),
    largeIcon: Icon(
      ring: 96, circle: 96, glyph: 60, indicator: 56, overhang: 0, inset: 28, clearance: 140),
    topInset: 22, alignment: .leading, contentInset: 16, textInset: 30, bottomInset: 16,
    titleHeight: 0, titleLines: 0, titleSpacing: 8, rowSpacing: 16,
    fieldMinHeight: 48, fieldSideInset: 14, fieldTopInset: 13, fieldCornerRadius: 24,
    fieldBorderWidth: 1, errorSpacing: 6,
    buttonLayout: .adaptive, buttonsInset: 22, buttonSpacing: 8, buttonMinHeight: 48,
    buttonWidth: 96,
    buttonCornerRadius: 24, buttonSideInset: 14, buttonTopInset: 8, minimumTextHeight: 88)

  /// The lengths of a card that suits iOS 17 and 18.
  package static let earlierSystem: StyledAlertMetrics = {
    var metrics = badge
    metrics.cornerRadius = 20
    metrics.icon = Icon(
      ring: 56, circle: 56, glyph: 36, indicator: 36, overhang: 0, inset: 22, clearance: 90)
    metrics.largeIcon = Icon(
      ring: 96, circle: 96, glyph: 60, indicator: 56, overhang: 0, inset: 24, clearance: 134)
    metrics.textInset = 20
    metrics.fieldTopInset = 11
    return metrics
  }()

  /// The lengths of a card with its icon on the upper edge.
  public static let badge = StyledAlertMetrics(
    width: 300, accessibilityWidth: 380, margin: 16, cornerRadius: 22, borderWidth: 0.5,
    icon: Icon(
      ring: 68, circle: 58, glyph: 34, indicator: 34, overhang: 0.5, clearance: 46),
    largeIcon: Icon(
      ring: 108, circle: 96, glyph: 56, indicator: 52, overhang: 0.5, clearance: 68),
    topInset: 22, contentInset: 16, textInset: 16, bottomInset: 16,
    titleHeight: 0, titleLines: 0, titleSpacing: 6, rowSpacing: 14,
    fieldMinHeight: 44, fieldSideInset: 12, fieldTopInset: 8, fieldCornerRadius: 10,
    fieldBorderWidth: 1, errorSpacing: 6,
    buttonLayout: .adaptive, buttonsInset: 20, buttonSpacing: 8, buttonMinHeight: 48,
    buttonWidth: 96,
    buttonCornerRadius: 12, buttonSideInset: 12, buttonTopInset: 8, minimumTextHeight: 88)

  /// The lengths of a card whose icon shines on it, without a circle.
  public static let halo: StyledAlertMetrics = {
    var metrics = system
    metrics.icon = Icon(
      ring: 72, circle: 72, glyph: 56, indicator: 56, overhang: 0, inset: 30, clearance: 122)
    metrics.largeIcon = Icon(
      ring: 104, circle: 104, glyph: 84, indicator: 84, overhang: 0, inset: 32, clearance: 156)
    metrics.alignment = .center
    (metrics.topInset, metrics.textInset) = (28, 28)
    metrics.buttonsInset = 24
    (metrics.buttonMinHeight, metrics.buttonCornerRadius) = (50, 25)
    return metrics
  }()

  /// The lengths of a card of SCLAlertView.
  ///
  /// Three details differ: the title starts below the ring instead of one point above its lower
  /// edge, buttons are 44 points high instead of 35, and more than three buttons side by side are
  /// laid out in several rows.
  public static let classic = StyledAlertMetrics(
    width: 240, accessibilityWidth: 320, margin: 16, centersInWindow: true, cornerRadius: 5,
    borderWidth: 0.5,
    icon: Icon(ring: 62, circle: 56, glyph: 20, indicator: 40, overhang: 0.5, clearance: 31),
    largeIcon: Icon(
      ring: 122, circle: 106, glyph: 70, indicator: 70, overhang: 0.5, clearance: 61),
    topInset: 30, contentInset: 12, textInset: 12, bottomInset: 14,
    titleHeight: 39, titleLines: 2, titleSpacing: 0, rowSpacing: 10,
    fieldMinHeight: 35, fieldSideInset: 8, fieldTopInset: 8, fieldCornerRadius: 3,
    fieldBorderWidth: 1, errorSpacing: 5,
    buttonLayout: .vertical, buttonsInset: 14, buttonSpacing: 10, buttonMinHeight: 44,
    buttonWidth: 60,
    buttonCornerRadius: 3, buttonSideInset: 8, buttonTopInset: 6, minimumTextHeight: 72)
}

extension StyledAlertMetrics.Icon {
  /// Returns the lengths with a circle of this diameter; a negative one, or NaN, counts as zero.
  ///
  /// The proportions are those of the standard lengths if this circle has none.
  fileprivate func scaled(
    toCircle diameter: Double, standard: StyledAlertMetrics.Icon
  ) -> StyledAlertMetrics.Icon {
    let base = circle > 0 && circle.isFinite ? self : standard
    let scale = max(0, diameter.isNaN ? 0 : diameter) / base.circle
    return StyledAlertMetrics.Icon(
      ring: base.ring * scale, circle: base.circle * scale, glyph: base.glyph * scale,
      indicator: base.indicator * scale, overhang: overhang, inset: base.inset,
      clearance: base.inset + (base.clearance - base.inset) * scale)
  }
}
