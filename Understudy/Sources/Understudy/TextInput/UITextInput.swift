// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Differs: the part that input methods, selections and carets need. Directions, distances, tokenizers,
/// dictation, alternatives and writing tools are left out.
@MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func caretRect(for position: UITextPosition) -> CGRect
}

@MainActor
open class UITextPosition: NSObject {}

@MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A place in UTF-16 units.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}

final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }
}
