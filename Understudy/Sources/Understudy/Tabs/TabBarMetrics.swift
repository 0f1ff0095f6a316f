// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of iOS 18's tab bar. Bars do not grow with the text size.
enum TabBarMetrics {
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32
  static let padHeight: CGFloat = 50
  static let stackedFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  static let inlineFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let compactFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  static let badgeFont = UIFont.systemFont(ofSize: 13)
  /// Where the middle of a picture stands above its title.
  static let imageCenterY: CGFloat = 18.5
  static let titleTop: CGFloat = 34.5
  /// Between a picture and the title beside it.
  static let inlineGap: CGFloat = 6
  /// Pads give items this much, side by side in the middle of the bar.
  static let padItemWidth: CGFloat = 168
  static let badgeSize: CGFloat = 18
  static let badgeTop: CGFloat = 2
  /// From the middle of a picture to the leading edge of its badge.
  static let badgeShift: CGFloat = 5
  static let unselectedColor = UIColor.systemGray
}
