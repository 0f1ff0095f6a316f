// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Shows a text with its selection and caret; cuts off what reaches out of it.
final class TextContentView: UIView {
  let caret = TextCaret()
  private let canvas = TextCanvasView()
  private var highlights: [UIView] = []

  /// How far the text is moved to the left, so that the caret of a long one is seen.
  private(set) var scroll: CGFloat = 0
  private var textWidth: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(canvas)
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  var layoutOfText: TextLayout? { canvas.text }

  /// `top` is where the text begins below the surface's upper edge.
  func show(_ text: TextLayout, color: UIColor, top: CGFloat) {
    textWidth = max(bounds.width, text.size.width + TextCaret.width)
    canvas.text = text
    canvas.color = color
    canvas.top = top
    setScroll(min(scroll, textWidth - bounds.width))
    canvas.setNeedsDisplay()
  }

  private func setScroll(_ offset: CGFloat) {
    scroll = max(0, offset)
    canvas.frame = CGRect(x: -scroll, y: 0, width: textWidth, height: bounds.height)
  }

  // MARK: - Places, in the surface's own points

  func caretRect(at index: Int) -> CGRect {
    guard let text = canvas.text else { return .zero }
    let place = text.caret(at: index, width: textWidth)
    let x = min(max(0, place.minX - TextCaret.width / 2), textWidth - TextCaret.width)
    return CGRect(
      x: x.roundedToPixel(of: self) - scroll, y: place.minY + canvas.top, width: TextCaret.width,
      height: place.height)
  }

  func index(at point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x + scroll, y: point.y - canvas.top)
    return canvas.text?.index(at: inside, width: textWidth) ?? 0
  }

  /// Where the lines begin and end.
  var textTop: CGFloat { canvas.top }
  var textBottom: CGFloat { canvas.top + (canvas.text?.size.height ?? 0) }

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
        x: left - scroll, y: frame.minY + canvas.top, width: right - left, height: frame.height)
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

/// Draws a text that was laid out.
private final class TextCanvasView: UIView {
  var text: TextLayout?
  var color = UIColor.label
  var top: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    text?.draw(in: context, at: CGPoint(x: 0, y: top), width: bounds.width, color: color)
  }
}
