// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

struct CardLayoutTests {
  /// An iPhone 16 in portrait.
  private let phone = CardLayout(
    container: LayoutSize(width: 393, height: 852),
    safeArea: LayoutInsets(top: 59, bottom: 34), margins: LayoutInsets(all: 16), scale: 3)

  @Test(arguments: [
    (PopupPosition.center, false, 100.0, 100.0, true), (.center, false, 0, 100, false),
    (.center, false, 100, 0, false), (.center, false, .nan, 100, false),
    (.full, false, 0, 0, true), (.full, true, 0, 0, true),
    // The overlap with the safe area is added to the content and does not make it visible.
    (.bottom, true, 0, 100, true), (.bottom, true, 100, 0, false), (.top, true, 100, 0, false),
    (.bottom, false, 0, 100, false), (.leading, true, 100, 0, true),
    (.leading, true, 0, 100, false),
  ])
  func `a card has visible content if its measured size has a width and a height`(
    position: PopupPosition, ignoresSafeArea: Bool, width: Double, height: Double, isVisible: Bool
  ) {
    var layout = phone
    layout.safeArea.left = 44
    (layout.position, layout.ignoresSafeArea) = (position, ignoresSafeArea)
    if ignoresSafeArea { layout.margins = LayoutInsets() }

    #expect(
      layout.hasVisibleContent(measured: LayoutSize(width: width, height: height)) == isVisible)
  }

  @Test func `a minimum width counts as width, and a window without a size is not considered`() {
    var layout = phone
    layout.minWidth = 100
    #expect(layout.hasVisibleContent(measured: LayoutSize(width: 0, height: 10)))
    #expect(!layout.hasVisibleContent(measured: LayoutSize(width: 10, height: 0)))

    layout.container = LayoutSize(width: 0, height: 0)
    #expect(layout.hasVisibleContent(measured: LayoutSize(width: 10, height: 0)))
    layout.hasExplicitSize = true
    layout.container = phone.container
    #expect(!layout.hasVisibleContent(measured: LayoutSize(width: 10, height: 0)))
  }

  @Test func `a card may fill the safe area without the margins`() {
    #expect(phone.availableRect == LayoutRect(x: 16, y: 75, width: 361, height: 727))
  }

  @Test(
    arguments: [
      // A card that fits is centered in the safe area, not in the window.
      (
        300.0, 200.0,
        LayoutRect(x: 46.333333333333336, y: 338.3333333333333, width: 300, height: 200)
      ),
      // Sizes are rounded up to the next pixel, positions down.
      (
        270.1, 99.9,
        LayoutRect(
          x: 61.333333333333336, y: 388.3333333333333, width: 270.3333333333333, height: 100)
      ),
      // Too large in one or both dimensions: limited to the available rect.
      (1000, 100, LayoutRect(x: 16, y: 388.3333333333333, width: 361, height: 100)),
      (300, 2000, LayoutRect(x: 46.333333333333336, y: 75, width: 300, height: 727)),
      (.infinity, .infinity, LayoutRect(x: 16, y: 75, width: 361, height: 727)),
      (.greatestFiniteMagnitude, 1, LayoutRect(x: 16, y: 438, width: 361, height: 1)),
      // No size, or an invalid one: an empty frame in the center.
      (0, 0, LayoutRect(x: 196.33333333333334, y: 438.3333333333333, width: 0, height: 0)),
      (.nan, -5, LayoutRect(x: 196.33333333333334, y: 438.3333333333333, width: 0, height: 0)),
    ] as [(Double, Double, LayoutRect)])
  func `the frame of a card follows from its measured size`(
    width: Double, height: Double, frame: LayoutRect
  ) {
    #expect(phone.frame(measured: LayoutSize(width: width, height: height)) == frame)
  }

  @Test func `a card is centered in an asymmetric safe area`() {
    var layout = phone
    layout.container = LayoutSize(width: 852, height: 393)
    layout.safeArea = LayoutInsets(top: 0, left: 59, bottom: 21, right: 0)

    let frame = layout.frame(measured: LayoutSize(width: 300, height: 100))

    #expect(frame == LayoutRect(x: 305.3333333333333, y: 136, width: 300, height: 100))
  }

  @Test(
    arguments: [
      // Margins that leave no room are ignored in that dimension only.
      (20.0, 300.0, LayoutInsets(), LayoutRect(x: 0, y: 16, width: 20, height: 268)),
      // The same applies to the safe area.
      (
        300, 50, LayoutInsets(top: 40, bottom: 30), LayoutRect(x: 16, y: 16, width: 268, height: 18)
      ),
      // A window without a size.
      (0, 0, LayoutInsets(top: 59), LayoutRect(x: 0, y: 0, width: 0, height: 0)),
      (.nan, -1, LayoutInsets(top: .nan), LayoutRect(x: 0, y: 0, width: 0, height: 0)),
      // Invalid insets are ignored.
      (
        132, 132, LayoutInsets(top: -9, left: .nan),
        LayoutRect(x: 16, y: 16, width: 100, height: 100)
      ),
      (132, 132, LayoutInsets(top: .infinity), LayoutRect(x: 16, y: 16, width: 100, height: 100)),
    ] as [(Double, Double, LayoutInsets, LayoutRect)])
  func `a small or invalid window has a valid available rect`(
    width: Double, height: Double, safeArea: LayoutInsets, available: LayoutRect
  ) {
    let layout = CardLayout(
      container: LayoutSize(width: width, height: height), safeArea: safeArea,
      margins: LayoutInsets(all: 16))

    #expect(layout.availableRect == available)
  }

  @Test(arguments: [0, -2, .nan, .infinity, 0.5, 1] as [Double])
  func `an invalid scale counts as one`(scale: Double) {
    let layout = CardLayout(
      container: LayoutSize(width: 100, height: 100), margins: LayoutInsets(), scale: scale)

    let frame = layout.frame(measured: LayoutSize(width: 49.2, height: 50))

    #expect(frame == LayoutRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test func `a card is inside the window for any input`() {
    let numbers: [Double] = [.nan, -.infinity, -7, 0, 0.3, 16, 44.7, 393, 1e9, .infinity]
    var random = SplitMix(seed: 7)
    for round in 0..<3000 {
      let n = (0..<13).map { _ in numbers.randomElement(using: &random) ?? 0 }
      let layout = CardLayout(
        container: LayoutSize(width: n[0], height: n[1]),
        safeArea: LayoutInsets(top: n[2], left: n[3], bottom: n[4], right: n[5]),
        margins: LayoutInsets(top: n[6], left: n[7], bottom: n[8], right: n[9]), scale: n[10])
      let (window, room) = (layout.container, layout.availableRect)
      let card = layout.frame(measured: LayoutSize(width: n[11], height: n[12]))

      let isInside =
        card.x >= room.x && card.y >= room.y && card.width >= 0 && card.height >= 0
        && card.x + card.width <= room.x + room.width + 1e-9
        && card.y + card.height <= room.y + room.height + 1e-9
        && room.x + room.width <= max(0, window.width.isNaN ? 0 : window.width) + 1e-9
        && room.y + room.height <= max(0, window.height.isNaN ? 0 : window.height) + 1e-9
      #expect(isInside, "round \(round): \(n) gives \(card) in \(room)")
    }
  }

  @Test(
    arguments: [
      (.center, false, true), (.bottom, false, true), (.full, false, false),
      (.center, true, false), (.full, true, false),
    ] as [(PopupPosition, Bool, Bool)])
  func `the content is measured unless the card has an explicit size or fills the screen`(
    position: PopupPosition, hasExplicitSize: Bool, isMeasured: Bool
  ) {
    var layout = phone
    (layout.position, layout.hasExplicitSize) = (position, hasExplicitSize)

    #expect(layout.isMeasured == isMeasured)
  }

  @Test(arguments: [LayoutSize(width: 0, height: 852), LayoutSize(width: 393, height: 0)])
  func `in a window without a width or a height, content counts as visible`(container: LayoutSize) {
    var layout = phone
    layout.container = container

    #expect(layout.hasVisibleContent(measured: LayoutSize(width: 0, height: 0)))
  }

  @Test func `a keyboard as high as the window is ignored`() {
    var layout = phone
    layout.keyboard = 852

    #expect(layout.availableRect == phone.availableRect)
  }

  @Test func `margins that leave no room are ignored`() {
    var layout = phone
    layout.margins = LayoutInsets(left: 196.5, right: 196.5)

    #expect(layout.availableRect.x == 0)
    #expect(layout.availableRect.width == 393)
  }

  @Test func `a card at the left edge of the screen is wider by the safe area`() {
    var layout = phone
    layout.safeArea.left = 44
    layout.margins = LayoutInsets()
    (layout.position, layout.ignoresSafeArea) = (.leading, true)

    #expect(layout.frame(measured: LayoutSize(width: 100, height: 100)).width == 144)
    #expect(layout.width(measured: 100) == 100)
  }

  @Test func `a length of a millionth of a pixel is rounding, not a length`() {
    let layout = CardLayout(container: LayoutSize(width: 400, height: 800))

    #expect(layout.frame(measured: LayoutSize(width: 0.000_001, height: 9)).width == 0)
    #expect(layout.frame(measured: LayoutSize(width: 0.000_002, height: 9)).width == 1)
  }
}
