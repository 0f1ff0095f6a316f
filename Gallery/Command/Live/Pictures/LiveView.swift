// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What one browser has been sent of the screen, and what it has yet to get.
///
/// At most two frames are on their way at a time. Changes that come meanwhile are kept as a set of
/// tiles, not as frames: a slow browser gets fewer frames, never older ones. What went out as JPEG
/// is sent once more as it is, a piece at a time, when nothing else is to be sent.
struct LiveView: Sendable {
  static let framesInFlight = 2
  /// How much of a still screen is made exact at a time, in pixels.
  static let exactPiece = 65_536

  private var changed: TileMap
  private var inexact: TileMap
  private var inFlight: [UInt32] = []
  private var lastFrame: UInt32 = 0

  /// Nothing has been sent of a screen of this size.
  init(width: Int, height: Int) {
    changed = TileMap(width: width, height: height)
    changed.insertAll()
    inexact = TileMap(width: width, height: height)
  }

  /// The screen changed there. A screen of another size has changed everywhere.
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

  /// Whether the browser has drawn the present screen, every pixel exactly.
  var isComplete: Bool { inFlight.isEmpty && changed.isEmpty && inexact.isEmpty }

  /// The next frame, if there is something to send and it may be sent; while something moves only
  /// what has changed.
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

  /// The browser has drawn a frame; one that is not on its way changes nothing.
  mutating func acknowledge(_ frame: UInt32) -> Bool {
    guard let index = inFlight.firstIndex(of: frame) else { return false }
    inFlight.remove(at: index)
    return true
  }
}
