// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPixels

/// Reads and writes PNG.
enum PNG {
  /// Eight bits, color and alpha, filter "up": fast rather than small.
  static func encode(_ surface: Surface) -> Data {
    surface.withBytes { bytes in
      var count = 0
      guard
        let file = cpixels_png(
          bytes, Int32(surface.width), Int32(surface.height), Int32(surface.bytesPerRow), &count)
      else { return Data() }
      defer { cpixels_free(file) }
      return Data(bytes: file, count: count)
    }
  }

  /// Nil for what is not a PNG.
  static func decode(_ data: Data) -> Surface? {
    let reader = Reader(data: data)
    let decoded = cairo_image_surface_create_from_png_stream(
      { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
        return reader.read(into: target, count: Int(length))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(decoded) }
    guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }
    let surface = Surface(
      width: Int(cairo_image_surface_get_width(decoded)),
      height: Int(cairo_image_surface_get_height(decoded)), scale: 1)
    cairo_set_operator(surface.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(surface.cairo, decoded, 0, 0)
    cairo_paint(surface.cairo)
    cairo_set_operator(surface.cairo, CAIRO_OPERATOR_OVER)
    return surface
  }

  private final class Reader {
    let data: Data
    var position = 0

    init(data: Data) {
      self.data = data
    }

    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
      guard position + count <= data.count else { return false }
      let start = data.startIndex + position
      data.copyBytes(to: target, from: start..<start + count)
      position += count
      return true
    }
  }
}
