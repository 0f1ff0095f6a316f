// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextView {
  public func text(in range: UITextRange) -> String? { editor.string(in: range) }

  public var selectedTextRange: UITextRange? {
    get { TextSpan(editor.text.selection) }
    set { editor.select(newValue) }
  }

  public var markedTextRange: UITextRange? { editor.text.marked.map(TextSpan.init) }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard isEditable else { return }
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
    return textContentView.convert(textContentView.caretRect(at: offset), to: self)
  }
}
