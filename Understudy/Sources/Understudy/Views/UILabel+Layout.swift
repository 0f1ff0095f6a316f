// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UILabel {
  /// The size of the text in a box, in whole pixels.
  func measure(in box: CGSize, lines: Int) -> CGSize {
    let asked = MeasuredText.Box(
      size: box, lines: lines, scale: pixelsPerPoint,
      direction: effectiveUserInterfaceLayoutDirection)
    if let measured, measured.box == asked { return measured.size }
    guard let text = content.styled, !text.string.isEmpty else { return .zero }
    let whole = layout(of: text, in: box, lines: lines).size(roundedUpTo: pixelsPerPoint)
    let size = CGSize(width: min(whole.width, box.width), height: min(whole.height, box.height))
    measured = MeasuredText(box: asked, size: size)
    return size
  }

  /// The size for a proposal: a label of one line takes its natural width whatever is proposed.
  func fittingSize(_ proposal: CGSize) -> CGSize {
    var box = proposal
    if content.numberOfLines == 1 { box.width = .greatestFiniteMagnitude }
    return measure(in: box, lines: content.numberOfLines)
  }

  func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = drawnText,
      !text.string.isEmpty, rect.width > 0
    else { return }
    let layout = shrunkLayout(of: text, in: rect.size)
    let top =
      rect.minY + ((rect.height - layout.size.height) / 2 * pixelsPerPoint).rounded()
      / pixelsPerPoint
    context.saveGState()
    if let shadow = content.shadowColor {
      context.setShadow(offset: content.shadowOffset, blur: 0, color: shadow.cgColor)
    }
    layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: top), width: rect.width, color: content.color)
    context.restoreGState()
  }

  private var pixelsPerPoint: CGFloat { max(1, traitCollection.displayScale) }

  private func layout(of text: StyledText, in box: CGSize, lines: Int) -> TextLayout {
    TextEngine.layout(
      text,
      limits: TextLayout.Limits(
        width: box.width < .greatestFiniteMagnitude ? box.width : .infinity,
        height: box.height < .greatestFiniteMagnitude ? box.height : .infinity, lines: lines,
        lineBreakMode: content.lineBreakMode, alignment: content.alignment,
        direction: effectiveUserInterfaceLayoutDirection))
  }

  // MARK: - Shrinking

  /// No label shrinks further than this, whatever its minimum.
  private static let smallestScale: CGFloat = 0.1
  private static let searchSteps = 7

  /// The text as it is, or just small enough to fit where the label may shrink it.
  private func shrunkLayout(of text: StyledText, in box: CGSize) -> TextLayout {
    let natural = layout(of: text, in: box, lines: content.numberOfLines)
    guard content.shrinks, overflows(natural, box) else { return natural }
    var fits = max(content.minimumScale, Self.smallestScale)
    var overflowing: CGFloat = 1
    for _ in 0..<Self.searchSteps {
      let middle = (fits + overflowing) / 2
      let attempt = layout(of: text.scaled(by: middle), in: box, lines: content.numberOfLines)
      if overflows(attempt, box) { overflowing = middle } else { fits = middle }
    }
    return layout(of: text.scaled(by: fits), in: box, lines: content.numberOfLines)
  }

  private func overflows(_ layout: TextLayout, _ box: CGSize) -> Bool {
    layout.isTruncated || layout.size.width > box.width + 0.01
  }

  // MARK: - Colors

  /// How much of its color a disabled label keeps.
  private static let disabledAlpha: CGFloat = 0.4

  /// The text in the colors of the label's state.
  private var drawnText: StyledText? {
    guard let text = content.styled else { return nil }
    if content.isHighlighted, let color = content.highlightedColor {
      return text.restyled { $0.color = color }
    }
    guard !content.isEnabled else { return text }
    return text.restyled { $0.color = $0.color.map(Self.disabled) }
  }

  private static func disabled(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let own = color.resolvedColor(with: traits)
      return own.withAlphaComponent(own.cgColor.alpha * disabledAlpha)
    }
  }
}

extension StyledText {
  fileprivate func scaled(by scale: CGFloat) -> StyledText {
    restyled { $0.font = $0.font.withSize($0.font.pointSize * scale) }
  }
}

extension NSAttributedString {
  /// Not with `addAttribute`, which traps on Linux.
  func replaced<Value>(
    _ key: NSAttributedString.Key, by change: (Value) -> Value
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(key, in: whole, options: []) { value, range, _ in
      guard let value = value as? Value else { return }
      result.addAttributes([key: change(value)], range: range)
    }
    return result
  }
}
