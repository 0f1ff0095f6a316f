// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
