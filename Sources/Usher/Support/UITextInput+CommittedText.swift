// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UITextInput {
  /// The text without the marked text of an input method; `nil` if nothing is marked.
  fileprivate var textWithoutMarkedText: String? {
    guard let marked = markedTextRange else { return nil }
    let parts = [(beginningOfDocument, marked.start), (marked.end, endOfDocument)]
    return parts.compactMap { textRange(from: $0, to: $1).flatMap(text(in:)) }.joined()
  }
}

extension UITextField {
  /// The text without what an input method is still composing.
  var committedText: String { textWithoutMarkedText ?? text ?? "" }
}

extension UITextView {
  /// The text without what an input method is still composing.
  var committedText: String { textWithoutMarkedText ?? text ?? "" }
}
