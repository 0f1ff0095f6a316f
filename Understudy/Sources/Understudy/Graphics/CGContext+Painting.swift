// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo

extension CGContext {
  /// Runs one drawing order in a color, with the alpha and the shadow in force.
  func paint(_ color: CGColor, _ draw: () -> Void) {
    withShadow {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
      draw()
    }
  }

  /// Draws once, or, with a shadow in force, into a layer of its own with its shadow below it.
  func withShadow(_ draw: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return draw() }
    let blendMode = cairo_get_operator(cairo)
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    draw()
    let drawn = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(drawn) }
    cairo_save(cairo)
    cairo_set_operator(cairo, blendMode)
    paintShadow(shadow, of: drawn)
    cairo_set_source(cairo, drawn)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func paintShadow(_ shadow: Shadow, of drawn: OpaquePointer?) {
    let mask = Surface(width: surface.width, height: surface.height, scale: 1)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_set_matrix(mask.cairo, &matrix)
    cairo_set_source(mask.cairo, drawn)
    cairo_paint(mask.cairo)
    mask.blur(sigma: Double(shadow.blur / 2 * surface.scale))
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(
      cairo, mask.pixels, shadow.offset.width * surface.scale, shadow.offset.height * surface.scale)
    cairo_restore(cairo)
  }

  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    layers.append(state)
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    state.alpha = 1
    state.shadow = nil
  }

  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let drawn = cairo_pop_group(cairo)
    state = outer
    withShadow {
      cairo_set_source(cairo, drawn)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_pattern_destroy(drawn)
    restoreGState()
  }
}

// MARK: - Styles

/// The blend modes that Cairo has, which are all but `plusDarker`.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusLighter = 27
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
