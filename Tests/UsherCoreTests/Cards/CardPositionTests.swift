// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// The frames of cards for every position, as tables.
struct CardPositionTests {
  /// An iPhone in portrait.
  private let phone = CardLayout(
    container: LayoutSize(width: 400, height: 800), safeArea: LayoutInsets(top: 60, bottom: 30))

  /// An iPad in landscape.
  private let tablet = CardLayout(
    container: LayoutSize(width: 1300, height: 1000), safeArea: LayoutInsets(top: 20, bottom: 20))

  @Test(
    arguments: [
      (.center, false, LayoutRect(x: 100, y: 365, width: 200, height: 100)),
      (.top, false, LayoutRect(x: 100, y: 76, width: 200, height: 100)),
      (.bottom, false, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
      (.leading, false, LayoutRect(x: 16, y: 365, width: 200, height: 100)),
      (.trailing, false, LayoutRect(x: 184, y: 365, width: 200, height: 100)),
      (.leading, true, LayoutRect(x: 184, y: 365, width: 200, height: 100)),
      (.trailing, true, LayoutRect(x: 16, y: 365, width: 200, height: 100)),
      (.full, false, LayoutRect(x: 16, y: 76, width: 368, height: 678)),
    ] as [(PopupPosition, Bool, LayoutRect)])
  func `a position determines the frame within the safe area and the margins`(
    position: PopupPosition, isRightToLeft: Bool, frame: LayoutRect
  ) {
    var layout = phone
    layout.position = position
    layout.isRightToLeft = isRightToLeft

    #expect(layout.frame(measured: LayoutSize(width: 200, height: 100)) == frame)
    #expect(layout.safeAreaOverlap(of: frame) == LayoutInsets())
  }

  @Test(
    arguments: [
      // The part without its insets is in the middle of the safe area.
      (.center, LayoutInsets(top: 34), 100, LayoutRect(x: 100, y: 348, width: 200, height: 100)),
      (.center, LayoutInsets(bottom: 20), 100, LayoutRect(x: 100, y: 375, width: 200, height: 100)),
      (
        .center, LayoutInsets(left: 10, right: 30), 100,
        LayoutRect(x: 110, y: 365, width: 200, height: 100)
      ),
      (.leading, LayoutInsets(top: 34), 100, LayoutRect(x: 16, y: 348, width: 200, height: 100)),
      // Not beyond the available rect.
      (.center, LayoutInsets(top: 34), 670, LayoutRect(x: 100, y: 76, width: 200, height: 670)),
      (.center, LayoutInsets(bottom: 34), 670, LayoutRect(x: 100, y: 84, width: 200, height: 670)),
      (.center, LayoutInsets(top: 34), 900, LayoutRect(x: 100, y: 76, width: 200, height: 678)),
      // At an edge they do not count, nor do invalid ones, and infinite ones are large.
      (.top, LayoutInsets(top: 34), 100, LayoutRect(x: 100, y: 76, width: 200, height: 100)),
      (.bottom, LayoutInsets(top: 34), 100, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
      (
        .center, LayoutInsets(top: .nan, bottom: -4), 100,
        LayoutRect(x: 100, y: 365, width: 200, height: 100)
      ),
      (
        .center, LayoutInsets(top: .infinity), 100,
        LayoutRect(x: 100, y: 76, width: 200, height: 100)
      ),
    ] as [(PopupPosition, LayoutInsets, Double, LayoutRect)])
  func `a card with alignment insets is in the middle without them`(
    position: PopupPosition, insets: LayoutInsets, height: Double, frame: LayoutRect
  ) {
    var layout = phone
    layout.position = position

    #expect(
      layout.frame(measured: LayoutSize(width: 200, height: height), alignment: insets) == frame)
  }

  @Test(
    arguments: [
      (.center, 0, 100, 350), (.leading, 0, 100, 365), (.top, 0, 100, 76),
      // In the available rect, and above a keyboard as without it.
      (.center, 0, 660, 76), (.center, 300, 100, 230),
    ] as [(PopupPosition, Double, Double, Double)])
  func `a card can be in the middle of the window`(
    position: PopupPosition, keyboard: Double, height: Double, y: Double
  ) {
    var layout = phone
    layout.position = position
    layout.keyboard = keyboard
    layout.centersInWindow = true

    #expect(layout.frame(measured: LayoutSize(width: 200, height: height)).y == y)
  }

  @Test(
    arguments: [
      // At an edge the card fills it; the overlap with the safe area is added to its size.
      (
        .top, LayoutRect(x: 0, y: 0, width: 400, height: 160), LayoutInsets(top: 60)
      ),
      (
        .bottom, LayoutRect(x: 0, y: 670, width: 400, height: 130), LayoutInsets(bottom: 30)
      ),
      (
        .leading, LayoutRect(x: 0, y: 0, width: 200, height: 800),
        LayoutInsets(top: 60, bottom: 30)
      ),
      (
        .trailing, LayoutRect(x: 200, y: 0, width: 200, height: 800),
        LayoutInsets(top: 60, bottom: 30)
      ),
      (.full, LayoutRect(x: 0, y: 0, width: 400, height: 800), LayoutInsets(top: 60, bottom: 30)),
      // A centered card touches no edge.
      (.center, LayoutRect(x: 100, y: 350, width: 200, height: 100), LayoutInsets()),
    ] as [(PopupPosition, LayoutRect, LayoutInsets)])
  func `a card that ignores the safe area reaches the edge of the screen`(
    position: PopupPosition, frame: LayoutRect, covered: LayoutInsets
  ) {
    var layout = phone
    layout.position = position
    layout.ignoresSafeArea = true
    layout.margins = CardLayout.defaultMargins(at: position, ignoresSafeArea: true)

    #expect(layout.frame(measured: LayoutSize(width: 200, height: 100)) == frame)
    #expect(layout.safeAreaOverlap(of: frame) == covered)
  }

  @Test(
    arguments: [
      (.bottom, LayoutRect(x: 0, y: 60, width: 400, height: 740)),
      (.top, LayoutRect(x: 0, y: 0, width: 400, height: 770)),
      (.leading, LayoutRect(x: 0, y: 0, width: 380, height: 800)),
      (.trailing, LayoutRect(x: 40, y: 0, width: 360, height: 800)),
    ] as [(PopupPosition, LayoutRect)])
  func `a large card at an edge does not reach under what is at the opposite edge`(
    position: PopupPosition, frame: LayoutRect
  ) {
    var layout = phone
    (layout.position, layout.ignoresSafeArea) = (position, true)
    layout.margins = LayoutInsets()
    layout.safeArea = LayoutInsets(top: 60, left: 40, bottom: 30, right: 20)

    #expect(layout.frame(measured: LayoutSize(width: 2000, height: 2000)) == frame)
  }

  @Test func `a margin at the edge of the screen reduces the overlap with the safe area`() {
    var layout = phone
    layout.position = .bottom
    layout.ignoresSafeArea = true
    layout.margins = LayoutInsets(left: 8, bottom: 10, right: 8)

    let frame = layout.frame(measured: LayoutSize(width: 200, height: 100))

    #expect(frame == LayoutRect(x: 8, y: 670, width: 384, height: 120))
    #expect(layout.safeAreaOverlap(of: frame) == LayoutInsets(bottom: 20))
  }

  @Test(
    arguments: [
      // On a wide screen a card has a readable width, whatever its position and measured width.
      (.center, false, nil, nil, 2000, 540), (.bottom, false, nil, nil, 2000, 540),
      (.bottom, true, nil, nil, 200, 540), (.full, false, nil, nil, 200, 1268),
      // The limits can be changed; the maximum width wins over the minimum width.
      (.center, false, nil, 800, 2000, 800), (.center, false, 300, nil, 200, 300),
      (.center, false, 700, 600, 200, 600), (.center, false, 5000, 5000, 200, 1268),
      // Invalid numbers.
      (.center, false, .nan, nil, 200, 200), (.center, false, -4, nil, 200, 200),
      (.center, false, nil, .nan, 200, 0), (.center, false, nil, -4, 200, 0),
      (.center, false, nil, .infinity, 2000, 1268),
    ] as [(PopupPosition, Bool, Double?, Double?, Double, Double)])
  func `the width of a card is between its minimum and maximum`(
    position: PopupPosition, ignoresSafeArea: Bool, minimum: Double?, maximum: Double?,
    measured: Double, width: Double
  ) {
    var layout = tablet
    layout.position = position
    layout.ignoresSafeArea = ignoresSafeArea
    if let minimum { layout.minWidth = minimum }
    if let maximum { layout.maxWidth = maximum }

    let frame = layout.frame(measured: LayoutSize(width: measured, height: 100))

    #expect(frame.width == width)
    #expect(frame.x == (1300 - width) / 2)
    #expect(
      position == .full
        || layout.maximumContentSize.width == min(layout.maxWidth, layout.availableRect.width)
        || !(layout.maxWidth > 0))
  }

