// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Shows a text with its selection and caret; cuts off what reaches out of it.
///
/// Only the part that can be seen is drawn: a text can be longer than a bitmap can be.
final class TextContentView: UIView {
  let caret = TextCaret()
  private let canvas = TextCanvasView()
  private var highlights: [UIView] = []

  /// How far the text is moved to the left, so that the caret of a long one is seen.
  private(set) var scroll: CGFloat = 0
  private var textWidth: CGFloat = 0
  /// Where the first line begins below the upper edge.
  private(set) var textTop: CGFloat = 0
  /// The part that is drawn, in its own points.
  private var drawnPart = CGRect.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(canvas)
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  var layoutOfText: TextLayout? { canvas.text }

  /// `top` is where the first line begins below the upper edge; `part` is what has to be drawn.
  func show(_ text: TextLayout, color: UIColor, top: CGFloat = 0, part: CGRect) {
    textWidth = max(bounds.width, text.size.width + TextCaret.width)
    textTop = top
    drawnPart = part
    canvas.text = text
    canvas.color = color
    setScroll(min(scroll, textWidth - bounds.width))
  }

  private func setScroll(_ offset: CGFloat) {
    scroll = max(0, offset).roundedToPixel(of: self)
    canvas.frame = drawnPart
    canvas.origin = CGPoint(x: -scroll - drawnPart.minX, y: textTop - drawnPart.minY)
    canvas.textWidth = textWidth
    canvas.setNeedsDisplay()
  }

  // MARK: - Places, in the surface's own points

  func caretRect(at index: Int) -> CGRect {
    guard let text = canvas.text else { return .zero }
    let place = text.caret(at: index, width: textWidth)
    let x = min(max(0, place.minX - TextCaret.width / 2), textWidth - TextCaret.width)
    return CGRect(
      x: x.roundedToPixel(of: self) - scroll, y: place.minY + textTop, width: TextCaret.width,
      height: place.height)
  }

  func index(at point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x + scroll, y: point.y - textTop)
    return canvas.text?.index(at: inside, width: textWidth) ?? 0
  }

  /// Where the last line ends.
  var textBottom: CGFloat { textTop + (canvas.text?.size.height ?? 0) }

  private func lineOfText(at index: Int) -> TextLayout.Line? {
    canvas.text.flatMap { text in
      text.lines.last { $0.range.location <= index } ?? text.lines.first
    }
  }

  /// The line of a place, without the end of the paragraph.
  func line(at index: Int) -> NSRange? { lineOfText(at: index)?.range }

  func isRightToLeft(at index: Int) -> Bool { lineOfText(at: index)?.isRightToLeft ?? false }

  /// One rectangle a line.
  func rects(of range: NSRange) -> [CGRect] {
    guard let text = canvas.text, range.length > 0 else { return [] }
    return text.lines.compactMap { line in
      let start = max(range.location, line.range.location)
      let end = min(NSMaxRange(range), NSMaxRange(line.range))
      let goesOn = NSMaxRange(range) > NSMaxRange(line.range)
      guard start < end || goesOn && start <= NSMaxRange(line.range) else { return nil }
      let frame = text.frame(of: line, width: textWidth)
      let edges = [start, end].map { index -> CGFloat in
        guard index < NSMaxRange(line.range) else {
          return line.isRightToLeft ? frame.minX : frame.maxX
        }
        return text.caret(at: index, width: textWidth).minX
      }
      var (left, right) = (edges.min() ?? 0, edges.max() ?? 0)
      // Where the selection goes on in the next line it reaches to the end of this one.
      if goesOn {
        if line.isRightToLeft { left = min(left, 0) } else { right = max(right, textWidth) }
      }
      return CGRect(
        x: left - scroll, y: frame.minY + textTop, width: right - left, height: frame.height)
    }
  }

  // MARK: - Caret and selection

  /// Moves the text so that a place can be seen.
  func scrollToVisible(_ index: Int) {
    let x = caretRect(at: index).minX + scroll
    let room = bounds.width - TextCaret.width
    if x < scroll { setScroll(x) }
    if x > scroll + room { setScroll(min(x - room, textWidth - bounds.width)) }
  }

  func resetScroll() {
    setScroll(0)
  }

  /// Nil shows neither caret nor selection.
  func showSelection(_ range: NSRange?) {
    for view in highlights { view.removeFromSuperview() }
    highlights = []
    guard let range else { return caret.hide() }
    guard range.length > 0 else {
      caret.frame = caretRect(at: range.location)
      return caret.show()
    }
    caret.hide()
    highlights = rects(of: range).map { rect in
      let view = UIView(frame: rect)
      let isDark = traitCollection.userInterfaceStyle == .dark
      view.backgroundColor = tintColor.withAlphaComponent(isDark ? 0.33 : 0.2)
      insertSubview(view, belowSubview: canvas)
      return view
    }
  }
}

/// Draws a text that was laid out, as far as it lies in its bounds.
private final class TextCanvasView: UIView {
  var text: TextLayout?
  var color = UIColor.label
  /// Where the text begins.
  var origin = CGPoint.zero
  var textWidth: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    text?.draw(in: context, at: origin, width: textWidth, color: color)
  }
}
