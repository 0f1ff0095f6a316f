// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPixels
import Foundation

extension Renderer {
  func drawGlass(_ layer: GlassLayer, _ values: LayerProperties) {
    guard let material = layer.material, !layer.isMerged else { return }
    let outline = outline(layer, values)
    if isFaded, !layer.keepsEffectWhileFading {
      return drawPlainGlass(material, outline, CGFloat(values.opacity))
    }
    let shape = GlassShape(rect: outline.rect, radii: outline.cornerRadii)
    drawGlass(
      [shape], merge: 0, material, strength: CGFloat(values.opacity), [outline], cachedIn: layer)
  }

  /// As a device draws it under an alpha below 1.
  private func drawPlainGlass(_ material: GlassMaterial, _ outline: Outline, _ strength: CGFloat) {
    let magenta = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    let color = cache.highlightsFadedGlass ? magenta : material.plainColor
    fill(outline, color.copy(alpha: color.alpha * strength) ?? color)
  }

  private func drawGlass(
    _ shapes: [GlassShape], merge: CGFloat, _ material: GlassMaterial, strength: CGFloat,
    _ outlines: [Outline], cachedIn layer: GlassLayer
  ) {
    guard let rendered = renderedGlass(shapes, merge, material, strength, cachedIn: layer)
    else { return }
    drawShadow(of: outlines, material, strength)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let area = rendered.key.area
    cairo_set_source_surface(cairo, rendered.surface.pixels, area.minX, area.minY)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    // The bends and the rim begin with it; its edge comes in softly.
    cairo_paint_with_alpha(cairo, min(1, strength * 4))
    cairo_restore(cairo)
    guard let border = material.border, shapes.count == 1 else { return }
    var values = LayerProperties()
    values.borderWidth = 1
    values.borderColor = border.copy(alpha: border.alpha * strength)
    for outline in outlines { drawBorder(values, outline) }
  }

  private func drawShadow(
    of outlines: [Outline], _ material: GlassMaterial, _ strength: CGFloat
  ) {
    guard material.shadow > 0 else { return }
    let color = CGColor(gray: 0, alpha: material.shadow * strength)
    for outline in outlines where !outline.rect.isEmpty {
      let mask = cache.shadow(
        of: outline.path, radius: GlassMaterial.shadowRadius, scale: scale)
      guard let mask else { continue }
      context.fill(
        mask.frame.offsetBy(dx: 0, dy: GlassMaterial.shadowOffset), through: mask.surface,
        color: color)
    }
  }

  // MARK: Unions

  func drawUnion(_ layer: GlassUnionLayer, _ values: LayerProperties) {
    guard let container = layer.superlayer else { return }
    var parts: [GlassUnionLayer.Part] = []
    for sibling in container.state.sublayers where sibling !== layer {
      collect(sibling, values.drawnToSuperlayer.inverted(), into: &parts)
    }
    for group in layer.groups(of: parts) {
      let isUnion = group.count > 1 && !isFaded
      for part in group { part.layer.union = isUnion ? layer : nil }
      guard isUnion else { continue }
      let shapes = group.map(\.shape)
      drawGlass(
        shapes, merge: merge(of: shapes, spacing: layer.spacing), group[0].material,
        strength: group.map(\.strength).max() ?? 1,
        shapes.map { Outline(rect: $0.rect, radii: $0.radii) }, cachedIn: group[0].layer)
    }
  }

  /// Bridges the largest gap, the more so the smaller it is.
  private func merge(of shapes: [GlassShape], spacing: CGFloat) -> CGFloat {
    let gaps = shapes.indices.map { index in
      shapes.indices.filter { $0 != index }.map { shapes[index].gap(to: shapes[$0]) }.min() ?? 0
    }
    let largest = gaps.max() ?? 0
    return min(48, max(1, 2 * largest + 0.6 * max(0, spacing - largest)))
  }

  /// Finds upright glass that has its effect, up to other unions.
  private func collect(
    _ layer: CALayer, _ transform: CGAffineTransform, into parts: inout [GlassUnionLayer.Part]
  ) {
    let values = shown(layer)
    let own = values.drawnToSuperlayer.concatenating(transform)
    let isUpright = own.b == 0 && own.c == 0 && own.a > 0 && own.d > 0
    if let glass = layer as? GlassLayer {
      glass.union = nil
      guard let material = glass.material, isUpright, !values.isHidden, values.opacity > 0.0005
      else { return }
      let outline = outline(glass, values)
      let shape = GlassShape(
        rect: outline.rect.applying(own), radii: outline.cornerRadii.map { $0 * own.a })
      parts.append(
        GlassUnionLayer.Part(
          layer: glass, shape: shape, material: material, strength: CGFloat(values.opacity)))
      return
    }
    guard isUpright, !values.isHidden, values.opacity >= 1,
      !layer.state.sublayers.contains(where: { $0 is GlassUnionLayer })
    else { return separate(layer) }
    for sublayer in layer.state.sublayers { collect(sublayer, own, into: &parts) }
  }

  /// Glass below draws itself again.
  private func separate(_ layer: CALayer) {
    if let glass = layer as? GlassLayer { glass.union = nil }
    for sublayer in layer.state.sublayers { separate(sublayer) }
  }
}

// MARK: - Pixels

