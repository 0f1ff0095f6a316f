// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of lists that depend on the system.
struct ListMetrics {
  var rowHeight: CGFloat = 44
  /// Above and below the content of a row.
  var rowPadding: CGFloat = 11
  var cardRadius: CGFloat = 10
  /// Between text and the edge of its card; nil where it is that of the card and the table.
  var cardTextMargin: CGFloat?
  /// Between the accessory of a row and the edge of its card; nil where it is that of the text.
  var cardAccessoryMargin: CGFloat?
  /// What a separator keeps from the end of its card.
  var separatorEnd: CGFloat = 0
  var separatorColor = UIColor.separator
  /// The room for a symbol beside a text; 0 where it is that of the symbol.
  var symbolWidth: CGFloat = 0
  var groupGap: CGFloat = 18
  var chevron = CGSize(width: 9, height: 16)
  var headerStyle = UIFont.TextStyle.footnote
  var headerIsUppercase = true
  var headerMargins: (top: CGFloat, bottom: CGFloat) = (17, 6)
  var footerMargins: (top: CGFloat, bottom: CGFloat) = (8, 8)
  /// The width of a table from which its margin is 20 instead of 16.
  var wideMarginWidth: CGFloat = 414

  private static let iOS18 = ListMetrics()

  /// Tembeon/morph, lists.md, recorded on iOS 27 at 402 points. That margins of 20 begin at 390
  /// points is by eye: there are 20 at 393 and 16 at 375.
  private static let iOS27 = ListMetrics(
    rowHeight: 53, rowPadding: 15, cardRadius: 26, cardTextMargin: 16, cardAccessoryMargin: 20,
    separatorEnd: 16, separatorColor: thinSeparator, symbolWidth: 24, groupGap: 17.5,
    chevron: CGSize(width: 31.0 / 3, height: 14), headerStyle: .headline,
    headerIsUppercase: false, headerMargins: (11 + 2 / 3, 6),
    footerMargins: (7 + 2 / 3, 6 + 2 / 3), wideMarginWidth: 390)

  /// Row and header as measured on iOS 26.1 by the authors of Vercantez/openuikit.
  private static let iOS26: ListMetrics = {
    var metrics = iOS27
    metrics.rowHeight = 51.5
    metrics.headerMargins.top = 14 + 1 / 6
    return metrics
  }()

  /// With increased contrast it is that of earlier systems, by eye.
  private static let thinSeparator = UIColor { traits in
    guard traits.accessibilityContrast != .high else {
      return .separator.resolvedColor(with: traits)
    }
    return traits.userInterfaceStyle == .dark
      ? UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.5)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12)
  }

  static var current: ListMetrics {
    guard let device = HeadlessDevice.currentIfAny, device.hasNewDesign else { return iOS18 }
    return device.system >= .iOS27 ? iOS27 : iOS26
  }
}
