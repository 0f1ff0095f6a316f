// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a bar button shows in place of a title.
enum BarGlyph {
  case back
  case forward
  case close
}

/// Draws a glyph with strokes of the weight of the system's symbols.
final class BarGlyphView: UIView {
  var glyph = BarGlyph.back {
    didSet { setNeedsDisplay() }
  }
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.label {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let size = bounds.size
    switch glyph {
    case .back:
      let tip = isMirrored ? size.width - 1.5 : 1.5
      let tail = isMirrored ? 1.5 : size.width - 1.5
      path.move(to: CGPoint(x: tail, y: 1.7))
      path.addLine(to: CGPoint(x: tip, y: size.height / 2))
      path.addLine(to: CGPoint(x: tail, y: size.height - 1.7))
      path.lineWidth = 2.6
    case .forward:
      let tip = isMirrored ? 1 : size.width - 1
      let tail = isMirrored ? size.width - 1 : 1
      path.move(to: CGPoint(x: tail, y: 1))
      path.addLine(to: CGPoint(x: tip, y: size.height / 2))
      path.addLine(to: CGPoint(x: tail, y: size.height - 1))
      path.lineWidth = 2
    case .close:
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: size.width - 1, y: size.height - 1))
      path.move(to: CGPoint(x: size.width - 1, y: 1))
      path.addLine(to: CGPoint(x: 1, y: size.height - 1))
      path.lineWidth = 2
    }
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