  @Test(
    arguments: [
      (.center, false, 200, 200), (.center, false, 2000, 368), (.bottom, true, 200, 400),
      (.leading, true, 200, 200), (.trailing, true, 2000, 350), (.full, false, 3, 368),
    ] as [(PopupPosition, Bool, Double, Double)])
  func `the width for the content of a card can differ from its measured width`(
    position: PopupPosition, ignoresSafeArea: Bool, measured: Double, width: Double
  ) {
    var layout = phone
    layout.safeArea.right = 50
    if !ignoresSafeArea { layout.safeArea.right = 0 }
    layout.position = position
    layout.ignoresSafeArea = ignoresSafeArea
    layout.margins = CardLayout.defaultMargins(at: position, ignoresSafeArea: ignoresSafeArea)
    if position == .full { layout.margins = LayoutInsets(all: 16) }

    #expect(layout.width(measured: measured) == width)
  }

  @Test func `an explicit size is not stretched and is limited by the available rect only`() {
    var layout = tablet
    layout.position = .bottom
    layout.ignoresSafeArea = true
    layout.hasExplicitSize = true
    layout.margins = LayoutInsets()

    let frame = layout.frame(measured: LayoutSize(width: 900, height: 100))

    #expect(frame == LayoutRect(x: 200, y: 880, width: 900, height: 120))
    #expect(layout.maximumContentSize == LayoutSize(width: 1300, height: 960))
  }