extension Renderer {
  /// The glass over what the picture shows so far, drawn again only if something is different.
  private func renderedGlass(
    _ shapes: [GlassShape], _ merge: CGFloat, _ material: GlassMaterial, _ strength: CGFloat,
    cachedIn layer: GlassLayer
  ) -> RenderedGlass? {
    let base = context.surface
    let transform = context.userSpaceToDeviceSpaceTransform
    let whole = CGRect(x: 0, y: 0, width: base.width, height: base.height)
    let bounds = shapes.dropFirst().reduce(shapes[0].rect) { $0.union($1.rect) }
    let area = bounds.insetBy(dx: -1, dy: -1).applying(transform).integral.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let height = shapes.map { min($0.rect.width, $0.rect.height) }.max() ?? 0
    let sigma = material.blur(atHeight: height) * scale * strength
    let margin = (sigma * 3 + 4).rounded(.up)
    let region = area.insetBy(dx: -margin, dy: -margin).intersection(whole)
    let start = Int(region.minY) * base.bytesPerRow + Int(region.minX) * 4
    let digest = base.withBytes {
      cpixels_digest(
        $0 + start, Int32(region.width), Int32(region.height), Int32(base.bytesPerRow))
    }
    let key = RenderedGlass.Key(
      shapes: shapes, merge: merge, material: material, strength: strength,
      transform: transform, area: area, digest: digest)
    if let known = layer.rendered, known.key == key { return known }
    let backdrop = Backdrop(base, region, sigma: sigma)
    backdrop.tone(material, strength)
    let rendered = RenderedGlass(
      key: key, surface: Surface(width: Int(area.width), height: Int(area.height), scale: scale))
    rendered.draw(over: backdrop)
    layer.rendered = rendered
    return rendered
  }

  /// What lies behind, made smaller and blurred.
  fileprivate struct Backdrop {
    let region: CGRect
    let surface: Surface
    let factor: Int

    init(_ base: Surface, _ region: CGRect, sigma: CGFloat) {
      let factor = sigma > 4 ? 4 : sigma > 2 ? 2 : 1
      let (width, height) = (Int(region.width), Int(region.height))
      let small = Surface(
        width: (width + factor - 1) / factor, height: (height + factor - 1) / factor, scale: 1)
      let start = Int(region.minY) * base.bytesPerRow + Int(region.minX) * 4
      base.withBytes { source in
        small.withBytes { target in
          cpixels_reduce(
            source + start, Int32(width), Int32(height), Int32(base.bytesPerRow), Int32(factor),
            target, Int32(small.bytesPerRow))
        }
      }
      small.blur(sigma: Double(sigma) / Double(factor))
      (self.region, self.factor, surface) = (region, factor, small)
    }

    func tone(_ material: GlassMaterial, _ strength: CGFloat) {
      let (width, height, stride) = (
        Int32(surface.width), Int32(surface.height), Int32(surface.bytesPerRow)
      )
      let tint = material.tint
      surface.withBytes {
        let saturation = 1 + (material.saturation - 1) * strength
        cpixels_saturate($0, width, height, stride, Double(saturation))
        let brightness = cpixels_brightness($0, width, height, stride)
        var tones = cpixels_tones(
          keep: Double(1 + (material.keep - 1) * strength),
          light: Double(material.light(over: CGFloat(brightness)) * strength),
          tint: (Double(tint?.blue ?? 0), Double(tint?.green ?? 0), Double(tint?.red ?? 0)),
          tint_alpha: Double((tint?.alpha ?? 0) * strength),
          tint_reference: Double(material.tintReference),
          tint_range: Double(GlassMaterial.tintRange))
        cpixels_tone($0, width, height, stride, &tones)
      }
    }
  }
}

extension RenderedGlass {
  fileprivate func draw(over backdrop: Renderer.Backdrop) {
    let (material, strength, transform) = (key.material, key.strength, key.transform)
    let toPoints = CGAffineTransform(translationX: key.area.minX, y: key.area.minY)
      .concatenating(transform.inverted())
    let rounded = key.shapes.map { shape in
      cpixels_rounded(
        x: Double(shape.rect.minX), y: Double(shape.rect.minY),
        width: Double(shape.rect.width), height: Double(shape.rect.height),
        radii: (
          Double(shape.radii.topLeft), Double(shape.radii.topRight),
          Double(shape.radii.bottomLeft), Double(shape.radii.bottomRight)
        ))
    }
    let least = key.shapes.map { min($0.rect.width, $0.rect.height) }.min() ?? 0
    rounded.withUnsafeBufferPointer { shapes in
      var glass = cpixels_glass(
        shapes: shapes.baseAddress, count: Int32(shapes.count), merge: Double(key.merge),
        inverse: (
          Double(toPoints.a), Double(toPoints.b), Double(toPoints.c), Double(toPoints.d),
          Double(toPoints.tx), Double(toPoints.ty)
        ),
        forward: (
          Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
        ),
        lens_width: Double(min(material.lensWidth, max(1, least / 3))),
        lens_shift: Double(material.lensShift * strength), rim_width: Double(material.rimWidth),
        rim_light: Double(material.rimLight * strength),
        rim_dark: Double(material.rimDark * strength))
      surface.withBytes { target in
        backdrop.surface.withBytes { source in
          cpixels_draw_glass(
            target, Int32(surface.width), Int32(surface.height), Int32(surface.bytesPerRow),
            source, Int32(backdrop.surface.width), Int32(backdrop.surface.height),
            Int32(backdrop.surface.bytesPerRow), Int32(backdrop.factor),
            Double(key.area.minX - backdrop.region.minX),
            Double(key.area.minY - backdrop.region.minY), &glass)
        }
      }
    }
  }
}
