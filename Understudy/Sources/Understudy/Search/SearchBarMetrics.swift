// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of iOS 18's search bar. Its field grows with the text, its Cancel does not.
@MainActor
enum SearchBarMetrics {
  static let fieldHeight: CGFloat = 36
  static let cornerRadius: CGFloat = 10
  /// From the edge to the field, in a bar that stands by itself.
  static let margin: CGFloat = 8
  /// Between the field and Cancel.
  static let gap: CGFloat = 12
  /// Above and below the field together, in a bar that stands by itself.
  static let around: CGFloat = 20
  /// The same in a navigation bar.
  static let aroundInBar: CGFloat = 16
  /// Below the field under a title.
  static let below: CGFloat = 15
  /// Below the field that has taken the place of the title.
  static let belowAlone: CGFloat = 8
  /// Around the magnifying glass.
  static let iconMargin: CGFloat = 6
  static let iconGap: CGFloat = 4
  /// Between the end of the text and the edge of the field.
  static let textMargin: CGFloat = 8

  static func fieldHeight(for font: UIFont) -> CGFloat {
    max(fieldHeight, (font.lineHeight + 14).rounded(.up))
  }
}
