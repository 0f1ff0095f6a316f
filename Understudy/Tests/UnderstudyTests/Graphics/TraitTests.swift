// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@Suite struct `Traits` {
  @Test func `Later collections win when traits are merged`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])

    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .unspecified)
  }

  @Test func `A collection contains the traits it agrees with`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])

    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!UITraitCollection(displayScale: 2).containsTraits(in: both))
    #expect(both.containsTraits(in: nil))
  }

  @Test func `Style, contrast and level change colors, size does not`() {
    let base = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])

    #expect(
      base.hasDifferentColorAppearance(comparedTo: base.with { $0.userInterfaceStyle = .dark }))
    #expect(
      base.hasDifferentColorAppearance(comparedTo: base.with { $0.accessibilityContrast = .high }))
    #expect(
      base.hasDifferentColorAppearance(comparedTo: base.with { $0.userInterfaceLevel = .elevated }))
    #expect(
      !base.hasDifferentColorAppearance(
        comparedTo: base.with { $0.preferredContentSizeCategory = .small }))
  }

  @Test func `Content size categories are in order`() {
    let all = UIContentSizeCategory.ordered

    for (index, category) in all.enumerated() {
      #expect(all.allSatisfy { (category < $0) == (index < $0.index) })
      #expect(category.isAccessibilityCategory == (index >= 7))
    }
    #expect(UIContentSizeCategory.large.index == 3)
  }

  @MainActor
  @Test func `A view made before the device turned dark is dark when it is shown`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      view.backgroundColor = .systemBackground
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)

      device.appearance = .dark
      device.clock.advance(by: 0.1)
      window.addSubview(view)

      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    }
  }
}
