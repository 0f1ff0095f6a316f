// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The drawing of a style without a circle, for views beside styled alerts.
@MainActor
package final class StyledAlertDrawing: UIView {
  private let glyph = StyledAlertGlyphView()

  /// Creates a drawing; the line width is on a grid of 80 by 80.
  package init(_ style: StyledAlertStyle, color: UIColor, lineWidth: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    glyph.drawing = IconDrawing(style: style)
    (glyph.color, glyph.lineWidth) = (color, lineWidth)
    addSubview(glyph)
  }

  required init?(coder: NSCoder) { nil }

  override package func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = bounds
  }

  /// Draws the lines one after the other; with Reduce Motion nothing moves. Returns the seconds until
  /// the haptic.
  package func draw() -> Double {
    layoutIfNeeded()
    guard let drawing = glyph.drawing, !UIAccessibility.isReduceMotionEnabled else { return 0 }
    glyph.draw(after: IconAnimations.delay)
    return IconAnimations.delay + drawing.accent * IconAnimations.drawing
  }
}
