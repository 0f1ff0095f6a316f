// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CWebP
import Foundation
import UIKitShim

/// Encodes the frames of a film as an animated WebP, which any page can show as a picture.
///
/// Each frame is the box that has changed, encoded from the rendered pixels and drawn over the frames
/// before. What a lossy frame loses is therefore not more in later frames, unlike with encoders that
/// leave out blocks with little change.
struct AnimatedWebP: FilmFile {
  /// The quality, from 0 (small file) to 100.
  let quality: Int
  /// The effort for a small file, from 0 to 6.
  let effort: Int
  private let file = Mux()

  init(quality: Int = 80, effort: Int = 0) {
    self.quality = quality
    self.effort = effort
  }

  func add(_ frame: Surface, after shown: Surface?, milliseconds: Int) throws {
    let whole = Surface.Box(x: 0, y: 0, width: frame.width, height: frame.height)
    let first = Surface.Box(x: 0, y: 0, width: 1, height: 1)
    let box = (shown.map { frame.changedBox(from: $0) ?? first } ?? whole).atEvenPosition
    try file.push(
      frame.webP(box, quality: quality, effort: effort), at: box, milliseconds: milliseconds)
  }

  func data() throws -> Data? { try file.assembled() }
}

extension AnimatedWebP {
  /// The container of the frames.
  private final class Mux {
    private let mux = WebPMuxNew()
    private var count = 0

    deinit { WebPMuxDelete(mux) }

    func push(_ bitstream: Data, at box: Surface.Box, milliseconds: Int) throws {
      let isAdded = bitstream.withUnsafeBytes { bytes in
        var frame = WebPMuxFrameInfo()
        frame.bitstream.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
        frame.bitstream.size = bytes.count
        frame.x_offset = Int32(box.x)
        frame.y_offset = Int32(box.y)
        frame.duration = Int32(milliseconds)
        frame.id = WEBP_CHUNK_ANMF
        frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        frame.blend_method = WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &frame, 1) == WEBP_MUX_OK
      }
      guard isAdded else { throw EncodingFailure() }
      count += 1
    }

    func assembled() throws -> Data? {
      guard count > 0 else { return nil }
      var animation = WebPMuxAnimParams(bgcolor: 0xFF00_0000, loop_count: 0)
      var whole = WebPData()
      defer { WebPDataClear(&whole) }
      guard WebPMuxSetAnimationParams(mux, &animation) == WEBP_MUX_OK,
        WebPMuxAssemble(mux, &whole) == WEBP_MUX_OK, let bytes = whole.bytes
      else { throw EncodingFailure() }
      return Data(bytes: bytes, count: whole.size)
    }
  }
}

extension Surface.Box {
  /// The position in a WebP file must be even.
  fileprivate var atEvenPosition: Surface.Box {
    Surface.Box(x: x & ~1, y: y & ~1, width: width + x % 2, height: height + y % 2)
  }
}
