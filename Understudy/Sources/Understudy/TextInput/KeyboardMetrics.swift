// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures and colors of the keyboard of iOS 13 to 18, without the row of predictions.
@MainActor
enum KeyboardMetrics {
  static let keyRadius: CGFloat = 5
  static let gap: CGFloat = 6
  static let margin: CGFloat = 3

  /// Phones: four rows, and room for globe and microphone above the home indicator. What is known
  /// of pads is the order of magnitude.
  static func height(in window: UIWindow) -> CGFloat {
    keysHeight(in: window) + footHeight(of: window)
  }

  static func keysHeight(in window: UIWindow) -> CGFloat {
    let size = window.bounds.size
    let isWide = size.width > size.height
    if window.traitCollection.userInterfaceIdiom == .pad { return isWide ? 387 : 300 }
    if isWide { return window.safeAreaInsets.bottom > 0 ? 150 : 162 }
    return size.width >= 414 ? 226 : 216
  }

  static func footHeight(of window: UIWindow) -> CGFloat {
    let bottom = window.safeAreaInsets.bottom
    guard bottom > 0 else { return 0 }
    if window.traitCollection.userInterfaceIdiom == .pad { return bottom }
    return window.bounds.width > window.bounds.height ? bottom : 75
  }

  private static func color(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  static let backgroundColor = color(rgb(209, 212, 219), rgb(43, 43, 45))
  static let letterKey = color(.white, rgb(107, 107, 110))
  static let otherKey = color(rgb(172, 177, 188), rgb(70, 70, 73))
  static let pressedKey = color(rgb(180, 185, 195), rgb(130, 130, 133))
  static let shadow = color(rgb(137, 139, 145), rgb(26, 26, 28))
  static let text = color(.black, .white)
  static let disabledText = color(rgb(128, 131, 139), rgb(140, 140, 143))
}
