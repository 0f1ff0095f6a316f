// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What a layer has besides its animatable properties.
final class LayerState {
  var sublayers: [CALayer] = []
  var mask: CALayer?
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var isOpaque = false
  var needsDisplayOnBoundsChange = false

  var needsLayout = false
  /// A layer below needs layout.
  var subtreeNeedsLayout = false

  /// What `draw(in:)` has drawn; nil when it must be drawn anew.
  var backing: BackingSurface?
  /// `setNeedsDisplay` was called, or the view draws.
  var mayHaveBacking = false

  /// Set on the layer of a window.
  var isWindowRoot = false
  /// The turn in which the layer joined its superlayer; changes before the next are not animated.
  var joinedInTurn = -1
  /// Set on a presentation copy.
  weak var modelLayer: CALayer?
}
