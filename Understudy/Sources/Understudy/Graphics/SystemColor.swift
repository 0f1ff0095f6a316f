// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One row of the table of system colors as iOS 13 to 18 draws them, and as later systems do.
///
/// Numbers are sRGB from 0 to 255, then alpha from 0 to 1 where it is not 1. Elevated colors, for
/// presented sheets, differ only in dark appearance.
struct SystemColor: Hashable, Sendable {
  let name: String
  private let light: CGColor
  private let dark: CGColor
  private let lightHighContrast: CGColor
  private let darkHighContrast: CGColor
  private let darkElevated: CGColor
  private let darkElevatedHighContrast: CGColor
  private let redesign: Redesign?

  /// A color as it is from iOS 26 on; elevated it is the same.
  private struct Redesign: Hashable, Sendable {
    let light: CGColor
    let dark: CGColor
    let lightHighContrast: CGColor
    let darkHighContrast: CGColor
  }

  init(
    _ name: String, _ light: [CGFloat], _ dark: [CGFloat], highContrast: [CGFloat],
    _ darkHighContrast: [CGFloat], elevated: [CGFloat]? = nil,
    _ elevatedHighContrast: [CGFloat]? = nil, since26 redesign: [[CGFloat]]? = nil
  ) {
    self.name = name
    self.light = Self.color(light)
    self.dark = Self.color(dark)
    lightHighContrast = Self.color(highContrast)
    self.darkHighContrast = Self.color(darkHighContrast)
    darkElevated = Self.color(elevated ?? dark)
    darkElevatedHighContrast = Self.color(elevatedHighContrast ?? darkHighContrast)
    self.redesign = redesign.map {
      Redesign(
        light: Self.color($0[0]), dark: Self.color($0[1]), lightHighContrast: Self.color($0[2]),
        darkHighContrast: Self.color($0[3]))
    }
  }

  func resolved(with traits: UITraitCollection) -> CGColor {
    let isDark = traits.userInterfaceStyle == .dark
    let isHighContrast = traits.accessibilityContrast == .high
    if let redesign, HeadlessDevice.currentHasNewDesign {
      return isHighContrast
        ? isDark ? redesign.darkHighContrast : redesign.lightHighContrast
        : isDark ? redesign.dark : redesign.light
    }
    let elevated = traits.userInterfaceLevel == .elevated
    switch (isDark, isHighContrast) {
    case (false, false): return light
    case (false, true): return lightHighContrast
    case (true, false): return elevated ? darkElevated : dark
    case (true, true): return elevated ? darkElevatedHighContrast : darkHighContrast
    }
  }

  private static func color(_ numbers: [CGFloat]) -> CGColor {
    CGColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }
}
