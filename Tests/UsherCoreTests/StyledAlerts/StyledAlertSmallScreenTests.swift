// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// What a styled alert's card removes if there is little room.
struct StyledAlertSmallScreenTests {
  private typealias Sizes = StyledAlertContentMetrics

  private func layout(_ height: Double, width: Double = 361) -> StyledAlertLayout {
    StyledAlertLayout(
      metrics: .badge, container: LayoutSize(width: width, height: height), scale: 3)
  }

  @Test(arguments: [20, 21, 22, 23] as [UInt64])
  func `a view removed at one height is removed at every smaller height`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<60 {
      var (layout, sizes) = RandomCard.make(using: &random)
      if round % 3 == 0 { layout.icon = .large }
      var (icon, buttonsScroll) = (Int.max, false)
      for height in stride(from: 1200.0, through: 0, by: -0.5) {
        layout.container.height = height
        let frames = layout.frames(of: sizes)

        let visible = frames.icon == nil ? 0 : frames.isIconLarge ? 2 : 1
        let isLess = visible <= icon && (frames.buttonsScroll || !buttonsScroll)
        #expect(isLess, "seed \(seed), round \(round), height \(height): \(layout) \(sizes)")
        if !isLess { return }
        (icon, buttonsScroll) = (visible, frames.buttonsScroll)
      }
    }
  }

  @Test func `long text without buttons is visible down to the bottom edge of the card`() {
    let frames = layout(500).frames(of: Sizes(title: 22, message: 2000))

    #expect(frames.viewport == LayoutRect(x: 0, y: 74, width: 300, height: 392))
    #expect(frames.viewport.y + frames.viewport.height == frames.card.height)
    // The end of the text keeps its distance from that edge.
    #expect(frames.content.height == frames.message.y + frames.message.height + 16)
  }

  @Test(arguments: [(138.0, true, 138.0), (139, false, 1)])
  func `buttons stay below the text only while some text is visible above them`(
    height: Double, buttonsScroll: Bool, visible: Double
  ) {
    var layout = layout(height)
    layout.icon = .none
    layout.metrics.minimumTextHeight = 0
    // 20 above the buttons, 48 for each, 8 between and 16 below.
    let buttons = (1...2).map { _ in Sizes.Button(width: 200, height: 20) }
    layout.metrics.buttonsInset = 18

    let frames = layout.frames(of: Sizes(message: 20, buttons: buttons))

    #expect(frames.buttonsScroll == buttonsScroll)
    #expect(frames.viewport.height == visible)
  }

  @Test(arguments: [(361.0, 60.0, false), (60, 700, false), (361, 700, true)])
  func `an icon larger than the container is removed`(
    width: Double, height: Double, isShown: Bool
  ) {
    for size in [StyledAlertIconSize.regular, .large] {
      var layout = layout(height, width: width)
      layout.icon = size
      layout.metrics.icon.clearance = 0
      layout.metrics.bottomInset = 0
      layout.metrics.minimumTextHeight = 0

      let frames = layout.frames(of: Sizes(title: 20))

      #expect((frames.icon != nil) == isShown, "\(size)")
      #expect(frames.size.height <= height, "\(size)")
      #expect(frames.size.width <= width, "\(size)")
    }
  }
}
