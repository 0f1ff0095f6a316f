// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures and colors of alerts of iOS 13 to 18, in one place; `CapsuleAlertMetrics` has the
/// later ones.
@MainActor
struct AlertMetrics {
  let traits: UITraitCollection

  static let radius: CGFloat = 14
  static let presentDuration: TimeInterval = 0.404
  static let presentScale: CGFloat = 1.2
  static let padding: CGFloat = 16
  /// Above the first title line, whose baseline then stands 36 below the top.
  static let topPadding: CGFloat = 20
  static let bottomPadding: CGFloat = 18
  static let textGap: CGFloat = 4
  /// What keeps the title of a button from its edges.
  static let buttonPadding: CGFloat = 8
  /// Between an alert and the safe area's edges.
  static let margin: CGFloat = 16

  var isAccessibility: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  var width: CGFloat { isAccessibility ? 310 : 270 }

  var hairline: CGFloat { 1 / max(1, traits.displayScale) }

  /// The categories below the default one do not make an alert smaller.
  private var textTraits: UITraitCollection {
    guard traits.preferredContentSizeCategory < .large else { return traits }
    return traits.with { $0.preferredContentSizeCategory = .large }
  }

  var titleFont: UIFont { .preferredFont(forTextStyle: .headline, compatibleWith: textTraits) }
  var messageFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: textTraits) }

  var textStyle: AlertTextStyle {
    AlertTextStyle(
      titleFont: titleFont, messageFont: messageFont, padding: Self.padding, top: Self.topPadding,
      gap: Self.textGap, bottom: Self.bottomPadding)
  }

  var sheetTextStyle: AlertTextStyle {
    AlertTextStyle(
      titleFont: sheetTitleFont, messageFont: messageFont, titleColor: Self.sheetText,
      messageColor: Self.sheetText, padding: Self.padding, top: 14, gap: 8, bottom: 14)
  }

  var buttonLook: AlertButtonLook {
    AlertButtonLook(minimumHeight: rowHeight, gap: hairline)
  }

  var sheetButtonLook: AlertButtonLook {
    AlertButtonLook(minimumHeight: sheetRowHeight, gap: hairline, allowsSideBySide: false)
  }

  func buttonFont(emphasized: Bool) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: textTraits).pointSize
    return .systemFont(ofSize: size, weight: emphasized ? .semibold : .regular)
  }

  /// 44 at the usual text sizes.
  var rowHeight: CGFloat {
    max(44, (buttonFont(emphasized: false).lineHeight + 22).rounded(.up))
  }

  /// What stays visible of the buttons however long the text is.
  var minimumButtonsHeight: CGFloat { rowHeight * 1.5 }

  // MARK: Action sheets

  static let sheetMargin: CGFloat = 8
  static let sheetGap: CGFloat = 8
  static var popoverWidth: CGFloat {
    let device = HeadlessDevice.current
    guard device.anchorsActionSheets else { return 304 }
    return device.model.idiom == .pad ? 288 : 240
  }

  var sheetRowHeight: CGFloat {
    max(57, (sheetButtonFont(emphasized: false).lineHeight + 28).rounded(.up))
  }

  var sheetTitleFont: UIFont {
    .systemFont(ofSize: messageFont.pointSize, weight: .semibold)
  }

  func sheetButtonFont(emphasized: Bool) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: textTraits).pointSize
    return .systemFont(ofSize: size, weight: emphasized ? .semibold : .regular)
  }

  // MARK: Colors

  /// Laid over the blur.
  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 30 / 255, alpha: 0.75) : UIColor(white: 242 / 255, alpha: 0.8)
  }

  /// In place of the blur where transparency is reduced.
  static let opaqueCard = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 37 / 255, alpha: 1) : UIColor(white: 245 / 255, alpha: 1)
  }

  static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.11) : UIColor(white: 0, alpha: 0.08)
  }

  static let cancelCard = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
      : UIColor(white: 1, alpha: 1)
  }

  static let sheetText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
}
