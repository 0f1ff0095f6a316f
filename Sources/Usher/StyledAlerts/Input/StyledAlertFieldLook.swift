// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a field that is typed into wears.
@MainActor
struct StyledAlertFieldAppearance {
  let theme: StyledAlertTheme

  /// The least distances of the text from the edges.
  var insets: UIEdgeInsets {
    let measures = theme.metrics
    return UIEdgeInsets(
      top: measures.fieldTopInset.nonNegativeLength, left: measures.fieldSideInset.nonNegativeLength,
      bottom: measures.fieldTopInset.nonNegativeLength, right: measures.fieldSideInset.nonNegativeLength)
  }

  func font(in traits: UITraitCollection) -> UIFont { theme.fonts.field.font(for: traits) }

  /// How high a field is with so much text in it.
  func height(of textHeight: CGFloat) -> CGFloat {
    max(theme.metrics.fieldMinHeight.nonNegativeLength, (textHeight + insets.top + insets.bottom).rounded(.up))
  }

  func placeholder(_ text: String, in traits: UITraitCollection) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font(in: traits), .foregroundColor: theme.colors.placeholder])
  }

  /// Paints the box around the text; where something is wrong, that is seen by its line, too.
  func apply(_ view: UIView, isInvalid: Bool) {
    view.backgroundColor = theme.colors.field
    let layer = view.layer
    layer.cornerRadius = min(theme.metrics.fieldCornerRadius.nonNegativeLength, view.bounds.height / 2)
    layer.cornerCurve = theme.usesContinuousCorners ? .continuous : .circular
    layer.borderWidth = theme.metrics.fieldBorderWidth.nonNegativeLength
    let validColor = theme.colors.fieldBorder ?? view.tintColor ?? .systemBlue
    let color = isInvalid ? theme.colors.error : validColor
    layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
  }
}
