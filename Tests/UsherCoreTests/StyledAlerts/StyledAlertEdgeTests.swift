// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// Where a length is exactly the one at which a styled alert's card becomes another one.
struct StyledAlertEdgeTests {
  private typealias Sizes = StyledAlertContentMetrics

  private func layout(
    _ measures: StyledAlertMetrics, width: Double = 361, height: Double
  ) -> StyledAlertLayout {
    StyledAlertLayout(metrics: measures, container: LayoutSize(width: width, height: height))
  }

  @Test func `a title that is not there has no height, though titles have a least one`() {
    #expect(StyledAlertMetrics.classic.titleHeight > 0)
    let frames = layout(.classic, height: 700).frames(of: Sizes(message: 20))

    #expect(frames.title.height == 0)
  }

  @Test func `an icon as wide as the card is shown, a wider one is not`() {
    let sizes = Sizes(message: 20)
    let ring = StyledAlertMetrics.system.icon.ring

    #expect(layout(.system, width: ring, height: 700).frames(of: sizes).icon?.width == ring)
    #expect(layout(.system, width: ring - 1, height: 700).frames(of: sizes).icon == nil)
  }

  @Test func `where buttons would leave no text to be seen they scroll with it`() {
    var measures = StyledAlertMetrics.system
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

  @Test func `sides that would leave nothing between them are given up`() {
    let inset = StyledAlertMetrics.system.contentInset

    #expect(layout(.system, width: 2 * inset, height: 700).textWidth == 2 * inset)
    #expect(layout(.system, width: 2 * inset + 1, height: 700).textWidth == 1)
  }
}
