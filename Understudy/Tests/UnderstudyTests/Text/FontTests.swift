// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Fonts` {
  @Test(arguments: TextStyleSizes.rows)
  func `A text style has the published size in all twelve categories`(
    row: TextStyleSizes.Row
  ) {
    for (category, size) in zip(UIContentSizeCategory.ordered, row.sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: row.style, compatibleWith: traits)

      #expect(font.pointSize == size, "\(category.rawValue)")
      #expect(font.weight == (row.style == .headline ? .semibold : .regular))
    }
  }

  @Test func `Line metrics are San Francisco's`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 0.7046 * 17) < 0.001)
    #expect(abs(font.xHeight - 0.5264 * 17) < 0.001)
  }

  @Test func `A style follows the current traits when none are given`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    var size: CGFloat = 0

    large.performAsCurrent { size = UIFont.preferredFont(forTextStyle: .body).pointSize }

    #expect(size == 33)
  }

  @Test func `A font that follows the category is made again for another one`() {
    let small = UITraitCollection(preferredContentSizeCategory: .small)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: small)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold), compatibleWith: small)

    #expect(body.adjusted(for: large).pointSize == 19)
    #expect(scaled.pointSize == 18)
    #expect(scaled.adjusted(for: large).pointSize == 22)
    #expect(scaled.adjusted(for: large).weight == .bold)
    #expect(UIFont.systemFont(ofSize: 20).adjusted(for: large).pointSize == 20)
  }

  // Measured on iOS at 3×; the values are published by the OpenUIKit project.
  @Test(arguments: [
    ScaledCase(
      .largeTitle, .extraSmall, [8: 7 + 1.0 / 3, 17: 15 + 2.0 / 3, 40: 37, 64: 59 + 1.0 / 3]),
    ScaledCase(.title1, .extraSmall, [14: 12 + 2.0 / 3, 34: 31, 48: 43 + 2.0 / 3]),
    ScaledCase(.body, .extraSmall, [10: 8 + 2.0 / 3, 17: 14 + 2.0 / 3, 28: 24 + 1.0 / 3]),
    ScaledCase(.footnote, .extraSmall, [11: 9 + 2.0 / 3, 24: 21 + 1.0 / 3, 34: 30 + 1.0 / 3]),
    ScaledCase(.caption1, .extraSmall, [8: 6 + 2.0 / 3, 26: 21, 64: 52]),
    ScaledCase(.body, .small, [13: 11 + 2.0 / 3, 17: 15 + 1.0 / 3, 64: 58 + 1.0 / 3]),
    ScaledCase(.subheadline, .small, [12: 10 + 2.0 / 3, 34: 30 + 2.0 / 3]),
  ])
  private func `Scaled values are those measured on iOS`(scaled: ScaledCase) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: scaled.category),
      UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: scaled.style)

    for (value, expected) in scaled.values {
      let found = metrics.scaledValue(for: value, compatibleWith: traits)
      #expect(abs(found - expected) < 1e-9, "\(value)")
    }
  }

  struct ScaledCase: Sendable {
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory
    let values: [CGFloat: CGFloat]

    init(
      _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ values: [CGFloat: CGFloat]
    ) {
      self.style = style
      self.category = category
      self.values = values
    }
  }

  @Test func `A scaled font is a whole number of points and stops at its maximum`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)

    let free = metrics.scaledFont(for: .systemFont(ofSize: 15), compatibleWith: traits)
    let held = metrics.scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 24, compatibleWith: traits)

    #expect(free.pointSize == 33)
    #expect(held.pointSize == 24)
  }

  @Test func `Fonts with the same traits are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
  }
}

/// The published type sizes, written down a second time for the tests.
enum TextStyleSizes {
  struct Row: Sendable {
    let style: UIFont.TextStyle
    let sizes: [CGFloat]
  }

  static let rows = [
    Row(style: .largeTitle, sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    Row(style: .title1, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    Row(style: .title2, sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    Row(style: .title3, sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    Row(style: .headline, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Row(style: .body, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Row(style: .callout, sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    Row(style: .subheadline, sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    Row(style: .footnote, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    Row(style: .caption1, sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    Row(style: .caption2, sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}
