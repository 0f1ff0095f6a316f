// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The measures and colors of the keyboard: of iOS 13 to 18, without the row of predictions, and of
/// later systems, with an empty one.
@MainActor
enum KeyboardMetrics {
  private static var hasNewDesign: Bool { HeadlessDevice.currentHasNewDesign }

  /// From iOS 26 on by eye.
  static var keyRadius: CGFloat { hasNewDesign ? 8.5 : 5 }
  static let gap: CGFloat = 6
  static let margin: CGFloat = 3

  /// Phones: four rows, and room for globe and microphone above the home indicator. What is known
  /// of pads is the order of magnitude.
  static func height(in window: UIWindow, isPad: Bool) -> CGFloat {
    newHeight(in: window, isPad: isPad) ?? keysHeight(in: window) + footHeight(of: window)
  }

  /// How much is above the keys: the row of predictions.
  static func headHeight(in window: UIWindow, isPad: Bool) -> CGFloat {
    guard let height = newHeight(in: window, isPad: isPad) else { return 0 }
    return max(0, height - keysHeight(in: window) - footHeight(of: window))
  }

  /// The height of the whole keyboard of a phone from iOS 26 on: `isPad` has the digits only.
  ///
  /// 335 and 308, on its side 209 and 165, on 402 by 874 points (flutterware), 335 on 393 by 852
  /// (Vercantez/openuikit), 347 on 440 by 956 (KeyboardKit issue 971), 260 and 233, on its side
  /// 206, without a home indicator; 350 and 264 on a Duo that is open. The rest is by eye; pads are
  /// as before.
  private static func newHeight(in window: UIWindow, isPad: Bool) -> CGFloat? {
    guard hasNewDesign, window.traitCollection.userInterfaceIdiom == .phone else { return nil }
    let size = window.bounds.size
    let predictions: CGFloat = isPad ? 27 : 0
    if min(size.width, size.height) >= 640 {
      return (size.width > size.height ? 264 : 350) - predictions
    }
    if size.width > size.height {
      if isPad { return 165 }
      return window.safeAreaInsets.bottom > 0 ? 209 : 206
    }
    guard window.safeAreaInsets.bottom > 0 else { return 260 - predictions }
    return (size.width >= 414 ? 347 : 335) - predictions
  }

  /// The radius of the upper corners.
  static var cornerRadius: CGFloat { hasNewDesign ? 26 : 0 }

  static func keysHeight(in window: UIWindow) -> CGFloat {
    let size = window.bounds.size
    let isWide = size.width > size.height
    if window.traitCollection.userInterfaceIdiom == .pad { return isWide ? 387 : 300 }
    if isWide, hasCompactKeys(in: window) { return 160 }
    if isWide { return window.safeAreaInsets.bottom > 0 ? 150 : 162 }
    return size.width >= 414 ? 226 : 216
  }

  /// Whether keys have their own width instead of filling that of the screen: on a phone on its side
  /// from iOS 26 on, where they are 47 by 32 points, 6 and 8 apart (Vercantez/openuikit).
  static func hasCompactKeys(in window: UIWindow) -> Bool {
    let size = window.bounds.size
    return hasNewDesign && window.traitCollection.userInterfaceIdiom == .phone
      && size.width > size.height && size.height < 640
  }

  static let compactKeysWidth: CGFloat = 10 * 47 + 9 * gap
  /// Between two rows.
  static let compactGap: CGFloat = 8

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

  /// Laid over a blur from iOS 26 on, and the color without it where transparency is reduced; by
  /// eye.
  static let glass = color(
    UIColor(red: 224 / 255, green: 226 / 255, blue: 231 / 255, alpha: 0.8),
    UIColor(white: 0.14, alpha: 0.78))
  static let opaqueGlass = color(rgb(216, 218, 224), rgb(40, 40, 42))

  static var letterKey: UIColor { hasNewDesign ? flatKey : letterKeyWithShadow }
  /// From iOS 26 on all keys have one color.
  static var otherKey: UIColor { hasNewDesign ? flatKey : otherKeyWithShadow }

  private static let flatKey = color(.white, rgb(92, 92, 95))
  private static let letterKeyWithShadow = color(.white, rgb(107, 107, 110))
  private static let otherKeyWithShadow = color(rgb(172, 177, 188), rgb(70, 70, 73))
  static let pressedKey = color(rgb(180, 185, 195), rgb(130, 130, 133))

  /// Keys are flat from iOS 26 on.
  static var hasShadows: Bool { !hasNewDesign }
  static let shadow = color(rgb(137, 139, 145), rgb(26, 26, 28))
  static let text = color(.black, .white)
  static let disabledText = color(rgb(128, 131, 139), rgb(140, 140, 143))
}
