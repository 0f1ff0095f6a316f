// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// Where a length is exactly the one at which a styled alert's card becomes another one.
struct StyledAlertEdgeTests {
  private typealias Sizes = StyledAlertContentSizes

  private func layout(
    _ measures: StyledAlertMeasures, width: Double = 361, height: Double
  ) -> StyledAlertLayout {
    StyledAlertLayout(measures: measures, container: LayoutSize(width: width, height: height))
  }

  @Test func `a title that is not there has no height, though titles have a least one`() {
    #expect(StyledAlertMeasures.classic.titleHeight > 0)
    let frames = layout(.classic, height: 700).frames(of: Sizes(message: 20))

    #expect(frames.title.height == 0)
  }

  @Test func `an icon that fills the room is shown where there is nothing else`() {
    var measures = StyledAlertMeasures.system
    (measures.icon.ring, measures.icon.overhang, measures.icon.clearance) = (60, 1, 0)
    measures.bottomInset = 0

    #expect(layout(measures, height: 60).frames(of: Sizes()).icon?.height == 60)
    #expect(layout(measures, height: 59).frames(of: Sizes()).icon == nil)
  }

  @Test func `where buttons would leave no text to be seen they scroll with it`() {
    var measures = StyledAlertMeasures.system
    measures.leastTextHeight = 0
    let sizes = Sizes(message: 200, buttons: [.init(width: 60, height: 48)])
    let below = measures.buttonsInset + 48 + measures.bottomInset
    var plain = layout(measures, height: below)
    plain.icon = .none
    #expect(plain.frames(of: sizes).buttonsScroll)

    var higher = layout(measures, height: below + 1)
    higher.icon = .none
    #expect(!higher.frames(of: sizes).buttonsScroll)
  }

  @Test func `the icon stays above what scrolls as long as the least of it is seen`() {
    let buttons = Array(repeating: Sizes.Button(width: 60, height: 48), count: 6)
    let sizes = Sizes(message: 400, buttons: buttons)
    var measures = StyledAlertMeasures.system
    measures.leastTextHeight = 0
    let seen = layout(measures, height: 200).frames(of: sizes).viewport.height

    measures.leastTextHeight = seen
    #expect(layout(measures, height: 200).frames(of: sizes).icon != nil)
    measures.leastTextHeight = seen + 1
    #expect(layout(measures, height: 200).frames(of: sizes).icon == nil)
  }

  @Test func `sides that would leave nothing between them are given up`() {
    let inset = StyledAlertMeasures.system.sideInset

    #expect(layout(.system, width: 2 * inset, height: 700).textWidth == 2 * inset)
    #expect(layout(.system, width: 2 * inset + 1, height: 700).textWidth == 1)
  }
}
