// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels

extension Surface {
  /// Blurs with a Gaussian of this deviation, in pixels. The edges go on for ever.
  package func blur(sigma: Double) {
    withBytes { cpixels_blur($0, Int32(width), Int32(height), Int32(bytesPerRow), sigma) }
  }
}
