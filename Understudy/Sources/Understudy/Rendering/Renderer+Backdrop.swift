// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPixels
import Foundation

extension Renderer {
  /// Draws what the picture shows so far where the layer is, blurred and with stronger colors.
  ///
  /// Inside of a group it takes what is behind the group. A blur of more than four pixels is
  /// computed at a quarter of the resolution.
  func drawBackdrop(_ layer: BackdropLayer, _ values: LayerProperties, _ outline: Outline) {
    let base = context.surface
    let area = values.bounds.applying(context.userSpaceToDeviceSpaceTransform)
    let sigma = layer.blurRadius * scale
    let margin = (sigma * 3).rounded(.up)
    let whole = CGRect(x: 0, y: 0, width: base.width, height: base.height)
    let region = area.insetBy(dx: -margin, dy: -margin).integral.intersection(whole)
    guard !region.isNull, region.width >= 1, region.height >= 1 else { return }
    let blurred = Self.blurred(base, region, sigma: sigma, saturation: layer.saturation)
    cairo_save(cairo)
    clip(to: outline)
    cairo_identity_matrix(cairo)
    context.draw(blurred, in: region)
    cairo_restore(cairo)
  }

  private static func blurred(
    _ base: Surface, _ region: CGRect, sigma: CGFloat, saturation: CGFloat
  ) -> Surface {
    let (width, height) = (Int(region.width), Int(region.height))
    let isSmall = sigma > 4
    let result = Surface(
      width: isSmall ? (width + 3) / 4 : width, height: isSmall ? (height + 3) / 4 : height,
      scale: 1)
    let start = Int(region.minY) * base.bytesPerRow + Int(region.minX) * 4
    base.withBytes { source in
      result.withBytes { target in
        if isSmall {
          cpixels_downsample4(
            source + start, Int32(width), Int32(height), Int32(base.bytesPerRow), target,
            Int32(result.bytesPerRow))
        } else {
          for row in 0..<height {
            (target + row * result.bytesPerRow).update(
              from: source + start + row * base.bytesPerRow, count: width * 4)
          }
        }
      }
    }
    let deviation = Double(isSmall ? sigma / 4 : sigma)
    result.withBytes {
      let (width, height, stride) = (
        Int32(result.width), Int32(result.height), Int32(result.bytesPerRow)
      )
      if deviation > 0 { cpixels_blur($0, width, height, stride, deviation) }
      if saturation != 1 { cpixels_saturate($0, width, height, stride, Double(saturation)) }
    }
    return result
  }
}

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
