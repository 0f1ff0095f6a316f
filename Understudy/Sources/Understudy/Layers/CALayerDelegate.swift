// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Optional in Objective-C; here every method has a default that does nothing.
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
