// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Lengths at the exact boundary between two layouts of a styled alert.
struct StyledAlertEdgeTests {
  private typealias Sizes = StyledAlertContentMetrics

  private func layout(
    _ measures: StyledAlertMetrics, width: Double = 361, height: Double
  ) -> StyledAlertLayout {
    StyledAlertLayout(metrics: measures, container: LayoutSize(width: width, height: height))
  }

  @Test func `a missing title has no height, though titles have a minimum height`() {
    #expect(StyledAlertMetrics.classic.titleHeight > 0)
    let frames = layout(.classic, height: 700).frames(of: Sizes(message: 20))

    #expect(frames.title.height == 0)
  }

  @Test func `an icon as wide as the card is shown, a wider one is not`() {
    let sizes = Sizes(message: 20)
    let ring = StyledAlertMetrics.badge.icon.ring

    #expect(layout(.badge, width: ring, height: 700).frames(of: sizes).icon?.width == ring)
    #expect(layout(.badge, width: ring - 1, height: 700).frames(of: sizes).icon == nil)
  }

  @Test func `buttons scroll with the text if they would leave no visible text`() {
    var measures = StyledAlertMetrics.badge
    measures.minimumTextHeight = 0
    let sizes = Sizes(message: 200, buttons: [.init(width: 60, height: 48)])
    let below = measures.buttonsInset + 48 + measures.bottomInset
    var plain = layout(measures, height: below)
    plain.icon = .none
    #expect(plain.frames(of: sizes).buttonsScroll)

    var higher = layout(measures, height: below + 1)
    higher.icon = .none
    #expect(!higher.frames(of: sizes).buttonsScroll)
  }

  @Test func `side insets that would leave no width are ignored`() {
    let inset = StyledAlertMetrics.badge.contentInset

    #expect(layout(.badge, width: 2 * inset, height: 700).textWidth == 2 * inset)
    #expect(layout(.badge, width: 2 * inset + 1, height: 700).textWidth == 1)
  }
}
