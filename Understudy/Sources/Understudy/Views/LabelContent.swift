// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a label shows and how.
struct LabelContent {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var string: String?
  /// Set when the label was given attributes of its own.
  var attributed: NSAttributedString? {
    didSet { styledAttributed = nil }
  }
  /// What layouts of `attributed` are made from; reading attributes is expensive.
  private var styledAttributed: StyledText?
  var font = LabelContent.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shrinks = false
  var minimumScale: CGFloat = 0
  var followsTextSize = false

  /// The text in the style of the label's ordinary state.
  var styled: StyledText? {
    mutating get {
      guard let string else { return nil }
      guard let attributed else {
        return StyledText(string, StyledText.Style(font: font, color: color))
      }
      let known = styledAttributed ?? StyledText(attributed, font: font)
      styledAttributed = known
      return known
    }
  }
}

/// A size of a label's text, and what it is the size for.
struct MeasuredText {
  struct Box: Equatable {
    let size: CGSize
    let lines: Int
    let scale: CGFloat
    let direction: UIUserInterfaceLayoutDirection
  }

  let box: Box
  let size: CGSize
}

extension UILabel {
  func change<Value: Equatable>(
    _ property: WritableKeyPath<LabelContent, Value>, to value: Value, reshapes: Bool
  ) {
    guard content[keyPath: property] != value else { return }
    content[keyPath: property] = value
    measured = nil
    applyToAttributes(property)
    setNeedsDisplay()
    if reshapes { invalidateIntrinsicContentSize() }
  }

  func setText(_ text: String?) {
    guard content.string != text || content.attributed != nil else { return }
    content.string = text
    content.attributed = nil
    textDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else {
      setText(nil)
      return
    }
    guard !isShowing(text) else { return }
    let filled = filled(text)
    content.attributed = filled
    content.string = filled.string
    if filled.length > 0 { adoptAttributes(at: filled) }
    textDidChange()
  }

  /// Foundation's own comparison traps on Linux for some attributes.
  private func isShowing(_ text: NSAttributedString) -> Bool {
    guard content.attributed != nil, content.string == text.string else { return false }
    return content.styled?.runs == StyledText(text, font: LabelContent.defaultFont).runs
  }

  /// The text with everything the label adds to it.
  var composedText: NSAttributedString? {
    guard let string = content.string else { return nil }
    if let attributed = content.attributed { return attributed }
    return NSAttributedString(string: string, attributes: baseAttributes)
  }

  /// Takes the font for the present text size, where the label follows it.
  func followTextSize() {
    guard content.followsTextSize else { return }
    guard let attributed = content.attributed else {
      font = content.font.adjusted(for: traitCollection)
      return
    }
    content.attributed = attributed.replaced(.font) { (font: UIFont) in
      font.adjusted(for: traitCollection)
    }
    textDidChange()
  }

  private var baseAttributes: [NSAttributedString.Key: Any] {
    [.font: content.font, .foregroundColor: content.color]
  }

  /// The label's font and color where the text has none.
  private func filled(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: baseAttributes)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  /// What is set on the label replaces the same of the whole attributed text.
  private func applyToAttributes(_ property: PartialKeyPath<LabelContent>) {
    guard let attributed = content.attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    switch property {
    case \LabelContent.font:
      changed.addAttributes([.font: content.font], range: whole)
    case \LabelContent.color:
      changed.addAttributes([.foregroundColor: content.color], range: whole)
    case \LabelContent.alignment, \LabelContent.lineBreakMode:
      let (alignment, mode) = (content.alignment, content.lineBreakMode)
      content.attributed = attributed.replaced(.paragraphStyle) { (style: NSParagraphStyle) in
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        if property == \LabelContent.alignment { copy.alignment = alignment }
        if property == \LabelContent.lineBreakMode { copy.lineBreakMode = mode }
        return copy
      }
      return
    default: return
    }
    content.attributed = changed
  }

  private func adoptAttributes(at text: NSAttributedString) {
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { content.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { content.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      content.alignment = style.alignment
    }
  }

  private func textDidChange() {
    measured = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
