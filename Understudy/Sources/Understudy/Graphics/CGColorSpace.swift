// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A string of Swift's, as there is no Core Foundation underneath.
public typealias CFString = String

/// One color space exists here, sRGB: every color and every pixel is in it.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  static let device = CGColorSpace()

  private init() {}

  /// Nil for every name but `sRGB`.
  public convenience init?(name: CFString) {
    guard name == Self.sRGB else { return nil }
    self.init()
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
