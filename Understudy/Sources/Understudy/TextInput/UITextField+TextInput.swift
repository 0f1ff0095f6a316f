// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextField {
  public func text(in range: UITextRange) -> String? { editor.string(in: range) }

  public var selectedTextRange: UITextRange? {
    get { TextSpan(editor.text.selection) }
    set { editor.select(newValue) }
  }

  public var markedTextRange: UITextRange? { editor.text.marked.map(TextSpan.init) }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    replaceAllIfNeeded()
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }

  public func unmarkText() { editor.unmark() }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(editor.text.length) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let offset = (position as? TextOffset)?.value else { return .null }
    layoutIfNeeded()
    return textContentView.convert(textContentView.caretRect(at: shownIndex(offset)), to: self)
  }
}

extension TextEditor {
  func string(in range: UITextRange) -> String? {
    guard let range = (range as? TextSpan)?.range else { return nil }
    return text.content.attributedSubstring(from: text.clamped(range)).string
  }

  func select(_ range: UITextRange?) {
    guard let range = (range as? TextSpan)?.range else { return }
    select(range)
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = (start as? TextOffset)?.value, let end = (end as? TextOffset)?.value else {
      return nil
    }
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.value else { return nil }
    let target = start + offset
    return target < 0 || target > text.length ? nil : TextOffset(target)
  }
}