  @Test(
    arguments: [
      // The card moves up, and shrinks if that is not enough.
      (.bottom, false, 300, 100, LayoutRect(x: 100, y: 384, width: 200, height: 100)),
      (.center, false, 300, 100, LayoutRect(x: 100, y: 230, width: 200, height: 100)),
      (.center, false, 300, 900, LayoutRect(x: 100, y: 76, width: 200, height: 408)),
      (.top, false, 300, 100, LayoutRect(x: 100, y: 76, width: 200, height: 100)),
      (.full, false, 300, 100, LayoutRect(x: 16, y: 76, width: 368, height: 408)),
      // At the edge of the screen no part of the card is in the safe area any more.
      (.bottom, true, 300, 100, LayoutRect(x: 0, y: 400, width: 400, height: 100)),
      (.full, true, 300, 100, LayoutRect(x: 0, y: 0, width: 400, height: 500)),
      // A keyboard that is not higher than the safe area is ignored.
      (.bottom, true, 30, 100, LayoutRect(x: 0, y: 670, width: 400, height: 130)),
      (.bottom, false, 30, 100, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
      (.bottom, false, -8, 100, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
      (.bottom, false, .nan, 100, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
      // A keyboard that leaves no room is ignored.
      (.bottom, false, 2000, 100, LayoutRect(x: 100, y: 654, width: 200, height: 100)),
    ] as [(PopupPosition, Bool, Double, Double, LayoutRect)])
  func `a card moves up or shrinks to avoid the keyboard`(
    position: PopupPosition, ignoresSafeArea: Bool, keyboard: Double, height: Double,
    frame: LayoutRect
  ) {
    var layout = phone
    layout.position = position
    layout.ignoresSafeArea = ignoresSafeArea
    if ignoresSafeArea { layout.margins = LayoutInsets() }
    layout.keyboard = keyboard

    #expect(layout.frame(measured: LayoutSize(width: 200, height: height)) == frame)
  }

  @Test func `a card at any position is inside the window for any input`() {
    let numbers: [Double] = [.nan, -.infinity, -7, 0, 0.3, 16, 44.7, 393, 1e9, .infinity]
    var random = SplitMix(seed: 11)
    for round in 0..<4000 {
      let n = (0..<16).map { _ in numbers.randomElement(using: &random) ?? 0 }
      var layout = CardLayout(
        container: LayoutSize(width: n[0], height: n[1]),
        safeArea: LayoutInsets(top: n[2], left: n[3], bottom: n[4], right: n[5]),
        margins: LayoutInsets(top: n[6], left: n[7], bottom: n[8], right: n[9]), scale: n[10])
      layout.position = PopupPosition.allCases.randomElement(using: &random) ?? .center
      layout.ignoresSafeArea = .random(using: &random)
      layout.hasExplicitSize = .random(using: &random)
      layout.isRightToLeft = .random(using: &random)
      (layout.keyboard, layout.minWidth, layout.maxWidth) = (n[11], n[12], n[13])
      let card = layout.frame(measured: LayoutSize(width: n[14], height: n[15]))
      let (room, limit, covered) = (
        layout.availableRect, layout.maximumContentSize, layout.safeAreaOverlap(of: card)
      )

      let isInside =
        card.x >= room.x && card.y >= room.y && card.width >= 0 && card.height >= 0
        && card.x + card.width <= room.x + room.width + 1e-6
        && card.y + card.height <= room.y + room.height + 1e-6
      let isSane = [
        limit.width, limit.height, covered.top, covered.left, covered.bottom, covered.right,
      ].allSatisfy { $0 >= 0 && $0.isFinite }
      #expect(isInside, "round \(round): \(layout) gives \(card) in \(room)")
      #expect(isSane, "round \(round): \(layout) gives \(card) in \(room)")
    }
  }

  @Test(
    arguments: [
      (.bottom, true, LayoutOffset(y: -30), LayoutInsets(bottom: 30)),
      (.bottom, true, LayoutOffset(y: 30), LayoutInsets()),
      (.bottom, false, LayoutOffset(y: -30), LayoutInsets()),
      (.top, true, LayoutOffset(y: 30), LayoutInsets(top: 30)),
      (.leading, true, LayoutOffset(x: 30), LayoutInsets(left: 30)),
      (.trailing, true, LayoutOffset(x: -30), LayoutInsets(right: 30)),
      (.center, true, LayoutOffset(y: -30), LayoutInsets()),
      (.bottom, true, LayoutOffset(y: -.nan), LayoutInsets()),
    ] as [(PopupPosition, Bool, LayoutOffset, LayoutInsets)])
  func `a card dragged away from the edge that it fills is extended to that edge`(
    position: PopupPosition, ignores: Bool, offset: LayoutOffset, expected: LayoutInsets
  ) {
    var layout = CardLayout(container: LayoutSize(width: 400, height: 800))
    layout.position = position
    layout.ignoresSafeArea = ignores
    #expect(layout.edgeExtension(for: offset) == expected)

    layout.hasExplicitSize = true
    #expect(layout.edgeExtension(for: offset) == LayoutInsets())
  }
}
