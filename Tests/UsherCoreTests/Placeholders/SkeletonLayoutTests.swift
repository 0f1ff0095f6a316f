// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The blocks of a skeleton.
struct SkeletonLayoutTests {
  typealias Block = SkeletonLayout.Block

  private static let presets = [PlaceholderSkeleton.list(), .list(leading: nil), .cards, .article]
  private let phone = LayoutSize(width: 393, height: 700)

  @Test func `a row has a picture and two lines beside it, centered to each other`() {
    let skeleton = PlaceholderSkeleton(
      row: .horizontal([
        .block(width: 48, height: 48), .vertical([.line(), .line(size: 10, width: 0.5)]),
      ]), spacing: 20, margin: 16)

    let layout = SkeletonLayout(skeleton, in: LayoutSize(width: 316, height: 68))

    #expect(layout.blocks.count == 3)
    #expect(layout.blocks[0].frame == LayoutRect(x: 16, y: 10, width: 48, height: 48))
    #expect(layout.blocks[0].cornerRadius == 8)
    // The lines are 20.4 and 12 points high, 6 apart, so that 4.8 are above and below them.
    let first = layout.blocks[1].frame
    #expect(first.x == 76)
    #expect(first.width == 224)
    #expect(abs(first.height - 12.24) < 1e-9)
    #expect(abs(first.y - (10 + 4.8 + 4.08)) < 1e-9)
    let second = layout.blocks[2].frame
    #expect(second.x == 76)
    #expect(second.width == 112)
    #expect(abs(second.y - (10 + 4.8 + 20.4 + 6 + 2.4)) < 1e-9)
  }

  @Test func `there are as many rows as fit, and at least one`() {
    let skeleton = PlaceholderSkeleton(row: .block(height: 50), spacing: 10)
    for (height, count) in [(0.0, 1), (54, 1), (114, 1), (115, 2), (174.9, 2), (175, 3)] {
      let layout = SkeletonLayout(skeleton, in: LayoutSize(width: 300, height: height))
      #expect(layout.blocks.count == count, "\(height)")
    }
  }

  @Test func `a header is above the rows, once`() {
    let skeleton = PlaceholderSkeleton(
      header: .block(height: 100), row: .block(height: 50), spacing: 10, margin: 0)

    let layout = SkeletonLayout(skeleton, in: LayoutSize(width: 300, height: 235))

    #expect(layout.blocks.map(\.frame.y) == [5, 115, 175])
    #expect(layout.blocks.map(\.frame.height) == [100, 50, 50])
  }

  @Test(arguments: presets)
  func `from right to left the blocks are mirrored`(skeleton: PlaceholderSkeleton) {
    let layout = SkeletonLayout(skeleton, in: phone)
    let mirrored = SkeletonLayout(skeleton, in: phone, isRightToLeft: true)

    for (block, image) in zip(layout.blocks, mirrored.blocks) {
      #expect(abs(image.frame.x + image.frame.width + block.frame.x - phone.width) < 1e-9)
      #expect(image.frame.y == block.frame.y)
      #expect(image.frame.width == block.frame.width)
    }
    #expect(layout != mirrored)
  }

  @Test func `with larger text lines are higher, pictures are not, and fewer rows fit`() {
    let large = SkeletonLayout(.list(), in: phone, textScale: 3)
    let standard = SkeletonLayout(.list(), in: phone)

    #expect(large.blocks[0].frame.height == standard.blocks[0].frame.height)
    #expect(abs(large.blocks[1].frame.height - 3 * standard.blocks[1].frame.height) < 1e-9)
    #expect(large.blocks.count < standard.blocks.count)
  }

  @Test func `full lines end at the same place, others where texts of that row might end`() {
    let skeleton = PlaceholderSkeleton(
      row: .vertical([.line(), .line(width: 0.5)]), margin: 0)

    let widths = SkeletonLayout(skeleton, in: LayoutSize(width: 100, height: 300)).blocks
      .map(\.frame.width)

    #expect(Set(stride(from: 0, to: widths.count, by: 2).map { widths[$0] }) == [100])
    #expect(Set(stride(from: 1, to: 9, by: 2).map { widths[$0] }) == [50, 42.5, 47.5, 37.5])
  }

