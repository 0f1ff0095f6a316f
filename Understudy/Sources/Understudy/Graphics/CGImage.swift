// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Pixels that no longer change, therefore safe to share between threads.
public final class CGImage: Hashable, @unchecked Sendable {
  public let width: Int
  public let height: Int
  // Both are only touched under the lock. A bitmap is never written to once it is here; reading it
  // touches no shared state but Cairo's own counters.
  private var drawn: Surface?
  private var draw: (@Sendable () -> Surface)?
  private let lock = NSLock()

  /// Takes the bitmap over: the caller must not draw into it any more.
  package init(adopting surface: Surface) {
    width = surface.width
    height = surface.height
    drawn = surface
  }

  /// Draws an image of so many points when its pixels are first needed, which may be never.
  ///
  /// The closure must depend on nothing that can change.
  package init(size: CGSize, scale: CGFloat, _ draw: @escaping @Sendable (CGContext) -> Void) {
    width = Surface.length(size.width, scale: scale)
    height = Surface.length(size.height, scale: scale)
    self.draw = {
      let surface = Surface(size: size, scale: scale)
      draw(CGContext(surface: surface))
      return surface
    }
  }

  package var surface: Surface {
    lock.withLock {
      if let drawn { return drawn }
      guard let draw else { preconditionFailure("an image has neither pixels nor a drawing") }
      let surface = draw()
      drawn = surface
      self.draw = nil
      return surface
    }
  }

  public var bytesPerRow: Int { surface.bytesPerRow }

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
