// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Shows what has been drawn behind it, blurred and with stronger colors; draws nothing itself.
final class BackdropLayer: CALayer {
  /// The deviation of the blur in points.
  var blurRadius: CGFloat = 0 {
    didSet { if blurRadius != oldValue { setNeedsRender() } }
  }
  /// One leaves colors as they are.
  var saturation: CGFloat = 1 {
    didSet { if saturation != oldValue { setNeedsRender() } }
  }
}
