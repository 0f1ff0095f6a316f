// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CJPEG
import CPixels
import Foundation

/// The changed parts of the screen, encoded as one binary message.
///
/// All numbers are little-endian. The header has 16 bytes: the number of the frame and that of the
/// last processed message (32 bits each), the width and height of the screen in pixels, the number
/// of rectangles, and a zero (16 bits each). Each rectangle follows with x, y, width, height and
/// codec (16 bits each; codec 0 is raw RGBA, 1 is JPEG), a zero (16 bits), the number of bytes (32
/// bits), and the bytes.
struct FramePacket: Sendable {
  enum Codec: UInt16, Sendable {
    case raw = 0
    case jpeg = 1
  }

  struct Part: Equatable, Sendable {
    let rectangle: PixelRect
    let codec: Codec
  }

  let frame: UInt32
  let lastProcessedNumber: UInt32
  let bitmap: LiveBitmap
  let parts: [Part]

  /// Frames with at most this many pixels are sent without compression.
  static let rawLimit = 48_000
  /// Rectangles with at most this many pixels are always sent without compression.
  static let smallLimit = 4_096
  static let quality: Int32 = 90

  /// Chooses the codec of each rectangle: raw for small changes, JPEG for large ones.
  static func parts(of rectangles: [PixelRect]) -> [Part] {
    let isSmall = rectangles.reduce(0) { $0 + $1.area } <= rawLimit
    return rectangles.map {
      Part(rectangle: $0, codec: isSmall || $0.area <= smallLimit ? .raw : .jpeg)
    }
  }

  /// Encodes the message. This takes some milliseconds for a whole screen, so call it off the main
  /// actor.
  func encoded() -> Data {
    var message = Data()
    message.append(frame)
    message.append(lastProcessedNumber)
    for number in [bitmap.width, bitmap.height, parts.count, 0] {
      message.append(UInt16(truncatingIfNeeded: number))
    }
    for part in parts { append(part, to: &message) }
    return message
  }

  private func append(_ part: Part, to message: inout Data) {
    let rectangle = part.rectangle
    let start = bitmap.pixels + rectangle.y * bitmap.bytesPerRow + rectangle.x * 4
    if part.codec == .jpeg {
      var count = 0
      if let file = cjpeg_encode(
        start, Int32(rectangle.width), Int32(rectangle.height), Int32(bitmap.bytesPerRow),
        Self.quality, &count)
      {
        defer { cjpeg_free(file) }
        appendHead(rectangle, .jpeg, count, to: &message)
        return message.append(file, count: count)
      }
    }
    appendHead(rectangle, .raw, rectangle.area * 4, to: &message)
    let place = message.count
    message.count += rectangle.area * 4
    message.withUnsafeMutableBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      cpixels_pack_rgb(
        start, Int32(rectangle.width), Int32(rectangle.height), Int32(bitmap.bytesPerRow),
        base + place)
    }
  }

  private func appendHead(
    _ rectangle: PixelRect, _ codec: Codec, _ count: Int, to message: inout Data
  ) {
    for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] {
      message.append(UInt16(truncatingIfNeeded: number))
    }
    message.append(codec.rawValue)
    message.append(UInt16(0))
    message.append(UInt32(truncatingIfNeeded: count))
  }
}

extension Data {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
