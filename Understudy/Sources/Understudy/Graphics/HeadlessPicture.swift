// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels

/// A finished picture of a screen or a view.
public struct HeadlessPicture: Sendable {
  private let image: CGImage
  /// Pixels in a point.
  public let scale: CGFloat

  package init(_ image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// Takes the bitmap over: the caller must not draw into it any more.
  package init(adopting surface: Surface) {
    self.init(CGImage(adopting: surface), scale: surface.scale)
  }

  /// Reads a PNG; nil for anything else.
  public init?(png data: Data, scale: CGFloat) {
    guard let surface = PNG.decode(data) else { return nil }
    self.init(CGImage(adopting: surface), scale: scale)
  }

  /// Width in pixels.
  public var width: Int { image.width }
  /// Height in pixels.
  public var height: Int { image.height }

  package var cgImage: CGImage { image }

  /// One pixel's color, not premultiplied.
  public struct Pixel: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The pixel so many from the left and from the top. Must be inside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "Outside the picture: \(x), \(y)")
    return image.surface.withBytes { bytes in
      let pixel = bytes + y * image.bytesPerRow + x * 4
      let alpha = Int(pixel[3])
      func plain(_ value: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
      }
      return Pixel(
        red: plain(pixel[2]), green: plain(pixel[1]), blue: plain(pixel[0]), alpha: pixel[3])
    }
  }

  /// Eight bits for color and alpha each.
  public func pngData() -> Data { PNG.encode(image.surface) }
}

// MARK: - Pixels

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
