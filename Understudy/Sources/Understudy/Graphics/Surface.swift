// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPixels
import Foundation

/// A bitmap with a pen: the only place, with `CGContext`, that touches Cairo's pointers.
///
/// Pixels are premultiplied, blue first in memory. Not for use from two threads at once.
package final class Surface {
  package let width: Int
  package let height: Int
  package let scale: CGFloat
  let pixels: OpaquePointer
  let cairo: OpaquePointer

  /// A transparent bitmap of so many pixels; `scale` pixels make a point. At least one by one.
  package init(width: Int, height: Int, scale: CGFloat) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.scale = scale
    pixels = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
    cairo = cairo_create(pixels)
    precondition(
      cairo_surface_status(pixels) == CAIRO_STATUS_SUCCESS,
      "No bitmap of \(width) by \(height) pixels could be made.")
    cairo_scale(cairo, scale, scale)
  }

  /// A transparent bitmap that holds so many points, the last pixel rounded up.
  package convenience init(size: CGSize, scale: CGFloat) {
    self.init(
      width: Self.length(size.width, scale: scale), height: Self.length(size.height, scale: scale),
      scale: scale)
  }

  /// Whether a bitmap can be so large: Cairo's images end at 32,767 pixels in each direction
  /// (`MAX_IMAGE_SIZE` in its `cairo-image-surface.c`).
  static func canHold(_ size: CGSize, scale: CGFloat) -> Bool {
    max(size.width, size.height) * scale <= 32_767
  }

  /// The pixels for a length in points, the last one rounded up; at least one.
  static func length(_ points: CGFloat, scale: CGFloat) -> Int {
    max(1, Int((points * scale - 1e-6).rounded(.up)))
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(pixels)
  }

  package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pixels)) }

  /// Size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// Reads or changes pixels directly; rows are `bytesPerRow` apart.
  package func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    cairo_surface_flush(pixels)
    defer { cairo_surface_mark_dirty(pixels) }
    guard let bytes = cairo_image_surface_get_data(pixels) else {
      fatalError("A bitmap has no memory.")
    }
    return try body(bytes)
  }

  /// Makes every pixel transparent.
  package func clear() {
    withBytes { $0.update(repeating: 0, count: bytesPerRow * height) }
  }

  /// The same pixels in another bitmap.
  package func copy() -> Surface {
    let copied = Surface(width: width, height: height, scale: scale)
    let count = bytesPerRow * height
    withBytes { source in copied.withBytes { $0.update(from: source, count: count) } }
    return copied
  }
}

// MARK: - Blur

extension Surface {
  /// Blurs with a Gaussian of this deviation, in pixels. The edges go on for ever.
  package func blur(sigma: Double) {
    withBytes { cpixels_blur($0, Int32(width), Int32(height), Int32(bytesPerRow), sigma) }
  }
}

// MARK: - Values of a thread

/// What UIKit keeps per thread: the stack of graphics contexts and the current traits; and the
/// outlines of symbols that were drawn before.
///
/// The first two are pushed and popped in synchronous code, within which a task never changes its thread.
/// So tests that interleave on the main actor cannot see each other's values, and no lock is
/// needed.
final class ThreadValues {
  var contexts: [CGContext] = []
  var traits: UITraitCollection?
  var outlines: [SymbolOutline.Key: SymbolOutline] = [:]

  /// What Foundation has for this takes as long as resolving twenty colors.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { values in
      if let values { Unmanaged<ThreadValues>.fromOpaque(values).release() }
    }
    return key
  }()

  static var current: ThreadValues {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadValues>.fromOpaque(known).takeUnretainedValue()
    }
    let values = ThreadValues()
    pthread_setspecific(key, Unmanaged.passRetained(values).toOpaque())
    return values
  }
}
