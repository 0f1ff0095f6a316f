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
  /// Where the middle of a picture stands above its title.
  static let imageCenterY: CGFloat = 18.5
  static let titleTop: CGFloat = 34.5
  /// Between a picture and the title beside it.
  static let inlineGap: CGFloat = 6
  /// Pads give items this much, side by side in the middle of the bar.
  static let padItemWidth: CGFloat = 168
  static let unselectedColor = UIColor.systemGray
}

/// The measures of the bar that floats over the content, from iOS 26 on.
enum FloatingTabBarMetrics {
  /// On phones held upright github.com/Tembeon/morph, tab-bar.md; the others by eye.
  static func platterHeight(_ style: TabBarButton.Style) -> CGFloat {
    switch style {
    case .stacked: 62
    case .inline: 50
    case .compactInline: 44
    }
  }

  /// The least distance from the platter to the lower edge, where there is no safe area: on phones
  /// held upright github.com/Vercantez/openuikit, UITabBar.swift; the others by eye.
  static func bottomMargin(_ style: TabBarButton.Style) -> CGFloat {
    style == .compactInline ? 8 : 10
  }

  /// From the sides of a window, and of what floats without a bar from its lower edge; morph.
  static let margin: CGFloat = 21
  /// From the ends of the platter to the cells of its items, so that the selection is 4 points from
  /// them; fits 274 points for three items and 360 for four, measured by both.
  static let padding: CGFloat = 8
  /// How much wider than a cell, and how much lower than the platter, the selection is: 94 by 54
  /// points; morph.
  static let selectionOverhang: CGFloat = 4
  static let selectionInset: CGFloat = 4

  /// The width of a cell where there is room: morph; where picture and title are beside each other
  /// by eye.
  static func pitch(_ style: TabBarButton.Style) -> CGFloat {
    style == .inline ? TabBarMetrics.padItemWidth : 86
  }

  /// What a cell has around a long title; by eye.
  static func labelPadding(_ style: TabBarButton.Style) -> CGFloat { style == .stacked ? 6 : 12 }

  /// The centers: openuikit; the box of a picture: "No Tomorrow — Liquid Glass on Android".
  static let imageCenterY: CGFloat = 24
  static let imageHeight: CGFloat = 28
  static let titleCenterY: CGFloat = 44.5

  /// Titles grow with the text to 1.25 times their size: morph.
  static let greatestTextScale: CGFloat = 1.25

  static func font(
    _ style: TabBarButton.Style, isSelected: Bool, traits: UITraitCollection
  ) -> UIFont {
    let size: CGFloat =
      switch style {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    let text = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
    return .systemFont(
      ofSize: size * min(greatestTextScale, max(1, text)), weight: isSelected ? .semibold : .medium)
  }

  // MARK: Colors

  /// What vibrancy makes of the colors of items on glass that nothing colored is under: morph.
  static let unselectedColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 250 / 255 : 13 / 255, alpha: 1)
  }
  private static let blue = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 3 / 255, green: 151 / 255, blue: 1, alpha: 1)
      : UIColor(red: 0, green: 130 / 255, blue: 252 / 255, alpha: 1)
  }
  static let selectionColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 175 / 255 : 19 / 255)
  }

  /// The tint, other than the default one, is drawn as it is.
  static func selectedColor(tint: UIColor, traits: UITraitCollection) -> UIColor {
    tint == .systemBlue && traits.accessibilityContrast != .high ? blue : tint
  }

  // MARK: Motion

  /// The selection follows to another tab: morph.
  static let selectionDuration: TimeInterval = 0.271
  static let selectionDamping: CGFloat = 0.803
  /// By eye.
  static let minimizingDuration: TimeInterval = 0.4
  static let minimizingDamping: CGFloat = 0.85

  // MARK: Minimized

  /// The circle of the tab, as high as what is beside it; by eye.
  static let circle: CGFloat = 48
  /// How far a finger scrolls until the bar follows; by eye.
  static let minimizingDistance: CGFloat = 12

  // MARK: The accessory

  /// "Apple Liquid Glass inventory": 360 by 48 points above the bar, 234 beside a minimized one on
  /// a window of 402 points, which is 15 from a circle of 48.
  static let accessoryHeight: CGFloat = 48
  static let accessoryGap: CGFloat = 15
  /// Between accessory and bar, and the greatest width of an accessory; by eye.
  static let accessoryDistance: CGFloat = 8
  static let accessoryWidth: CGFloat = 560
}
