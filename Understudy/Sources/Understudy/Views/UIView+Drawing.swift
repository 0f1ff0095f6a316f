// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// A class that overrides nothing never gets a backing bitmap.
  func prepareForDrawing() {
    guard type(of: self) != UIView.self, type(of: self) != UIWindow.self else { return }
    layer.state.mayHaveBacking = true
  }

  func setMask(_ view: UIView?) {
    tree.mask?.tree.superview = nil
    tree.mask = view
    layer.mask = view?.layer
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  func drawInBacking(_ context: CGContext) {
    drawingState.reachedPlainDraw = false
    UIGraphicsPushContext(context)
    effectiveTraits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
