// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Types as a keyboard does, a character at a time, each into what has the focus then; line ends are
  /// the return key, and U+0008 is the delete key. False when at the beginning, or before a later
  /// character, nothing that takes text has the focus; the rest is typed into nothing.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard makeCurrent({ keyboard.input != nil }) else { return false }
    return text.allSatisfy { character in
      if character.isNewline { return pressReturn() }
      if character == "\u{8}" { return deleteBackward() }
      return withInput { $0.insertText(String(character)) }
    }
  }

  /// Presses the return key.
  @discardableResult
  public func pressReturn() -> Bool {
    withInput { input in
      if let field = input as? UITextField {
        field.returnWasPressed()
      } else {
        input.insertText("\n")
      }
    }
  }

  /// Presses the delete key.
  @discardableResult
  public func deleteBackward() -> Bool {
    withInput { $0.deleteBackward() }
  }

  /// What an input method shows while it composes, like the Latin letters of Chinese words. An
  /// empty text ends it without a result.
  @discardableResult
  public func setMarked(_ text: String) -> Bool {
    withInput { input in
      (input as? any UITextInput)?.setMarkedText(
        text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
  }

  /// What the input method makes of it.
  @discardableResult
  public func commitMarked(_ text: String) -> Bool {
    withInput { $0.insertText(text) }
  }

  private func withInput(_ body: (any UIKeyInput) -> Void) -> Bool {
    makeCurrent {
      guard let input = keyboard.input else { return false }
      body(input)
      return true
    }
  }
}
