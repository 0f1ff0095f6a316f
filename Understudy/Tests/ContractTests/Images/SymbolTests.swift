// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SymbolTests {
  @Test
  func `S1: a system symbol is found by its name, and nothing by another`() async {
    await withScene { _ in
      let symbol = UIImage(systemName: "xmark.circle.fill")

      #expect(symbol?.isSymbolImage == true)
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "") == nil)
      #expect(!UIImage().isSymbolImage)
    }
  }

  @Test
  func `S2: a symbol begins with an unspecified configuration, another image with none`() async {
    await withScene { _ in
      #expect(UIImage(systemName: "star")?.symbolConfiguration == .unspecified)
      #expect(UIImage().symbolConfiguration == nil)
    }
  }

  @Test
  func `S3: values of an applied configuration replace those that it specifies`() async {
    await withScene { _ in
      let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)

      let both = first.applying(UIImage.SymbolConfiguration(pointSize: 30))

      #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .light))
      #expect(first.applying(nil) == first)
    }
  }

  @Test
  func `S4: a symbol grows with its point size and its scale`() async throws {
    try await withScene { _ in
      let small = try #require(star(.init(pointSize: 17)))
      let large = try #require(star(.init(pointSize: 17, weight: .regular, scale: .large)))
      let double = try #require(star(.init(pointSize: 34)))

      #expect(large.size.height > small.size.height)
      #expect(abs(double.size.height - 2 * small.size.height) < 2)
    }
  }

  @Test
  func `S5: a symbol has a baseline, which can be taken away`() async throws {
    try await withScene { _ in
      let symbol = try #require(star(.init(pointSize: 40)))
      let font = UIFont.systemFont(ofSize: 40)

      let baseline = try #require(symbol.baselineOffsetFromBottom)

      // The middle of the image is the middle of a capital letter.
      #expect(abs(symbol.size.height - 2 * baseline - font.capHeight) < 1)
      #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }
  }

  @Test
  func `S6: an image view's preference gives way to what the image specifies`() async throws {
    try await withScene { scene in
      let plain = try #require(UIImage(systemName: "star"))
      let specific = try #require(star(UIImage.SymbolConfiguration(pointSize: 60)))
      let view = UIImageView(image: plain)
      makeWindow(in: scene).addSubview(view)
      let before = view.intrinsicContentSize.height

      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      let preferred = view.intrinsicContentSize.height
      view.image = specific

      #expect(preferred > 1.8 * before)
      #expect(view.intrinsicContentSize.height > 1.5 * preferred)
    }
  }

  @Test
  func `S7: a symbol of a text style follows the text size`() async throws {
    try await withScene { scene in
      let style = UIImage.SymbolConfiguration(textStyle: .body)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let normal = UITraitCollection(preferredContentSizeCategory: .large)

      let small = try #require(star(style.withTraitCollection(normal)))
      let grown = try #require(star(style.withTraitCollection(large)))

      #expect(grown.size.height > 1.8 * small.size.height)
    }
  }

  @Test
  func `S8: forward and backward chevrons turn with the layout, left and right do not`() async {
    await withScene { _ in
      let turning = ["chevron.forward", "chevron.backward"].map { UIImage(systemName: $0) }
      let fixed = ["chevron.left", "chevron.right"].map { UIImage(systemName: $0) }

      #expect(turning.allSatisfy { $0?.flipsForRightToLeftLayoutDirection == true })
      #expect(fixed.allSatisfy { $0?.flipsForRightToLeftLayoutDirection == false })
    }
  }

  private func star(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    UIImage(systemName: "star", withConfiguration: configuration)
  }
}
