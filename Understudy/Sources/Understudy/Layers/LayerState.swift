// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a layer has besides its animatable properties.
///
/// Layers refer to the layers above without weak references, which would make every use of a layer
/// expensive: a layer with sublayers clears their references when it is deallocated.
final class LayerState {
  var sublayers: [CALayer] = []
  unowned(unsafe) var superlayer: CALayer?
  /// The view whose layer this is, which takes itself out when it goes.
  unowned(unsafe) var view: UIView?
  /// Who the app has named instead.
  weak var delegate: (any CALayerDelegate)?
  var mask: CALayer?
  /// Some layer's `mask`.
  var isMask = false
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  /// How the view of the layer wants its corners.
  var corners: UICornerConfiguration?
  /// The corners where neither the view is configured nor the layer has a corner radius.
  var defaultCorners: UICornerConfiguration?
  /// The shadow is left out under the shape, as that of what lets its background through.
  var shadowIsOutside = false
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var needsDisplayOnBoundsChange = false

  var needsLayout = false
  /// A layer below needs layout, or an update of the properties of its view.
  var subtreeNeedsLayout = false
  /// The properties of the view, which may be new, are updated before its next layout.
  var needsUpdateOfProperties = true

  /// What `draw(in:)` has drawn; nil when it must be drawn again.
  var backing: BackingSurface?
  /// `setNeedsDisplay` was called, or the view draws.
  var mayHaveBacking = false

  /// Set on the layer of a window.
  var isWindowRoot = false
  /// The turn in which the layer joined its superlayer; changes before the next are not animated.
  var joinedInTurn = -1
  /// A copy of what is on screen; changes of it mean nothing.
  var isPresentation = false

  deinit {
    for sublayer in sublayers { sublayer.state.superlayer = nil }
  }
}
