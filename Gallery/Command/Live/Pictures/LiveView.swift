// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The state of the screen in one browser: the tiles that it has, and those that it needs.
///
/// At most two frames are in flight. Meanwhile, changes are collected as a set of tiles, not as
/// frames: a slow browser gets fewer frames, never outdated ones. Tiles that were sent as JPEG are
/// sent again without compression, a part at a time, when there is nothing else to send.
struct LiveView: Sendable {
  static let framesInFlight = 2
  /// The number of pixels that are sent again without compression at a time.
  static let exactPiece = 65_536

  private var changed: TileMap
  private var inexact: TileMap
  private var inFlight: [UInt32] = []
  private var lastFrame: UInt32 = 0

  /// Creates the state of a browser that has nothing of a screen of this size.
  init(width: Int, height: Int) {
    changed = TileMap(width: width, height: height)
    changed.insertAll()
    inexact = TileMap(width: width, height: height)
  }

  /// Marks tiles as changed; all of them if the size has changed.
  mutating func change(_ tiles: TileMap) {
    if tiles.width == changed.width, tiles.height == changed.height {
      changed.formUnion(tiles)
    } else {
      changed = tiles
      changed.insertAll()
      inexact = TileMap(width: tiles.width, height: tiles.height)
    }
  }

  /// Whether a frame may be sent now.
  var isReady: Bool { inFlight.count < Self.framesInFlight }

  /// Whether the browser has drawn the current screen with exact pixels.
  var isComplete: Bool { inFlight.isEmpty && changed.isEmpty && inexact.isEmpty }

  /// Returns the next frame, if there is something to send and less than two frames are in flight.
  /// Exact pixels are only sent while the screen is still.
  mutating func nextFrame(isStill: Bool) -> (number: UInt32, parts: [FramePacket.Part])? {
    guard isReady else { return nil }
    var parts: [FramePacket.Part] = []
    if !changed.isEmpty {
      parts = FramePacket.parts(of: changed.rectangles)
      changed.removeAll()
    } else if isStill, !inexact.isEmpty {
      parts = inexact.firstRectangles(pixels: Self.exactPiece).map {
        FramePacket.Part(rectangle: $0, codec: .raw)
      }
    }
    guard !parts.isEmpty else { return nil }
    for part in parts {
      switch part.codec {
      case .raw: inexact.remove(part.rectangle)
      case .jpeg: inexact.insert(part.rectangle)
      }
    }
    lastFrame &+= 1
    inFlight.append(lastFrame)
    return (lastFrame, parts)
  }

  /// Records that the browser has drawn a frame. Returns whether the frame was in flight.
  mutating func acknowledge(_ frame: UInt32) -> Bool {
    guard let index = inFlight.firstIndex(of: frame) else { return false }
    inFlight.remove(at: index)
    return true
  }
}
