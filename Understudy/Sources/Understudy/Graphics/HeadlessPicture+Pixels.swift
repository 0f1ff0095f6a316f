// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels

extension HeadlessPicture {
  /// All pixels row by row: red, green, blue, alpha, the colors premultiplied by alpha.
  public func rgba() -> [UInt8] {
    let copy = cgImage.surface.copy()
    return copy.withBytes { bytes in
      cpixels_swap_red_blue(bytes, Int32(width), Int32(height), Int32(copy.bytesPerRow))
      return Array(UnsafeBufferPointer(start: bytes, count: copy.bytesPerRow * height))
    }
  }

  /// A part of the picture, in pixels; nil when it lies outside.
  public func cropped(to rect: CGRect) -> HeadlessPicture? {
    cgImage.cropping(to: rect).map { HeadlessPicture($0, scale: scale) }
  }
}
