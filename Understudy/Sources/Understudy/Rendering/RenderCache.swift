// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import Foundation

/// What the renderer keeps between frames.
@MainActor
final class RenderCache {
  /// A blurred shape and where it lies around the shape's own coordinates.
  struct ShadowMask {
    let surface: Surface
    let frame: CGRect
  }

  private struct ShadowKey: Hashable {
    let path: CGPath
    let radius: CGFloat
    let scale: CGFloat
  }

  /// Something visible has changed since the last picture.
  var isStale = true
  /// Shows glass without its effect in magenta.
  var highlightsFadedGlass = false

  /// Classes of views whose `draw(_:)` is UIKit's own and draws nothing.
  private var classesWithoutDrawing: Set<ObjectIdentifier> = []
  private var shadows: [ShadowKey: ShadowMask] = [:]

  // MARK: Shadows

  /// Nil where no bitmap can be so large.
  func shadow(of path: CGPath, radius: CGFloat, scale: CGFloat) -> ShadowMask? {
    let key = ShadowKey(path: path, radius: radius, scale: scale)
    if let known = shadows[key] { return known }
    guard let mask = makeShadow(of: path, radius: radius, scale: scale) else { return nil }
    if shadows.count >= 64 { shadows.removeAll() }
    shadows[key] = mask
    return mask
  }

  private func makeShadow(of path: CGPath, radius: CGFloat, scale: CGFloat) -> ShadowMask? {
    let margin = (radius * 3 * scale).rounded(.up) / scale + 1 / scale
    let frame = path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin)
    guard Surface.canHold(frame.size, scale: scale) else { return nil }
    let surface = Surface(size: frame.size, scale: scale)
    let context = CGContext(surface: surface)
    context.translateBy(x: -frame.minX, y: -frame.minY)
    context.addPath(path)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fillPath()
    let sigma = Double(radius * scale)
    if sigma > 0 {
      surface.withBytes {
        cpixels_blur_alpha(
          $0, Int32(surface.width), Int32(surface.height), Int32(surface.bytesPerRow), sigma)
      }
    }
    return ShadowMask(
      surface: surface, frame: CGRect(origin: frame.origin, size: surface.size))
  }

  // MARK: Backing bitmaps

  /// What the layer or its delegate draws, drawn again where necessary; nil if there is nothing
  /// or no bitmap can be so large.
  func backing(of layer: CALayer, scale: CGFloat) -> BackingSurface? {
    guard layer.state.mayHaveBacking, !layer.bounds.isEmpty else { return nil }
    if let backing = layer.state.backing, backing.surface.scale == scale { return backing }
    let view = layer.delegate as? UIView
    let kind = view.map { ObjectIdentifier(type(of: $0)) }
    if let kind, classesWithoutDrawing.contains(kind) { return nil }
    guard Surface.canHold(layer.bounds.size, scale: scale) else { return nil }
    let surface = Surface(size: layer.bounds.size, scale: scale)
    let context = CGContext(surface: surface)
    context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    layer.delegate?.layerWillDraw(layer)
    layer.draw(in: context)
    if let view, let kind, view.drawingState.reachedPlainDraw, surface.isClear {
      classesWithoutDrawing.insert(kind)
      return nil
    }
    let backing = BackingSurface(surface: surface, bounds: layer.bounds)
    layer.state.backing = backing
    return backing
  }
}

extension Surface {
  /// Not a pixel has been drawn.
  fileprivate var isClear: Bool {
    let count = bytesPerRow * height
    return withBytes { bytes in
      bytes[0] == 0 && memcmp(bytes, bytes + 1, count - 1) == 0
    }
  }
}

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
