// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A view whose text a `TextEditor` changes.
@MainActor
protocol TextEditorHost: UIView {
  func editorShouldChange(_ range: NSRange, to text: String) -> Bool
  /// The user has changed the text; the change of the selection was reported before.
  func editorDidChangeText()
  func editorDidChangeSelection()
}

/// Changes a text as keyboards and input methods do, asking and telling the view.
@MainActor
final class TextEditor {
  private(set) var text = EditedText()
  weak var host: (any TextEditorHost)?

  /// The attributes of new text that the app has set; nil for those of the text before it.
  var typingAttributes: [NSAttributedString.Key: Any] {
    get { explicitTypingAttributes ?? text.attributes(before: text.selection) }
    set { explicitTypingAttributes = newValue }
  }
  private var explicitTypingAttributes: [NSAttributedString.Key: Any]?

  var isEmpty: Bool { text.length == 0 }

  // MARK: - Changes by the app

  func set(_ content: NSAttributedString) {
    text.set(content)
  }

  /// Takes an attribute away from all of the text, keeping the selection.
  func removeAttribute(_ key: NSAttributedString.Key) {
    let kept = NSMutableAttributedString(attributedString: text.content)
    kept.removeAttribute(key, range: text.all)
    let selection = text.selection
    text.set(kept)
    text.select(selection)
    explicitTypingAttributes?[key] = nil
  }

  /// The end of the selection that stays where it is while keys extend the selection.
  private(set) var anchor: Int?

  func select(_ range: NSRange, anchor: Int? = nil) {
    let old = text.selection
    text.select(range)
    self.anchor = anchor
    guard text.selection != old else { return }
    explicitTypingAttributes = nil
    host?.editorDidChangeSelection()
  }

  // MARK: - Changes by the user

  /// Replaces what is being composed, or else what is selected.
  func insert(_ string: String) {
    change(text.marked ?? text.selection, to: string)
  }

  func deleteBackward() {
    if text.selection.length > 0 {
      change(text.selection, to: "")
    } else if let marked = text.marked, marked.length > 0,
      let character = text.character(before: text.selection.location),
      character.location >= marked.location
    {
      let rest = NSRange(location: marked.location, length: marked.length - character.length)
      guard change(character, to: "", quietly: true) else { return }
      text.mark(rest)
      notifyHost()
    } else if let character = text.character(before: text.selection.location) {
      change(character, to: "")
    }
  }

  /// `selected` counts from the beginning of the new marked text.
  func setMarked(_ string: String, selected: NSRange) {
    let range = text.marked ?? text.selection
    guard !string.isEmpty || range.length > 0,
      change(range, to: string, quietly: true)
    else { return }
    text.mark(NSRange(location: range.location, length: string.utf16.count))
    text.select(NSRange(location: range.location + selected.location, length: selected.length))
    notifyHost()
  }

  func unmark() {
    guard text.marked != nil else { return }
    text.mark(nil)
    host?.editorDidChangeText()
  }

  @discardableResult
  func change(_ range: NSRange, to string: String, quietly: Bool = false) -> Bool {
    let range = text.clamped(range)
    guard host?.editorShouldChange(range, to: string) ?? true else { return false }
    text.replace(range, with: string, attributes: explicitTypingAttributes)
    anchor = nil
    if !quietly { notifyHost() }
    return true
  }

  private func notifyHost() {
    host?.editorDidChangeSelection()
    host?.editorDidChangeText()
  }

  // MARK: - Appearance

  /// The text as it is drawn: in a base style, with what is being composed underlined.
  func styled(_ base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: base)
    text.content.enumerateAttributes(in: text.all, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    if let marked = text.marked {
      result.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: marked)
    }
    return result
  }
}
