// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

extension Renderer {
  func drawGradient(_ layer: CAGradientLayer, _ values: LayerProperties, _ outline: Outline) {
    let (stops, bounds) = (layer.stops, values.bounds)
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let (start, end) = (layer.startPoint, layer.endPoint)
    guard let pattern = pattern(layer.type, from: start, to: end) else { return }
    for (location, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_save(cairo)
    clip(to: outline)
    // The points are in a square of one, as wide and high as the bounds.
    cairo_translate(cairo, bounds.minX, bounds.minY)
    cairo_scale(cairo, bounds.width, bounds.height)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_pattern_destroy(pattern)
  }

  private func pattern(
    _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint
  ) -> OpaquePointer? {
    guard type == .radial else {
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
    // An ellipse around the start; the end is a corner of the rectangle around it.
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    guard x > 0, y > 0 else { return nil }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, 1 / x, 0, 0, 1 / y, -start.x / x, -start.y / y)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
