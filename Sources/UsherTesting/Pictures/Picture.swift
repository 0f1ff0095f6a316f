// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A picture of the screen.
public struct ScreenImage: Sendable {
  /// The width in pixels.
  public let pixelWidth: Int

  /// The height in pixels.
  public let pixelHeight: Int

  /// Pixels per point.
  public let scale: CGFloat

  /// The picture as a PNG file.
  public let png: Data
}
