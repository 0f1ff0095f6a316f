// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import CWebP
import Foundation
import UIKitShim

/// Encodes the frames of an animated WebP.
///
/// Each frame is the box that has changed, encoded from the rendered pixels and drawn over the frames
/// before. What a lossy frame loses is therefore not more in later frames, unlike with encoders that
/// leave out blocks with little change.
struct FilmFile {
  /// The quality, from 0 (small file) to 100, and the effort for a small file, from 0 to 6.
  struct Coding {
    var quality = 80
    var effort = 0
  }

  /// A part of a frame, in pixels.
  struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The position in a WebP file must be even.
    fileprivate var atEvenPosition: Box {
      Box(x: x & ~1, y: y & ~1, width: width + x % 2, height: height + y % 2)
    }
  }

  /// The error that libwebp could not encode a frame.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "a frame of the film cannot be encoded" }
  }

  private let coding: Coding
  private let file = Mux()

  init(_ coding: Coding) {
    self.coding = coding
  }

  /// Adds a frame. All frames have the same size.
  func add(_ frame: Surface, after shown: Surface?, milliseconds: Int) throws {
    let whole = Box(x: 0, y: 0, width: frame.width, height: frame.height)
    let first = Box(x: 0, y: 0, width: 1, height: 1)
    let box = shown.map { frame.changedBox(from: $0) ?? first } ?? whole
    try file.push(
      encoded(frame, box.atEvenPosition), at: box.atEvenPosition, milliseconds: milliseconds)
  }

  /// The whole file; nil without a frame.
  func data() throws -> Data? { try file.assembled() }

  private func encoded(_ frame: Surface, _ box: Box) throws -> Data {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, Float(coding.quality)) != 0,
      WebPPictureInit(&picture) != 0
    else { throw Failure() }
    config.method = Int32(coding.effort)
    picture.width = Int32(box.width)
    picture.height = Int32(box.height)
    defer { WebPPictureFree(&picture) }
    let bytesPerRow = frame.bytesPerRow
    let isRead = frame.withBytes {
      WebPPictureImportBGRX(&picture, $0 + box.y * bytesPerRow + box.x * 4, Int32(bytesPerRow))
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return isRead != 0 && WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, let bytes = writer.mem else { throw Failure() }
    return Data(bytes: bytes, count: writer.size)
  }
}

extension FilmFile {
  /// The container of the frames.
  private final class Mux {
    private let mux = WebPMuxNew()
    private var count = 0

    deinit { WebPMuxDelete(mux) }

    func push(_ bitstream: Data, at box: Box, milliseconds: Int) throws {
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
      guard isAdded else { throw Failure() }
      count += 1
    }

    func assembled() throws -> Data? {
      guard count > 0 else { return nil }
      var animation = WebPMuxAnimParams(bgcolor: 0xFF00_0000, loop_count: 0)
      var whole = WebPData()
      defer { WebPDataClear(&whole) }
      guard WebPMuxSetAnimationParams(mux, &animation) == WEBP_MUX_OK,
        WebPMuxAssemble(mux, &whole) == WEBP_MUX_OK, let bytes = whole.bytes
      else { throw Failure() }
      return Data(bytes: bytes, count: whole.size)
    }
  }
}
