// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import CVideo
import CWebP
import Foundation
import UIKitShim

/// The frames of a film as a browser shows them.
struct DecodedFilm {
  struct Frame {
    let width: Int
    let height: Int
    /// Blue, green, red, alpha.
    let pixels: [UInt8]
    /// Milliseconds since the start of the film.
    let start: Int
    let end: Int
    /// The start of the frame before.
    let previousStart: Int

    /// How much differs from the rendered screen.
    func loss(of screen: Surface) -> cpixels_loss {
      var loss = cpixels_loss()
      screen.withBytes {
        cpixels_compare_copy(
          $0, pixels, Int32(width), Int32(height), Int32(screen.bytesPerRow), Int32(width * 4), 8,
          24, &loss)
      }
      return loss
    }
  }

  /// The error that the file cannot be decoded.
  struct Failure: Error {}

  private(set) var frames: [Frame] = []

  /// Decodes an animated WebP.
  init(webP file: Data) throws {
    try file.withUnsafeBytes { bytes in
      var options = WebPAnimDecoderOptions()
      var data = WebPData(
        bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw Failure() }
      options.color_mode = MODE_BGRA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw Failure() }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      WebPAnimDecoderGetInfo(decoder, &info)
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
          throw Failure()
        }
        let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
        frames.append(
          Frame(
            width: width, height: height,
            pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)),
            start: frames.last?.end ?? 0, end: Int(end), previousStart: frames.last?.start ?? 0))
      }
    }
  }
}

extension DecodedFilm {
  /// Decodes a WebM file with VP9.
  init(webM file: Data) throws {
    let film = try WebMReader(file)
    var codec = vpx_codec_ctx_t()
    guard cvideo_begin_decoding(&codec) == VPX_CODEC_OK else { throw Failure() }
    defer { vpx_codec_destroy(&codec) }
    for (index, frame) in film.frames.enumerated() {
      let isDecoded = frame.bytes.withUnsafeBytes {
        vpx_codec_decode(
          &codec, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count), nil, 0)
      }
      var position: vpx_codec_iter_t?
      guard isDecoded == VPX_CODEC_OK, let image = vpx_codec_get_frame(&codec, &position)
      else { throw Failure() }
      let end = index + 1 < film.frames.count ? film.frames[index + 1].time : film.duration
      frames.append(
        Frame(
          width: Int(image.pointee.d_w), height: Int(image.pointee.d_h),
          pixels: try Self.pixels(of: image.pointee), start: frame.time, end: end,
          previousStart: frames.last?.start ?? 0))
    }
  }

  private static func pixels(of image: vpx_image_t) throws -> [UInt8] {
    let (width, height) = (Int(image.d_w), Int(image.d_h))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let isConverted = I420ToARGB(
      image.planes.0, image.stride.0, image.planes.1, image.stride.1, image.planes.2,
      image.stride.2, &pixels, Int32(width * 4), Int32(width), Int32(height))
    guard isConverted == 0 else { throw Failure() }
    return pixels
  }
}
