// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures and colors of alerts from iOS 26 on. Where nothing else is said the numbers are
/// from Vercantez/openuikit, UIAlertController.swift, measured on iOS 26.1, and Tembeon/morph,
/// alerts.md, recorded on iOS 27, which agree.
@MainActor
struct CapsuleAlertMetrics {
  let traits: UITraitCollection

  static let width: CGFloat = 320
  static let radius: CGFloat = 34
  static let textPadding: CGFloat = 30
  /// A capsule at the usual text sizes, of a button or a text field.
  static let capsuleHeight: CGFloat = 48
  static let capsuleGap: CGFloat = 8
  static let buttonInset: CGFloat = 16
  static let fieldInset: CGFloat = 15
  static let textToField: CGFloat = 16 + 1 / 3
  static let belowFields: CGFloat = 4
  /// By eye: beside the title of a button.
  static let titlePadding: CGFloat = 12
  /// How much of its opacity the capsule of a button keeps under a finger.
  static let pressedAlpha: CGFloat = 0.4
  /// How much larger the card is meanwhile; the time is by eye.
  static let pressedScale: CGFloat = 1.0125
  static let pressedDuration: TimeInterval = 0.2

  private var category: UIContentSizeCategory { traits.preferredContentSizeCategory }
  var isAccessibility: Bool { category.isAccessibilityCategory }

  /// The categories below the default one do not make an alert smaller.
  private var textTraits: UITraitCollection {
    guard category < .large else { return traits }
    return traits.with { $0.preferredContentSizeCategory = .large }
  }

  private func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: textTraits).pointSize
    return .systemFont(ofSize: size, weight: weight)
  }

  // MARK: Text

  /// A title and a message are leading; one of them alone is centered, as large as a button's
  /// title.
  func textStyle(isSingle: Bool) -> AlertTextStyle {
    let spacing = textSpacing
    guard !isSingle else {
      let font = font(.body, .regular)
      return AlertTextStyle(
        titleFont: font, messageFont: font, padding: Self.textPadding, top: spacing.top, gap: 0,
        bottom: spacing.bottom - 1 / 3)
    }
    return AlertTextStyle(
      titleFont: font(.headline, .semibold), messageFont: font(.subheadline, .regular),
      messageColor: .secondaryLabel, alignment: .natural, padding: Self.textPadding,
      top: spacing.top, gap: spacing.gap, bottom: spacing.bottom)
  }

  /// Measured in the default size, the largest that is not for accessibility, and one that is; the
  /// sizes between are by eye.
  private var textSpacing: (top: CGFloat, gap: CGFloat, bottom: CGFloat) {
    if isAccessibility { return (73, 42, 7) }
    if category >= .extraExtraExtraLarge { return (38, 17, 5) }
    if category >= .extraExtraLarge { return (33, 14, 4 + 2 / 3) }
    if category >= .extraLarge { return (27, 11, 4 + 1 / 3) }
    return (22, 7 + 2 / 3, 4 + 1 / 3)
  }

  // MARK: Buttons

  func buttonFont(isPreferred: Bool) -> UIFont {
    font(.body, isPreferred ? .semibold : .medium)
  }

  /// Larger text makes capsules higher in accessibility sizes only.
  func capsuleHeight(for font: UIFont) -> CGFloat {
    guard isAccessibility else { return Self.capsuleHeight }
    return max(Self.capsuleHeight, ((font.lineHeight + 24) * 2).rounded(.up) / 2)
  }

  func buttonLook(allowsSideBySide: Bool) -> AlertButtonLook {
    AlertButtonLook(
      minimumHeight: capsuleHeight(for: buttonFont(isPreferred: false)), gap: Self.capsuleGap,
      inset: Self.buttonInset, hasLines: false, titlePadding: Self.titlePadding,
      allowsSideBySide: allowsSideBySide)
  }

  /// What stays visible of the buttons however long the text is: one and a half of them.
  var minimumButtonsHeight: CGFloat {
    let look = buttonLook(allowsSideBySide: false)
    return look.inset + look.minimumHeight * 1.5 + look.gap
  }

  // MARK: Colors

  static let shadowOpacity: Float = 0.085
  static let shadowRadius: CGFloat = 22
  static let shadowOffset = CGSize(width: 0, height: 8)

  /// Laid over the blur.
  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.0989, alpha: 0.6506) : UIColor(white: 0.9937, alpha: 0.7143)
  }

  /// By eye: the light at the edge of the card, one pixel wide.
  static let rim = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.14 : 0.45)
  }

  /// By eye: instead of the blur where transparency is reduced.
  static let opaqueCard = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.13 : 0.97, alpha: 1)
  }

  /// `tertiarySystemFill` as it was measured on a card.
  static let capsule = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
  }
}
