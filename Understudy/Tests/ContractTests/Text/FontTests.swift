// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite struct FontTests {
  @Test(arguments: [11.0, 17, 34])
  func `L14: a line of the system font is 1.193359375 times its size high`(size: Double) {
    let font = UIFont.systemFont(ofSize: size)

    #expect(abs(font.lineHeight - 1.193359375 * size) < 1e-3)
    #expect(abs(font.ascender - 0.952148 * size) < 1e-3)
    #expect(abs(font.descender + 0.241211 * size) < 1e-3)
  }

  @Test
  func `X20: content size categories grow from extra small to the largest of accessibility`() {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]

    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller < larger)
    }
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    let sizes = all.map {
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test
  func `X21: a scaled value grows with the leading of its style, to whole pixels`() {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .extraSmall
      $0.displayScale = 3
    }
    func scaled(_ value: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
      UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
    }

    // 19 / 22, 38 / 41 and 16 / 18 of the value, in thirds.
    #expect(abs(scaled(17, .body) - (14 + 2.0 / 3)) < 1e-6)
    #expect(abs(scaled(8, .largeTitle) - (7 + 1.0 / 3)) < 1e-6)
    #expect(abs(scaled(34, .footnote) - (30 + 1.0 / 3)) < 1e-6)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == 15)
  }

  @Test func `X22: a font that is not there is nil when it is asked for by name`() {
    #expect(UIFont(name: "NoFontHasThisName", size: 17) == nil)
  }
}
