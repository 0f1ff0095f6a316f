// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One row of the table of system colors as iOS 13 to 18 draws them.
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

  init(
    _ name: String, _ light: [CGFloat], _ dark: [CGFloat], highContrast: [CGFloat],
    _ darkHighContrast: [CGFloat], elevated: [CGFloat]? = nil,
    _ elevatedHighContrast: [CGFloat]? = nil
  ) {
    self.name = name
    self.light = Self.color(light)
    self.dark = Self.color(dark)
    lightHighContrast = Self.color(highContrast)
    self.darkHighContrast = Self.color(darkHighContrast)
    darkElevated = Self.color(elevated ?? dark)
    darkElevatedHighContrast = Self.color(elevatedHighContrast ?? darkHighContrast)
  }

  func resolved(with traits: UITraitCollection) -> CGColor {
    let elevated = traits.userInterfaceLevel == .elevated
    switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
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
