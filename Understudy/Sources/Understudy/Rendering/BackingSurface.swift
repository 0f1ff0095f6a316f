// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a layer's delegate has drawn, at one scale.
final class BackingSurface {
  let surface: Surface
  /// The bounds it was drawn for.
  let bounds: CGRect

  init(surface: Surface, bounds: CGRect) {
    self.surface = surface
    self.bounds = bounds
  }
}
