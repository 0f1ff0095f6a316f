// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

struct StyledAlertMetricsTests {
  @Test(arguments: [StyledAlertMetrics.badge, .classic, .system, .halo, .earlierSystem])
  func `the lengths of an icon change in proportion to its diameter`(original: StyledAlertMetrics) {
    var metrics = original
    metrics.iconDiameter = original.iconDiameter * 2
    metrics.largeIconDiameter = original.largeIconDiameter / 2

    #expect(metrics.icon == scaled(original.icon, by: 2))
    #expect(metrics.largeIcon == scaled(original.largeIcon, by: 0.5))
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `a diameter that is not positive counts as zero`(diameter: Double) {
    var metrics = StyledAlertMetrics.badge
    metrics.iconDiameter = diameter
    metrics.largeIconDiameter = diameter

    #expect(metrics.icon == scaled(StyledAlertMetrics.badge.icon, by: 0))
    #expect(metrics.largeIcon == scaled(StyledAlertMetrics.badge.largeIcon, by: 0))
  }

  @Test(arguments: [0, .nan, .infinity] as [Double])
  func `an icon without proportions gets those of the system style`(diameter: Double) {
    var metrics = StyledAlertMetrics.system
    metrics.iconDiameter = diameter
    metrics.largeIconDiameter = diameter
    metrics.iconDiameter = StyledAlertMetrics.system.iconDiameter
    metrics.largeIconDiameter = StyledAlertMetrics.system.largeIconDiameter

    #expect(metrics == .system)
  }

  @Test func `before iOS 26 the icon is on the card, and text has more room than on a badge`() {
    let metrics = StyledAlertMetrics.earlierSystem

    #expect(metrics.icon.circle == 56)
    #expect(metrics.icon.overhang == 0)
    #expect(metrics.largeIcon.circle == 96)
    #expect(metrics.largeIcon.overhang == 0)
    #expect(metrics.textInset == 20)
    #expect(metrics.fieldTopInset == 11)
    #expect(metrics.cornerRadius == 20)
  }

  @Test func `the icon of a halo is in the middle and larger than that of the system style`() {
    let metrics = StyledAlertMetrics.halo

    #expect(metrics.icon.circle == 72)
    #expect(metrics.largeIcon.circle == 104)
    #expect(metrics.alignment == .center)
    #expect(metrics.buttonsInset == 24)
  }

  private func scaled(
    _ icon: StyledAlertMetrics.Icon, by scale: Double
  ) -> StyledAlertMetrics.Icon {
    StyledAlertMetrics.Icon(
      ring: icon.ring * scale, circle: icon.circle * scale, glyph: icon.glyph * scale,
      indicator: icon.indicator * scale, overhang: icon.overhang, inset: icon.inset,
      clearance: icon.inset + (icon.clearance - icon.inset) * scale)
  }
}
