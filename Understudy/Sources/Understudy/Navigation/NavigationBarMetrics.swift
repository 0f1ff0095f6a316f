// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures of a navigation bar, in each design. Bars do not grow with the text size.
@MainActor
struct NavigationBarMetrics {
  /// Whether bar buttons are on glass.
  var hasGlass: Bool
  var height: CGFloat
  var compactHeight: CGFloat
  /// The upper part of the row, in the middle of which title and buttons are.
  var contentHeight: CGFloat
  /// The least distance between the bar and the top of what it is in.
  var leastTop: CGFloat
  var largeTitleHeight: CGFloat
  /// Between a subtitle below a large title and what is below it.
  var largeSubtitleGap: CGFloat
  /// The least distance between an edge and the first button in compact height.
  var compactMargin: CGFloat
  var buttonFont: UIFont
  var prominentFont: UIFont
  var chevron: CGSize
  /// Between two buttons, and between a button and the back button.
  var gap: CGFloat
  /// Between two buttons on the same glass.
  var sharedGap: CGFloat
  var titleGap: CGFloat

  static let iOS18 = NavigationBarMetrics(
    hasGlass: false, height: 44, compactHeight: 32, contentHeight: 44, leastTop: 0,
    largeTitleHeight: 52, largeSubtitleGap: 4, compactMargin: 0,
    buttonFont: .systemFont(ofSize: 17, weight: .regular),
    prominentFont: .systemFont(ofSize: 17, weight: .semibold),
    chevron: CGSize(width: 12, height: 21), gap: 16, sharedGap: 16, titleGap: 8)

  /// Vercantez/openuikit UINavigationBar.swift and UIBarButtonItem.swift, measured on iOS 26.1; the
  /// distance of the title and the gap on shared glass are those of Tembeon/morph bars.md. By eye
  /// are the compact height, the chevron and the gap below a subtitle.
  static let iOS26 = NavigationBarMetrics(
    hasGlass: true, height: 54, compactHeight: 44, contentHeight: 44, leastTop: 10,
    largeTitleHeight: 52, largeSubtitleGap: 4, compactMargin: 38,
    buttonFont: .systemFont(ofSize: 17, weight: .medium),
    prominentFont: .systemFont(ofSize: 17, weight: .semibold),
    chevron: CGSize(width: 11, height: 19), gap: 12, sharedGap: 16, titleGap: 12)

  static var current: NavigationBarMetrics {
    let isNew = HeadlessDevice.currentHasNewDesign
    return isNew ? iOS26 : iOS18
  }

  // The same in all designs.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let subtitleFont = UIFont.systemFont(ofSize: 12, weight: .regular)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// By eye.
  static let largeSubtitleFont = UIFont.systemFont(ofSize: 15, weight: .regular)
  /// From the top of a large title's room to the title.
  static let largeTitleTop: CGFloat = 3
  /// From the edge to the first button; wide phones and pads get 4 more.
  static func margin(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// From the edge to a large title: that of the page's layout, as in lists.
  func largeTitleMargin(for width: CGFloat) -> CGFloat {
    hasGlass && width >= 390 ? 20 : Self.margin(for: width)
  }
  /// From the edge to a back indicator without glass.
  static let backMargin: CGFloat = 8
  static let chevronGap: CGFloat = 6
  static let minimumTarget: CGFloat = 44
}

/// Capsules of glass below bar buttons. Tembeon/morph bars.md and Vercantez/openuikit
/// UIBarButtonItem.swift agree on these numbers.
enum BarPlatterMetrics {
  static let height: CGFloat = 44
  /// Between the edge of the glass and the first button.
  static let padding: CGFloat = 4
  static let buttonWidth: CGFloat = 36
  /// Beside a title, inside its button.
  static let titleInset: CGFloat = 12
  /// Beside a picture, inside its button.
  static let imageInset: CGFloat = 7
  /// How many points glass grows under a finger.
  static let lift: CGFloat = 16
  /// The size from which a capsule grows that no other one turns into.
  static let birthScale: CGFloat = 0.2
}
