// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextView {
  public func text(in range: UITextRange) -> String? { editor.string(in: range) }

  public func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, with: text)
  }

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

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from, toPosition)
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    guard let range = (range as? TextSpan)?.range else { return .null }
    layoutIfNeeded()
    return textContentView.rects(of: range).first.map { textContentView.convert($0, to: self) }
      ?? .null
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let offset = (position as? TextOffset)?.value else { return .null }
    layoutIfNeeded()
    return textContentView.convert(textContentView.caretRect(at: offset), to: self)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return TextOffset(textIndex(at: point))
  }
}
