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

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
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
