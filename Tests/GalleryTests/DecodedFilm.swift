// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import CPixels
import CWebP
import Foundation
import UIKitShim

/// The frames of an animated WebP as a browser shows them.
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

  init(_ file: Data) throws {
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
