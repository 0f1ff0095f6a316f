// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@Suite struct `System colors` {
  @MainActor @Test(arguments: SystemColorTable.rows)
  func `A system color has the published value in every appearance`(row: SystemColorTable.Row) {
    HeadlessDevice.run(system: .iOS18) { _ in expect(row) }
  }

  @MainActor
  @Test(arguments: [
    (UIColor.systemBlue, [0.0, 145, 255, 1]), (.systemTeal, [0, 210, 224, 1]),
    (.systemGray4, [58, 58, 60, 1]),
  ])
  func `Since iOS 26 colors have new values where the app has the new design`(
    color: UIColor, dark: [Double]
  ) {
    HeadlessDevice.run(system: .iOS26) { device in
      #expect(components(color, .dark) == dark)
      #expect(components(color, .dark, level: .elevated) == dark)
      device.designRequiresCompatibility = true
      #expect(
        components(color, .dark) == SystemColorTable.rows.first { $0.color === color }?.dark)
    }
  }

  private func expect(_ row: SystemColorTable.Row) {
    #expect(components(row.color, .light) == row.light)
    #expect(components(row.color, .dark) == row.dark)
    #expect(components(row.color, .light, contrast: .high) == row.lightHighContrast)
    #expect(components(row.color, .dark, contrast: .high) == row.darkHighContrast)
    #expect(components(row.color, .light, level: .elevated) == row.light)
    #expect(components(row.color, .dark, level: .elevated) == row.darkElevated)
    #expect(
      components(row.color, .dark, contrast: .high, level: .elevated)
        == row.darkElevatedHighContrast)
  }

  @Test func `The table has every color once`() {
    #expect(SystemColorTable.rows.count == 33)
    #expect(Set(SystemColorTable.rows.map(\.color)).count == 33)
  }

  @Test func `The default tint is the system's blue`() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(
        UIColor.tintColor.resolvedColor(with: traits)
          == UIColor.systemBlue.resolvedColor(with: traits))
    }
  }

  private func components(
    _ color: UIColor, _ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal,
    level: UIUserInterfaceLevel = .base
  ) -> [Double] {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: level),
    ])
    let resolved = color.resolvedColor(with: traits).cgColor
    let rgb = [resolved.red, resolved.green, resolved.blue].map { (Double($0) * 255).rounded() }
    return rgb + [(Double(resolved.alpha) * 100).rounded() / 100]
  }
}
