// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How a text view draws text that says nothing itself.
struct TextViewStyle {
  /// Nil until the app sets one; such text is drawn as an attributed string without a font is.
  var font: UIFont?
  var color = UIColor.label

  static let fallback = UIFont.systemFont(ofSize: 12)

  var drawnFont: UIFont { font ?? Self.fallback }
  var attributes: [NSAttributedString.Key: Any] { [.font: drawnFont, .foregroundColor: color] }
}

extension UITextView {
  func setUpText() {
    editor.host = self
    contentMode = .redraw
    addSubview(textContentView)
    textContainer.didChange = { [weak self] in self?.styleDidChange() }
    interaction.install()
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  func styleDidChange() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory, let font = style.font else { return }
    let adjusted = font.adjusted(for: traitCollection)
    if adjusted != font { self.font = adjusted }
  }

  // MARK: - Measuring

  /// After the last line end there is one more line; it needs something to stand on.
  private static let lineStart = "\u{200B}"

  private var shownText: NSAttributedString {
    let text = editor.styled(style.attributes)
    guard text.length == 0 || text.string.last?.isNewline == true else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    shown.append(NSAttributedString(string: Self.lineStart, attributes: typingAttributes))
    return shown
  }

  private var sidePadding: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func textLayout(width: CGFloat) -> TextLayout {
    TextLayout.make(
      shownText, font: style.drawnFont,
      limits: TextLayout.Limits(
        width: width.isFinite ? max(1, width - sidePadding) : .infinity,
        lines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode,
        alignment: textAlignment, direction: effectiveUserInterfaceLayoutDirection))
  }

  func naturalSize(fitting width: CGFloat) -> CGSize {
    let text = textLayout(width: width).size(roundedUpTo: max(1, traitCollection.displayScale))
    return CGSize(
      width: text.width + sidePadding,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  // MARK: - Laying out

  func layOutText() {
    guard bounds.width > 0 else { return }
    if bounds.width != shownWidth {
      shownWidth = bounds.width
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
    let text = textLayout(width: bounds.width)
    let rounded = text.size(roundedUpTo: max(1, traitCollection.displayScale))
    let padding = textContainer.lineFragmentPadding
    textContentView.frame = CGRect(
      x: textContainerInset.left + padding, y: textContainerInset.top,
      width: max(1, bounds.width - sidePadding), height: max(rounded.height, 1))
    contentSize = CGSize(
      width: bounds.width,
      height: rounded.height + textContainerInset.top + textContainerInset.bottom)
    textContentView.show(text, color: style.color, part: drawnPart)
    interaction.showSelection()
  }

  /// The part of the text that can be seen and as much above and below, in whole points, so that
  /// lines stay sharp.
  private var drawnPart: CGRect {
    let visible = convert(bounds.insetBy(dx: 0, dy: -bounds.height), to: textContentView)
    let part = visible.integral.intersection(textContentView.bounds)
    return part.isNull ? .zero : part
  }

  /// Moves just so far that a range, or at least its end, can be seen.
  func scroll(to range: NSRange, animated: Bool) {
    let end = textContentView.convert(textContentView.caretRect(at: NSMaxRange(range)), to: self)
    var rect = end
    if range.length > 0, let first = textContentView.rects(of: range).first {
      rect = textContentView.convert(first, to: self).union(end)
      if rect.height > bounds.height { rect = end }
    }
    let margins = UIEdgeInsets(
      top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)
    scrollRectToVisible(rect.inset(by: margins), animated: animated)
  }
}
