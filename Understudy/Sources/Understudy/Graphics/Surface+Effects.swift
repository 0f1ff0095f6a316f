// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import CPixels

extension Surface {
  /// Blurs with a Gaussian of this deviation, in points. The edges go on for ever.
  package func blur(sigma: CGFloat) {
    withBytes {
      cpixels_blur($0, Int32(width), Int32(height), Int32(bytesPerRow), Double(sigma * scale))
    }
  }

  /// Moves colours away from gray by a factor; one changes nothing.
  package func saturate(_ factor: CGFloat) {
    guard factor != 1 else { return }
    withBytes {
      cpixels_saturate($0, Int32(width), Int32(height), Int32(bytesPerRow), Double(factor))
    }
  }

  /// Lays a colour over every pixel.
  package func tint(_ color: CGColor) {
    func byte(_ value: CGFloat) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
    withBytes {
      cpixels_tint(
        $0, Int32(width), Int32(height), Int32(bytesPerRow), byte(color.red * color.alpha),
        byte(color.green * color.alpha), byte(color.blue * color.alpha), byte(color.alpha))
    }
  }

  /// What a blur effect shows of these pixels: a quarter as many each way, blurred and saturated.
  ///
  /// Nobody sees the missing pixels behind a blur, and it costs a tenth. Draw it in its own
  /// `size`, which may go up to three pixels beyond this one's right and bottom edges.
  package func backdrop(sigma: CGFloat, saturation: CGFloat) -> Surface {
    let small = Surface(width: (width + 3) / 4, height: (height + 3) / 4, scale: scale / 4)
    withBytes { source in
      small.withBytes { target in
        cpixels_downsample4(
          source, Int32(width), Int32(height), Int32(bytesPerRow), target,
          Int32(small.bytesPerRow))
      }
    }
    small.blur(sigma: sigma)
    small.saturate(saturation)
    return small
  }
}

/// The shadow of a shape as a mask: to be kept and filled with the shadow's colour each time.
package final class ShadowMask {
  /// Its alpha says how dark the shadow is.
  package let surface: Surface
  /// Where it lies in the space of the shape, shadow offset not included.
  package let frame: CGRect

  /// `radius` is that of a layer's shadow, the deviation of the blur.
  package init(of path: CGPath, radius: CGFloat, scale: CGFloat) {
    let box = path.boundingBoxOfPath
    let reach = (radius * 3 * scale).rounded(.up) / scale + 1
    let left = ((box.minX - reach) * scale).rounded(.down) / scale
    let top = ((box.minY - reach) * scale).rounded(.down) / scale
    let size = CGSize(width: box.maxX + reach - left, height: box.maxY + reach - top)
    surface = Surface(size: box.isNull ? .zero : size, scale: scale)
    frame = CGRect(origin: CGPoint(x: left, y: top), size: surface.size)
    guard !box.isNull else { return }
    let context = CGContext(surface: surface)
    context.translateBy(x: -left, y: -top)
    context.addPath(path)
    context.fillPath()
    if radius > 0 { surface.blur(sigma: radius) }
  }

  /// Draws the shadow where the shape is, moved by its offset.
  package func draw(in context: CGContext, offset: CGSize, color: CGColor) {
    context.fill(
      frame.offsetBy(dx: offset.width, dy: offset.height), through: surface, color: color)
  }
}
