// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The frames of a placeholder page and of its parts.
struct PlaceholderLayoutTests {
  typealias Part = PlaceholderLayout.Part

  private let parts = [
    Part(size: LayoutSize(width: 100, height: 80), minimumHeight: 60),
    Part(size: LayoutSize(width: 200, height: 30), gap: 16),
    Part(size: LayoutSize(width: 120, height: 44), gap: 20),
  ]

  @Test func `the parts are centered, one below the other`() {
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 500), margin: 24)

    #expect(
      layout.frames == [
        LayoutRect(x: 150, y: 155, width: 100, height: 80),
        LayoutRect(x: 100, y: 251, width: 200, height: 30),
        LayoutRect(x: 140, y: 301, width: 120, height: 44),
      ])
    #expect(layout.height == 190 + 48)
  }

  @Test func `a page that fits exactly has everything in its size`() {
    let layout = PlaceholderLayout(
      parts, in: LayoutSize(width: 400, height: 190 + 48), margin: 24)

    #expect(layout.frames[0] == LayoutRect(x: 150, y: 24, width: 100, height: 80))
    #expect(layout.height == 190 + 48)
  }

  @Test func `without enough room the picture shrinks in proportion, and the spacing stays`() {
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 222), margin: 24)

    #expect(layout.frames[0] == LayoutRect(x: 160, y: 24, width: 80, height: 64))
    #expect(layout.frames[1] == LayoutRect(x: 100, y: 104, width: 200, height: 30))
    #expect(layout.height == 222)
  }

  @Test func `a part without a height keeps its width while the picture shrinks`() {
    let parts = [
      Part(size: LayoutSize(width: 100, height: 80), minimumHeight: 60),
      Part(size: LayoutSize(width: 200, height: 0)),
      Part(size: LayoutSize(width: 120, height: 30), gap: 16),
    ]

    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 164), margin: 24)

    #expect(layout.frames[0]?.height == 70)
    #expect(layout.frames[1] == LayoutRect(x: 100, y: 94, width: 200, height: 0))
  }

  @Test func `a picture that would become too small is left out, with the gap below it`() {
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 200), margin: 24)

    #expect(layout.frames[0] == nil)
    #expect(layout.frames[1]?.y == 53)
    #expect(layout.frames[2]?.y == 103)
    #expect(layout.height == 94 + 48)
  }

  @Test func `without the picture the spacing shrinks, before anything scrolls`() {
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 125), margin: 24)

    #expect(layout.frames[0] == nil)
    #expect(layout.frames[1]?.y == 18)
    #expect(layout.frames[2]?.y == 63)
    #expect(layout.height == 125)
  }

  @Test func `a page that does not fit with half of the spacing starts at the top and scrolls`() {
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: 100), margin: 24)

    #expect(layout.frames[1]?.y == 12)
    #expect(layout.frames[2]?.y == 52)
    #expect(layout.height == 108)
  }

  @Test(arguments: 0...400)
  func `in a room of any height texts keep their size, and nothing overlaps or leaves the page`(
    points: Int
  ) {
    let height = Double(points)
    let layout = PlaceholderLayout(parts, in: LayoutSize(width: 400, height: height), margin: 24)
    let frames = layout.frames.compactMap { $0 }

    #expect(layout.frames[1]?.height == 30)
    #expect(layout.frames[2]?.height == 44)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(upper.y + upper.height < lower.y)
    }
    #expect(frames.allSatisfy { $0.y >= 12 })
    #expect(frames.allSatisfy { $0.y + $0.height <= max(height, layout.height) - 11.999 })
  }

  @Test func `the text column has a maximum width`() {
    #expect(PlaceholderLayout.columnWidth(in: 300, margin: 24, maximum: 420) == 252)
    #expect(PlaceholderLayout.columnWidth(in: 1000, margin: 24, maximum: 420) == 420)
    #expect(PlaceholderLayout.columnWidth(in: 20, margin: 24, maximum: 420) == 0)
  }

  @Test(
    arguments: [
      // Unscrolled, it starts below the bar; scrolled up, its content is below the bar.
      (-100.0, 0.0, 900.0, 0.0), (-40, 0, 900, 60), (0, 0, 900, 100), (300, 300, 900, 100),
      // Pulled down, it moves with the list and keeps its height.
      (-180, 0, 800, 0),
    ])
  func `in a list the placeholder covers the visible area`(
    offset: Double, y: Double, height: Double, obscured: Double
  ) {
    let bars = LayoutInsets(top: 100, bottom: 80)
    let geometry = PlaceholderGeometry(
      bounds: LayoutRect(x: 0, y: offset, width: 400, height: 900), contentInset: bars,
      safeArea: bars,
      insets: LayoutInsets())

    #expect(geometry.frame.y == y)
    #expect(geometry.frame.y + geometry.frame.height == (offset < -100 ? 800 : offset + 900))
    #expect(geometry.obscured == LayoutInsets(top: obscured, bottom: 80))
    #expect(height >= geometry.frame.height)
  }

  @Test func `in a list without content insets the placeholder extends below the bars`() {
    let geometry = PlaceholderGeometry(
      bounds: LayoutRect(x: 0, y: 0, width: 800, height: 400), contentInset: LayoutInsets(),
      safeArea: LayoutInsets(top: 50, left: 59, right: 59), insets: LayoutInsets())

    #expect(geometry.frame == LayoutRect(x: 0, y: 0, width: 800, height: 400))
    #expect(geometry.obscured == LayoutInsets(top: 50, left: 59, right: 59))
  }

  @Test func `the insets of a placeholder are added to those of the bars`() {
    let bars = LayoutInsets(top: 100, bottom: 80)
    let insets = LayoutInsets(top: 60, bottom: 20)
    let list = PlaceholderGeometry(
      bounds: LayoutRect(x: 0, y: -100, width: 400, height: 900), contentInset: bars,
      safeArea: bars,
      insets: insets)
    #expect(list.frame == LayoutRect(x: 0, y: 60, width: 400, height: 640))
    #expect(list.obscured == LayoutInsets())

    let plain = PlaceholderGeometry(
      size: LayoutSize(width: 400, height: 900), safeArea: bars, insets: insets)
    #expect(plain.frame == LayoutRect(x: 0, y: 160, width: 400, height: 640))
    #expect(plain.obscured == LayoutInsets())
  }
}
