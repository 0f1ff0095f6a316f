// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite struct ColorTests {
  struct Appearance: Sendable {
    let name: String
    let color: UIColor
    let light: [Int]
    let dark: [Int]
    let lightHighContrast: [Int]
    let darkHighContrast: [Int]

    init(
      _ name: String, _ color: UIColor, _ light: [Int], _ dark: [Int], _ lightHighContrast: [Int],
      _ darkHighContrast: [Int]
    ) {
      self.name = name
      self.color = color
      self.light = light
      self.dark = dark
      self.lightHighContrast = lightHighContrast
      self.darkHighContrast = darkHighContrast
    }
  }

  /// Red, green, blue from 0 to 255, alpha in hundredths.
  nonisolated static let looks: [Appearance] = [
    Appearance(
      "systemBlue", .systemBlue, [0, 122, 255, 100], [10, 132, 255, 100], [0, 64, 221, 100],
      [64, 156, 255, 100]),
    Appearance(
      "systemRed", .systemRed, [255, 59, 48, 100], [255, 69, 58, 100], [215, 0, 21, 100],
      [255, 105, 97, 100]),
    Appearance(
      "systemGray5", .systemGray5, [229, 229, 234, 100], [44, 44, 46, 100], [216, 216, 220, 100],
      [54, 54, 56, 100]),
    Appearance(
      "label", .label, [0, 0, 0, 100], [255, 255, 255, 100], [0, 0, 0, 100], [255, 255, 255, 100]),
    Appearance(
      "secondaryLabel", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60], [60, 60, 67, 68],
      [235, 235, 245, 68]),
    Appearance(
      "separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60], [60, 60, 67, 37],
      [84, 84, 88, 68]),
    Appearance(
      "secondarySystemBackground", .secondarySystemBackground, [242, 242, 247, 100],
      [28, 28, 30, 100], [235, 235, 240, 100], [36, 36, 38, 100]),
  ]

  @Test(arguments: looks)
  func `C2, until iOS 18: system colors have the published values`(appearance: Appearance) async {
    await withScene(on: ...18) { _ in expect(appearance) }
  }

  /// Those that changed, and some that did not.
  nonisolated static let newLooks: [Appearance] =
    [
      Appearance(
        "systemBlue", .systemBlue, [0, 136, 255, 100], [0, 145, 255, 100], [30, 110, 244, 100],
        [92, 184, 255, 100]),
      Appearance(
        "systemRed", .systemRed, [255, 56, 60, 100], [255, 66, 69, 100], [233, 21, 45, 100],
        [255, 97, 101, 100]),
      Appearance(
        "systemGreen", .systemGreen, [52, 199, 89, 100], [48, 209, 88, 100], [0, 137, 50, 100],
        [74, 217, 104, 100]),
    ] + looks.filter { !["systemBlue", "systemRed"].contains($0.name) }

  @Test(arguments: newLooks)
  func `C63, since iOS 26: system colors have the values of the new palette`(
    appearance: Appearance
  ) async {
    await withScene(on: 26...) { _ in expect(appearance) }
  }

  private func expect(_ appearance: Appearance) {
    #expect(numbers(appearance.color, .light, .normal) == appearance.light, "\(appearance.name)")
    #expect(numbers(appearance.color, .dark, .normal) == appearance.dark, "\(appearance.name)")
    #expect(
      numbers(appearance.color, .light, .high) == appearance.lightHighContrast, "\(appearance.name)"
    )
    #expect(
      numbers(appearance.color, .dark, .high) == appearance.darkHighContrast, "\(appearance.name)")
  }

  @Test
  func `L12: backgrounds are raised on an elevated level in the dark only`() {
    let elevated = UIUserInterfaceLevel.elevated

    #expect(numbers(.systemBackground, .dark, .normal) == [0, 0, 0, 100])
    #expect(numbers(.systemBackground, .dark, .normal, elevated) == [28, 28, 30, 100])
    #expect(
      numbers(.systemBackground, .light, .normal, elevated)
        == numbers(.systemBackground, .light, .normal))
  }

  private func numbers(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
    _ level: UIUserInterfaceLevel = .base
  ) -> [Int] {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }
}
