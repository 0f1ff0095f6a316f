// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Pixels that no longer change, therefore safe to share between threads.
public final class CGImage: Hashable, @unchecked Sendable {
  // Never written to after init; reading it touches no shared state but Cairo's own counters.
  package let surface: Surface

  /// Takes the bitmap over: the caller must not draw into it any more.
  package init(adopting surface: Surface) {
    self.surface = surface
  }

  public var width: Int { surface.width }
  public var height: Int { surface.height }
  public var bytesPerRow: Int { surface.bytesPerRow }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { .device }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let cropped = Surface(width: Int(part.width), height: Int(part.height), scale: 1)
    CGContext(surface: cropped).drawUpright(
      self, in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
    return CGImage(adopting: cropped)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
