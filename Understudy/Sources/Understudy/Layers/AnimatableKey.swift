// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One key path that an animation can name: how its value is read and written.
struct AnimatableKey {
  let read: (LayerProperties) -> AnimatableValue
  let write: (inout LayerProperties, AnimatableValue) -> Void

  /// Nil for a key path that nothing here animates.
  init?(_ keyPath: String) {
    guard let key = Self.key(keyPath) else { return nil }
    self = key
  }

  private init(
    _ read: @escaping (LayerProperties) -> AnimatableValue,
    _ write: @escaping (inout LayerProperties, AnimatableValue) -> Void
  ) {
    self.read = read
    self.write = write
  }

  private static func key(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "bounds": rect(\.bounds)
    case "bounds.origin": point(\.bounds.origin)
    case "bounds.origin.x": number(\.bounds.origin.x)
    case "bounds.origin.y": number(\.bounds.origin.y)
    case "bounds.size": size(\.bounds.size)
    case "bounds.size.width": number(\.bounds.size.width)
    case "bounds.size.height": number(\.bounds.size.height)
    case "position": point(\.position)
    case "position.x": number(\.position.x)
    case "position.y": number(\.position.y)
    case "anchorPoint": point(\.anchorPoint)
    case "zPosition": number(\.zPosition)
    case "opacity": float(\.opacity)
    case "cornerRadius": number(\.cornerRadius)
    case "growth": number(\.growth)
    case "borderWidth": number(\.borderWidth)
    case "borderColor": color(\.borderColor)
    case "backgroundColor": color(\.backgroundColor)
    case "contents":
      AnimatableKey({ .discrete($0.contents) }) { layer, value in
        if case .discrete(let contents) = value { layer.contents = contents }
      }
    default: shadowKey(keyPath) ?? shapeKey(keyPath) ?? transformKey(keyPath)
    }
  }

  private static func shadowKey(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "shadowColor": color(\.shadow.color)
    case "shadowOpacity": float(\.shadow.opacity)
    case "shadowOffset": size(\.shadow.offset)
    case "shadowRadius": number(\.shadow.radius)
    case "shadowPath": path(\.shadow.path)
    default: nil
    }
  }

  private static func shapeKey(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "path": path(\.shape.path)
    case "fillColor": color(\.shape.fillColor)
    case "strokeColor": color(\.shape.strokeColor)
    case "strokeStart": number(\.shape.strokeStart)
    case "strokeEnd": number(\.shape.strokeEnd)
    case "lineWidth": number(\.shape.lineWidth)
    case "lineDashPhase": number(\.shape.lineDashPhase)
    default: nil
    }
  }

  private static func transformKey(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "transform":
      AnimatableKey({ .transform($0.transform) }) { layer, value in
        if case .transform(let transform) = value { layer.transform = transform }
      }
    case "transform.translation.x": number(\.transform.m41)
    case "transform.translation.y": number(\.transform.m42)
    case "transform.translation.z": number(\.transform.m43)
    case "transform.translation":
      AnimatableKey({ .numbers([$0.transform.m41, $0.transform.m42]) }) { layer, value in
        guard case .numbers(let n) = value, n.count == 2 else { return }
        (layer.transform.m41, layer.transform.m42) = (n[0], n[1])
      }
    case "transform.rotation", "transform.rotation.z":
      component({ [$0.angle] }) { $0.angle = $1[0] }
    case "transform.scale":
      component({ [$0.scale.width] }) { $0.scale = CGSize(width: $1[0], height: $1[0]) }
    case "transform.scale.x": component({ [$0.scale.width] }) { $0.scale.width = $1[0] }
    case "transform.scale.y": component({ [$0.scale.height] }) { $0.scale.height = $1[0] }
    default: nil
    }
  }

  // MARK: Kinds

  private static func number(_ path: WritableKeyPath<LayerProperties, CGFloat>) -> Self {
    numbers({ [$0[keyPath: path]] }) { $0[keyPath: path] = $1[0] }
  }

  private static func float(_ path: WritableKeyPath<LayerProperties, Float>) -> Self {
    numbers({ [CGFloat($0[keyPath: path])] }) { $0[keyPath: path] = Float($1[0]) }
  }

  private static func point(_ path: WritableKeyPath<LayerProperties, CGPoint>) -> Self {
    numbers({ [$0[keyPath: path].x, $0[keyPath: path].y] }) {
      $0[keyPath: path] = CGPoint(x: $1[0], y: $1[1])
    }
  }

  private static func size(_ path: WritableKeyPath<LayerProperties, CGSize>) -> Self {
    numbers({ [$0[keyPath: path].width, $0[keyPath: path].height] }) {
      $0[keyPath: path] = CGSize(width: $1[0], height: $1[1])
    }
  }

  private static func rect(_ path: WritableKeyPath<LayerProperties, CGRect>) -> Self {
    numbers({
      let rect = $0[keyPath: path]
      return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }) {
      $0[keyPath: path] = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3])
    }
  }

  private static func color(_ path: WritableKeyPath<LayerProperties, CGColor?>) -> Self {
    AnimatableKey({ .color($0[keyPath: path]) }) { layer, value in
      if case .color(let color) = value { layer[keyPath: path] = color }
    }
  }

  private static func path(_ path: WritableKeyPath<LayerProperties, CGPath?>) -> Self {
    AnimatableKey({ .path($0[keyPath: path]) }) { layer, value in
      if case .path(let new) = value { layer[keyPath: path] = new }
    }
  }

  private static func component(
    _ read: @escaping (DecomposedTransform) -> [CGFloat],
    _ write: @escaping (inout DecomposedTransform, [CGFloat]) -> Void
  ) -> Self {
    numbers({ DecomposedTransform($0.transform).map(read) ?? [0] }) { layer, values in
      // A layer scaled to nothing has no parts; it counts as unscaled and unturned.
      guard
        var parts = DecomposedTransform(layer.transform)
          ?? DecomposedTransform(CATransform3DIdentity)
      else {
        return
      }
      write(&parts, values)
      layer.transform = parts.transform
    }
  }

  private static func numbers(
    _ read: @escaping (LayerProperties) -> [CGFloat],
    _ write: @escaping (inout LayerProperties, [CGFloat]) -> Void
  ) -> Self {
    AnimatableKey({ .numbers(read($0)) }) { layer, value in
      guard case .numbers(let numbers) = value, numbers.count == read(layer).count else { return }
      write(&layer, numbers)
    }
  }
}
