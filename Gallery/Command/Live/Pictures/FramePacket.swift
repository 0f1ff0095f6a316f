// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import CJPEG
import CPixels
import Foundation

/// What changed on the screen, ready to be encoded: one binary message.
///
/// All numbers are little-endian. A head of 16 bytes: the frame's number and the number of the
/// latest message that had been heard (32 bits each), the screen's width and height in pixels, the
/// count of rectangles, and a zero (16 bits each). Then each rectangle: x, y, width, height and codec
/// (16 bits each; codec 0 is raw RGBA, 1 is JPEG), a zero, the count of bytes (32 bits), and they.
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

  /// Below so many pixels in all, everything is sent as it is.
  static let rawLimit = 48_000
  /// Smaller rectangles are always sent as they are.
  static let smallLimit = 4_096
  static let quality: Int32 = 90

  /// Chooses how each rectangle is sent: small changes exactly, large ones as JPEG.
  static func parts(of rectangles: [PixelRect]) -> [Part] {
    let isSmall = rectangles.reduce(0) { $0 + $1.area } <= rawLimit
    return rectangles.map {
      Part(rectangle: $0, codec: isSmall || $0.area <= smallLimit ? .raw : .jpeg)
    }
  }

  /// The message. Takes some milliseconds for a whole screen; not for the main actor.
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
