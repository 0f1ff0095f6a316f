// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A set of square tiles of a picture.
struct TileMap: Equatable, Sendable {
  /// The side of a tile in pixels.
  static let side = 32

  let width: Int
  let height: Int
  /// One byte for each tile, row by row; a tile is in the set unless its byte is 0.
  var marks: [UInt8]

  /// An empty set for a picture of this size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = Array(repeating: 0, count: Self.tiles(width) * Self.tiles(height))
  }

  var columns: Int { Self.tiles(width) }
  var rows: Int { Self.tiles(height) }
  var isEmpty: Bool { marks.allSatisfy { $0 == 0 } }

  mutating func insertAll() {
    for index in marks.indices { marks[index] = 1 }
  }

  mutating func removeAll() {
    for index in marks.indices { marks[index] = 0 }
  }

  mutating func formUnion(_ other: TileMap) {
    for index in marks.indices where other.marks[index] != 0 { marks[index] = 1 }
  }

  /// Adds the tiles of a rectangle from `rectangles`.
  mutating func insert(_ rectangle: PixelRect) { mark(rectangle, 1) }

  /// Removes the tiles of a rectangle from `rectangles`.
  mutating func remove(_ rectangle: PixelRect) { mark(rectangle, 0) }

  private mutating func mark(_ rectangle: PixelRect, _ value: UInt8) {
    for row in rectangle.y / Self.side..<Self.tiles(rectangle.maxY) {
      for column in rectangle.x / Self.side..<Self.tiles(rectangle.maxX) {
        marks[row * columns + column] = value
      }
    }
  }

  /// The tiles as a small number of rectangles that do not overlap. They may contain other tiles if
  /// that reduces the number much.
  var rectangles: [PixelRect] {
    let exact = exactRectangles
    guard exact.count > 1, let bounds = exact.dropFirst().reduce(exact.first, { $0?.union($1) })
    else { return exact }
    let covered = exact.reduce(0) { $0 + $1.area }
    return exact.count > 24 || bounds.area * 3 <= covered * 4 ? [bounds] : exact
  }

  /// Returns the first rectangles, row by row, within a budget of pixels, but at least one tile.
  func firstRectangles(pixels budget: Int) -> [PixelRect] {
    var part = TileMap(width: width, height: height)
    var left = budget
    for index in marks.indices where marks[index] != 0 {
      part.marks[index] = 1
      left -= Self.side * Self.side
      if left <= 0 { break }
    }
    return part.exactRectangles
  }

  /// The runs of tiles in each row; equal runs in successive rows are merged into one rectangle.
  private var exactRectangles: [PixelRect] {
    var done: [PixelRect] = []
    var open: [PixelRect] = []
    for row in 0..<rows {
      let runs = runs(in: row)
      var next: [PixelRect] = []
      for run in runs {
        if let index = open.firstIndex(where: { $0.x == run.x && $0.width == run.width }) {
          var grown = open.remove(at: index)
          grown.height = run.maxY - grown.y
          next.append(grown)
        } else {
          next.append(run)
        }
      }
      done += open
      open = next
    }
    return done + open
  }

  private func runs(in row: Int) -> [PixelRect] {
    var runs: [PixelRect] = []
    let y = row * Self.side
    let height = min(Self.side, self.height - y)
    var column = 0
    while column < columns {
      guard marks[row * columns + column] != 0 else {
        column += 1
        continue
      }
      let start = column
      while column < columns, marks[row * columns + column] != 0 { column += 1 }
      let x = start * Self.side
      runs.append(
        PixelRect(x: x, y: y, width: min(column * Self.side, width) - x, height: height))
    }
    return runs
  }

  private static func tiles(_ pixels: Int) -> Int { (pixels + side - 1) / side }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var area: Int { width * height }

  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
