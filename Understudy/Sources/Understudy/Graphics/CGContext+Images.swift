// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

extension CGContext {
  /// Puts the image's first row at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image.surface, in: rect)
  }

  /// Puts a bitmap's first row at the smallest y, with a smooth filter and hard edges.
  package func draw(
    _ source: Surface, in rect: CGRect, quality: CGInterpolationQuality = .default
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    withShadow {
      cairo_save(cairo)
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(
        cairo, rect.width / CGFloat(source.width), rect.height / CGFloat(source.height))
      cairo_set_source_surface(cairo, source.pixels, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern, quality == CGInterpolationQuality.none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_new_path(cairo)
      cairo_rectangle(cairo, 0, 0, Double(source.width), Double(source.height))
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
  }

  /// Fills the part of the rectangle that the image covers, as much as its alpha says.
  package func fill(_ rect: CGRect, through mask: Surface, color: CGColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    paint(color) {
      cairo_save(cairo)
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, rect.width / CGFloat(mask.width), rect.height / CGFloat(mask.height))
      cairo_mask_surface(cairo, mask.pixels, 0, 0)
      cairo_restore(cairo)
    }
  }
}
