// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// What the screen shows now: the windows from back to front, and the system's bars over them.
  ///
  /// Lays out what waits for layout, as happens before every frame. Without a scale, the screen's.
  /// Pixels at the edge that the screen covers only in part repeat those beside them.
  public func render(scale: CGFloat? = nil) -> HeadlessPicture {
    let surface = Surface(size: bounds.size, scale: scale ?? model.scale)
    render(into: surface)
    return HeadlessPicture(adopting: surface)
  }

  /// The same into a bitmap that may have been used before, of the screen's size.
  package func render(into surface: Surface) {
    makeCurrent {
      layOutWindows()
      rendering.isStale = false
      let context = CGContext(surface: surface)
      context.saveGState()
      defer { context.restoreGState() }
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(bounds)
      let renderer = Renderer(
        context: context, scale: surface.scale, now: clock.now, cache: rendering)
      for window in windows.backToFront { renderer.draw(window.layer) }
      drawSystemBars(in: context)
      surface.repeatLastPixels(of: bounds.size)
    }
  }

  /// Whether the next picture may differ from the last one.
  public var needsRender: Bool { rendering.isStale || !animator.isIdle }

  /// Whether pictures show in magenta where glass has lost its effect because its view, or one
  /// above, has an alpha below 1. To show and hide glass an app animates the effect instead.
  public var highlightsFadedGlass: Bool {
    get { rendering.highlightsFadedGlass }
    set {
      rendering.highlightsFadedGlass = newValue
      rendering.isStale = true
    }
  }

  /// A picture of one view and what is below it, alone on a transparent background.
  public func picture(of view: UIView, scale: CGFloat? = nil) -> HeadlessPicture {
    makeCurrent {
      view.layer.layOutTree()
      return HeadlessPicture(adopting: surface(of: view.layer, scale: scale ?? model.scale))
    }
  }

  func surface(of layer: CALayer, scale: CGFloat) -> Surface {
    let surface = Surface(size: layer.bounds.size, scale: scale)
    let context = CGContext(surface: surface)
    context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    Renderer(context: context, scale: scale, now: clock.now, cache: rendering)
      .drawOpaque(of: layer, layer.presentedValues(at: clock.now))
    return surface
  }

  private func drawSystemBars(in context: CGContext) {
    let active = scenes.filter { $0.activationState == .foregroundActive }
    let scene = (active.isEmpty ? scenes : active).max { $0.activationOrder < $1.activationOrder }
    HeadlessSystemBars(device: self, scene: scene).draw(in: context) {
      context.surface.brightness(in: $0)
    }
  }
}

extension CALayer {
  /// Presentation values are drawn, where Core Animation draws the model's.
  public func render(in ctx: CGContext) {
    let parts = Unchecked((self, ctx))
    MainActor.assumeIsolated {
      let (layer, context) = parts.value
      let device = HeadlessDevice.current
      Renderer(
        context: context, scale: context.surface.scale, now: device.clock.now,
        cache: device.rendering
      ).drawOpaque(of: layer, layer.presentedValues(at: device.clock.now))
    }
  }
}

extension UIView {
  /// A snapshot of this view; nil where no bitmap can be so large.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layer.layOutTree() }
    let device = HeadlessDevice.current
    guard Surface.canHold(bounds.size, scale: device.model.scale) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.contentsScale = device.model.scale
    snapshot.layer.contents = CGImage(
      adopting: device.surface(of: layer, scale: device.model.scale))
    return snapshot
  }
}

extension Surface {
  /// Fills the pixels at the right and lower edge that an area in points covers only in part with
  /// those beside them. What is not covered would show as a dark line.
  fileprivate func repeatLastPixels(of size: CGSize) {
    let columns = Int(size.width * scale + 1e-6)
    let rows = Int(size.height * scale + 1e-6)
    withBytes { bytes in
      if columns > 0, columns < width {
        for y in 0..<height {
          let row = bytes + y * bytesPerRow
          (row + columns * 4).update(from: row + (columns - 1) * 4, count: 4)
        }
      }
      if rows > 0, rows < height {
        (bytes + rows * bytesPerRow).update(
          from: bytes + (rows - 1) * bytesPerRow, count: width * 4)
      }
    }
  }

  /// The mean lightness of a rectangle in points, from 0 to 1, from a sample of its pixels.
  fileprivate func brightness(in rect: CGRect) -> CGFloat {
    let area = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return 0 }
    let stepX = max(1, Int(area.width) / 16)
    let stepY = max(1, Int(area.height) / 4)
    return withBytes { bytes in
      var (sum, count) = (0.0, 0.0)
      for y in stride(from: Int(area.minY), to: Int(area.maxY), by: stepY) {
        for x in stride(from: Int(area.minX), to: Int(area.maxX), by: stepX) {
          let pixel = bytes + y * bytesPerRow + x * 4
          sum +=
            0.0722 * Double(pixel[0]) + 0.7152 * Double(pixel[1]) + 0.2126 * Double(pixel[2])
          count += 255
        }
      }
      return CGFloat(sum / count)
    }
  }
}
