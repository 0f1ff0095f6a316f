// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPango

extension TextLayout {
  /// Draws with the top left at a point; `color` is for the parts that name none.
  package func draw(
    in context: CGContext, at origin: CGPoint, width: CGFloat? = nil,
    color: UIColor = .black
  ) {
    TextEngine.locked { _ in
      for line in lines {
        let frame = frame(of: line, width: width).offsetBy(dx: origin.x, dy: origin.y)
        let glyphRuns = glyphRuns(of: line, x: frame.minX)
        for run in glyphRuns { run.drawBackground(context, frame) }
        context.withShadow {
          let baseline = origin.y + line.baseline
          for run in glyphRuns { run.draw(context, baseline: baseline, color: color) }
        }
      }
    }
  }

  /// A line's runs from left to right, with their styles.
  private func glyphRuns(of line: Line, x: CGFloat) -> [GlyphRun] {
    var result: [GlyphRun] = []
    var x = x
    var next = line.drawn.pointer.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let item = run.item, let glyphs = run.glyphs
      else { continue }
      x += CGFloat(run.start_x_offset) / 1024
      let width = CGFloat(pango_glyph_string_get_width(glyphs)) / 1024
      result.append(
        GlyphRun(
          style: line.runs.first { $0.range.contains(Int(item.pointee.offset)) }?.style
            ?? text.base, x: x, width: width,
          font: item.pointee.analysis.font, glyphs: glyphs))
      x += width + CGFloat(run.end_x_offset) / 1024
    }
    return result
  }
}

/// Glyphs of one face in one style, and where they start.
private struct GlyphRun {
  let style: StyledText.Style
  let x: CGFloat
  let width: CGFloat
  let font: UnsafeMutablePointer<PangoFont>?
  let glyphs: UnsafeMutablePointer<PangoGlyphString>

  func drawBackground(_ context: CGContext, _ line: CGRect) {
    guard let color = style.background?.cgColor else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(CGRect(x: x, y: line.minY, width: width, height: line.height))
    context.restoreGState()
  }

  func draw(_ context: CGContext, baseline: CGFloat, color: UIColor) {
    let color = (style.color ?? color).cgColor
    let y = baseline - style.baselineOffset
    context.setSource(color)
    cairo_new_path(context.cairo)
    cairo_move_to(context.cairo, x, y)
    pango_cairo_show_glyph_string(context.cairo, font, glyphs)
    cairo_new_path(context.cairo)
    let size = style.font.pointSize
    stroke(context, style.underline, style.underlineColor?.cgColor ?? color, y + size * 0.106)
    stroke(
      context, style.strikethrough, style.strikethroughColor?.cgColor ?? color,
      y - style.font.xHeight / 2 - size * 0.03)
  }

  /// One or two lines whose upper edge is at `y`, at least a pixel thick.
  private func stroke(
    _ context: CGContext, _ lines: NSUnderlineStyle, _ color: CGColor, _ y: CGFloat
  ) {
    guard !lines.isEmpty else { return }
    let scale = context.surface.scale
    let isThick = lines.contains(.thick) && !lines.contains(.double)
    let thickness =
      max(
        1, (style.font.pointSize * 0.055 * (isThick ? 2 : 1) * scale).rounded()) / scale
    let top = (y * scale).rounded() / scale
    context.setSource(color)
    cairo_rectangle(context.cairo, x, top, width, thickness)
    if lines.contains(.double) {
      cairo_rectangle(context.cairo, x, top + 2 * thickness, width, thickness)
    }
    cairo_fill(context.cairo)
  }
}

extension CGContext {
  fileprivate func setSource(_ color: CGColor) {
    cairo_set_source_rgba(
      cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}
