// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Glass in the shape of the layer above. Its opacity is how much of its effect there is: it
/// materializes, and never is see-through.
final class GlassLayer: CALayer {
  var material: GlassMaterial? {
    didSet { if material != oldValue { setNeedsRender() } }
  }
  /// Whether it keeps its effect under an alpha below 1, as the system's own views do.
  var keepsEffectWhileFading = false
  /// The union that has drawn it last, with other glass.
  weak var union: GlassUnionLayer?
  /// What it looked like last.
  var rendered: RenderedGlass?

  /// Whether that union draws it, being still beside or above it.
  var isMerged: Bool {
    guard let container = union?.superlayer else { return false }
    var layer = superlayer
    while let current = layer, current !== container { layer = current.superlayer }
    return layer != nil
  }

  override func configuredRadii(
    _ values: LayerProperties, _ shown: (CALayer) -> LayerProperties
  ) -> CornerRadii? {
    superlayer.map { $0.cornerRadii(shown($0), shown) }
  }
}

/// Glass as it was drawn, for the same glass over the same pixels.
final class RenderedGlass {
  struct Key: Equatable {
    let shapes: [GlassShape]
    let merge: CGFloat
    let material: GlassMaterial
    let strength: CGFloat
    let transform: CGAffineTransform
    let area: CGRect
    /// Of the pixels behind.
    let digest: UInt64
  }

  let key: Key
  let surface: Surface

  init(key: Key, surface: Surface) {
    self.key = key
    self.surface = surface
  }
}

/// One rounded rectangle of glass.
struct GlassShape: Equatable {
  let rect: CGRect
  let radii: CornerRadii

  /// How far two of them are apart.
  func gap(to other: GlassShape) -> CGFloat {
    let x = max(0, max(rect.minX, other.rect.minX) - min(rect.maxX, other.rect.maxX))
    let y = max(0, max(rect.minY, other.rect.minY) - min(rect.maxY, other.rect.maxY))
    return (x * x + y * y).squareRoot()
  }
}

/// Draws the glass beside and below it that is near each other as one.
final class GlassUnionLayer: CALayer {
  /// How far apart it may be.
  var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsRender() } }
  }

  /// Glass that a union may draw.
  struct Part {
    let layer: GlassLayer
    let shape: GlassShape
    let material: GlassMaterial
    let strength: CGFloat
  }

  /// Parts that are connected by gaps of no more than the spacing, and are of one material.
  func groups(of parts: [Part]) -> [[Part]] {
    var groups: [[Part]] = []
    for part in parts {
      let isNear = { (group: [Part]) in
        group.contains {
          $0.shape.gap(to: part.shape) <= self.spacing && $0.material == part.material
        }
      }
      let near = groups.filter(isNear)
      groups.removeAll(where: isNear)
      groups.append(near.flatMap { $0 } + [part])
    }
    return groups
  }
}
