// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import Testing

@testable import gallery

@Suite("Changed areas of the screen as tiles and rectangles")
struct TileMapTests {
  private let side = TileMap.side

  @Test func `Tiles at the edges are smaller`() {
    var map = TileMap(width: 70, height: 40)

    map.insertAll()

    #expect(map.rectangles == [PixelRect(x: 0, y: 0, width: 70, height: 40)])
  }

  @Test func `Distant tiles are separate rectangles`() {
    var map = TileMap(width: 320, height: 320)

    map.insert(PixelRect(x: 0, y: 0, width: side, height: side))
    map.insert(PixelRect(x: 288, y: 288, width: side, height: side))

    #expect(
      map.rectangles == [
        PixelRect(x: 0, y: 0, width: 32, height: 32),
        PixelRect(x: 288, y: 288, width: 32, height: 32),
      ])
  }

  @Test func `Tiles that nearly fill a rectangle become that rectangle`() {
    var map = TileMap(width: 320, height: 320)

    map.insert(PixelRect(x: 32, y: 32, width: 256, height: 256))
    map.remove(PixelRect(x: 64, y: 64, width: side, height: side))

    #expect(map.rectangles == [PixelRect(x: 32, y: 32, width: 256, height: 256)])
  }

  @Test func `Random sets of tiles are covered exactly once`() {
    var random = SplitMix(seed: 0x71E5)
    for _ in 0..<200 {
      var map = TileMap(width: 300, height: 500)
      for index in map.marks.indices where random.next() % 3 == 0 { map.marks[index] = 1 }
      var covered = TileMap(width: 300, height: 500)
      var area = 0

      for rectangle in map.rectangles {
        covered.insert(rectangle)
        area += rectangle.area
      }

      for index in map.marks.indices where map.marks[index] != 0 {
        #expect(covered.marks[index] != 0)
      }
      #expect(area == covered.exactArea)
    }
  }

  @Test func `The first rectangles respect the pixel budget, but there is at least one`() {
    var map = TileMap(width: 320, height: 320)
    map.insertAll()

    let few = map.firstRectangles(pixels: 1)
    let some = map.firstRectangles(pixels: side * side * 15)

    #expect(few.reduce(0) { $0 + $1.area } == side * side)
    #expect(some.reduce(0) { $0 + $1.area } == side * side * 15)
  }

  @Test func `A tile is changed if a pixel in it differs`() {
    let (width, height) = (100, 70)
    let before = [UInt8](repeating: 7, count: width * height * 4)
    for (x, y) in [(0, 0), (99, 69), (31, 31), (32, 31), (64, 64)] {
      var after = before
      after[(y * width + x) * 4 + 2] = 8
      var map = TileMap(width: width, height: height)

      let count = cpixels_changed_tiles(
        before, after, Int32(width), Int32(height), Int32(width * 4), Int32(width * 4),
        Int32(side), &map.marks)

      #expect(count == 1)
      #expect(map.marks[(y / side) * map.columns + x / side] == 1)
    }
  }
}

extension TileMap {
  fileprivate var exactArea: Int {
    firstRectangles(pixels: .max).reduce(0) { $0 + $1.area }
  }
}

/// A seeded random number generator, so that a failure can be reproduced.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