  @Test func `shapes without a width share the room, and one that is too wide is cut off`() {
    let columns = PlaceholderSkeleton(
      row: .horizontal([.block(height: 50), .block(height: 50), .circle(20)], spacing: 10),
      margin: 0)
    let frames = SkeletonLayout(columns, in: LayoutSize(width: 240, height: 60)).blocks
    #expect(frames.map(\.frame.x) == [0, 110, 220])
    #expect(frames.map(\.frame.width) == [100, 100, 20])
    #expect(frames[2].cornerRadius == 10)

    let wide = PlaceholderSkeleton(
      row: .horizontal([.block(width: 200, height: 50), .block(width: 200, height: 50)]), margin: 0)
    let cut = SkeletonLayout(wide, in: LayoutSize(width: 300, height: 60)).blocks
    #expect(cut.map(\.frame.width) == [200, 88])
  }

  @Test(
    arguments: presets, [LayoutSize(width: 393, height: 700), LayoutSize(width: 40, height: 30)])
  func `the blocks are inside the margins and apart from each other`(
    skeleton: PlaceholderSkeleton, room: LayoutSize
  ) {
    for scale in [1, 3.0] {
      let blocks = SkeletonLayout(skeleton, in: room, textScale: scale).blocks
      #expect(!blocks.isEmpty)
      for block in blocks {
        #expect(block.frame.x >= min(16, room.width / 2))
        #expect(block.frame.x + block.frame.width <= room.width - 16 + 1e-9)
        #expect(block.cornerRadius <= min(block.frame.width, block.frame.height) / 2)
      }
      for (index, block) in blocks.enumerated() {
        #expect(!blocks.dropFirst(index + 1).contains { $0.frame.overlaps(block.frame) })
      }
    }
  }

  @Test func `on a wide page the rows are centered, and wider with larger text`() {
    let skeleton = PlaceholderSkeleton(row: .block(height: 50), margin: 16, maximumWidth: 600)
    func block(_ width: Double, _ textScale: Double) -> LayoutRect? {
      SkeletonLayout(
        skeleton, in: LayoutSize(width: width, height: 100), textScale: textScale
      ).blocks.first?.frame
    }

    #expect(block(1000, 1) == LayoutRect(x: 200, y: 10, width: 600, height: 50))
    #expect(block(1000, 0.8) == LayoutRect(x: 200, y: 10, width: 600, height: 50))
    #expect(block(1000, 1.5) == LayoutRect(x: 50, y: 10, width: 900, height: 50))
    #expect(block(500, 1) == LayoutRect(x: 16, y: 10, width: 468, height: 50))
    let unlimited = PlaceholderSkeleton(row: .block(height: 50), maximumWidth: .infinity)
    #expect(SkeletonLayout(unlimited, in: phone).blocks.first?.frame.width == 361)
  }

  @Test(arguments: [Double.nan, .infinity, -20, 0])
  func `invalid lengths count as zero, and a row without a height is not repeated`(length: Double) {
    let skeleton = PlaceholderSkeleton(
      row: .horizontal(
        [
          .block(width: length, height: length, cornerRadius: length),
          .vertical([.line(size: length), .block(height: length)], spacing: length),
        ], spacing: length), spacing: length, margin: length)

    #expect(SkeletonLayout(skeleton, in: phone).blocks.isEmpty)
    let solid = PlaceholderSkeleton(row: .block(height: 300), spacing: length, margin: length)
    #expect(SkeletonLayout(solid, in: phone).blocks.map(\.frame.y) == [0, 300])
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    x < other.x + other.width - 1e-9 && other.x < x + width - 1e-9
      && y < other.y + other.height - 1e-9 && other.y < y + height - 1e-9
  }
}
