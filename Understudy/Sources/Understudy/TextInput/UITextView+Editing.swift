// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextView: TextInteractionHost {
  func setText(_ text: NSAttributedString) {
    editor.set(text)
    styleDidChange()
    inputTraitsDidChange()
  }

  // MARK: - Focus

  func didFocus() {
    layoutIfNeeded()
    interaction.showSelection()
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  func didUnfocus(wasEditing: Bool) {
    editor.unmark()
    interaction.hideMenu()
    interaction.showSelection()
    guard wasEditing else { return }
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: - Changes

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editorDidChangeText() {
    styleDidChange()
    revealCaret()
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
    inputTraitsDidChange()
  }

  func editorDidChangeSelection() {
    interaction.hideMenu()
    setNeedsLayout()
    revealCaret()
    interaction.showSelection()
    inputTraitsDidChange()
  }

  private func revealCaret() {
    guard isFirstResponder, isScrollEnabled, window != nil else { return }
    layoutIfNeeded()
    scroll(to: NSRange(location: NSMaxRange(editor.text.selection), length: 0), animated: false)
  }

  func inputTraitsDidChange() {
    guard isEditing else { return }
    HeadlessDevice.current.keyboard.inputDidChange()
  }

  // MARK: - What the selection asks

  var isTextEditable: Bool { isEditable }
  var isShowingSelection: Bool { isFirstResponder && isSelectable }

  func textIndex(at point: CGPoint) -> Int {
    min(textContentView.index(at: convert(point, to: textContentView)), editor.text.length)
  }

  func shownRange(_ range: NSRange) -> NSRange { range }
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
