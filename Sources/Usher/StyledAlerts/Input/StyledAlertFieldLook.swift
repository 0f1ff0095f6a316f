// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a field that is typed into wears.
@MainActor
struct StyledAlertFieldLook {
  let theme: StyledAlertTheme

  /// The least distances of the text from the edges.
  var insets: UIEdgeInsets {
    let measures = theme.measures
    return UIEdgeInsets(
      top: measures.fieldTopInset.positive, left: measures.fieldSideInset.positive,
      bottom: measures.fieldTopInset.positive, right: measures.fieldSideInset.positive)
  }

  func font(in traits: UITraitCollection) -> UIFont { theme.fonts.field.font(for: traits) }

  /// How high a field is with so much text in it.
  func height(of text: CGFloat) -> CGFloat {
    max(theme.measures.fieldHeight.positive, (text + insets.top + insets.bottom).rounded(.up))
  }

  func placeholder(_ text: String, in traits: UITraitCollection) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font(in: traits), .foregroundColor: theme.colors.placeholder])
  }

  /// Paints the box around the text; where something is wrong, that is seen by its line, too.
  func paint(_ view: UIView, isWrong: Bool) {
    view.backgroundColor = theme.colors.field
    let layer = view.layer
    layer.cornerRadius = min(theme.measures.fieldCornerRadius.positive, view.bounds.height / 2)
    layer.cornerCurve = theme.hasContinuousCorners ? .continuous : .circular
    layer.borderWidth = theme.measures.fieldBorderWidth.positive
    let border = theme.colors.fieldBorder ?? view.tintColor ?? .systemBlue
    let line = isWrong ? theme.colors.error : border
    layer.borderColor = line.resolvedColor(with: view.traitCollection).cgColor
  }
}
