// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of iOS 18's navigation bar. Bars do not grow with the text size.
enum NavigationBarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  static let largeTitleHeight: CGFloat = 52
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let buttonFont = UIFont.systemFont(ofSize: 17, weight: .regular)
  static let prominentFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// From the edge to the first button; wide phones and pads get 4 more.
  static func margin(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// From the edge to the back indicator.
  static let backMargin: CGFloat = 8
  static let chevron = CGSize(width: 12, height: 21)
  static let chevronGap: CGFloat = 6
  /// Between two buttons, and between buttons and the title.
  static let gap: CGFloat = 16
  static let titleGap: CGFloat = 8
  static let minimumTarget: CGFloat = 44
}
