// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import UIKitShim

/// The bitmaps of the phone's screen: that of the latest frame, and reusable ones for the next.
@MainActor
final class LiveScreen {
  private var bitmaps: [LiveBitmap] = []
  private(set) var current: LiveBitmap?
  private let scale: CGFloat

  /// Creates a screen with a number of pixels per point.
  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws the next frame. Returns the changed tiles; all of them if the size has changed.
  func draw(_ device: HeadlessDevice) -> TileMap {
    let size = device.screen.bounds.size
    let next = freeBitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    next.draw { device.render(into: $0) }
    defer { current = next }
    var changed = TileMap(width: next.width, height: next.height)
    guard let current, current.width == next.width, current.height == next.height else {
      changed.insertAll()
      return changed
    }
    _ = cpixels_changed_tiles(
      current.pixels, next.pixels, Int32(next.width), Int32(next.height),
      Int32(current.bytesPerRow), Int32(next.bytesPerRow), Int32(TileMap.side), &changed.marks)
    return changed
  }

  /// Returns a bitmap without other references.
  private func freeBitmap(width: Int, height: Int) -> LiveBitmap {
    bitmaps.removeAll { $0.width != width || $0.height != height }
    for index in bitmaps.indices where bitmaps[index] !== current {
      if isKnownUniquelyReferenced(&bitmaps[index]) { return bitmaps[index] }
    }
    let bitmap = LiveBitmap(Surface(width: width, height: height, scale: scale))
    bitmaps.append(bitmap)
    return bitmap
  }
}

/// The pixels of one frame.
///
/// It is passed to the threads that encode frames. This is safe because it is drawn into only while
/// it has no other reference, and all other code only reads the memory.
final class LiveBitmap: @unchecked Sendable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Blue, green, red, alpha, row by row; valid as long as the bitmap exists.
  let pixels: UnsafePointer<UInt8>
  private let surface: Surface

  init(_ surface: Surface) {
    self.surface = surface
    width = surface.width
    height = surface.height
    bytesPerRow = surface.bytesPerRow
    pixels = surface.withBytes { UnsafePointer($0) }
  }

  var png: Data { HeadlessPicture(adopting: surface).pngData() }

  func draw(_ body: (Surface) -> Void) {
    body(surface)
    // Flushes pending operations of Cairo to the memory.
    surface.withBytes { _ in }
  }
}
