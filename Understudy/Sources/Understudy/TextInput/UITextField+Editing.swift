// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UITextField: TextEditorHost {
  func setText(_ text: NSAttributedString) {
    editor.set(text)
    lookDidChange()
    inputTraitsDidChange()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func dropAttribute(_ key: NSAttributedString.Key) {
    let kept = NSMutableAttributedString(attributedString: editor.text.content)
    kept.removeAttribute(key, range: editor.text.all)
    let selection = editor.text.selection
    editor.set(kept)
    editor.select(selection)
  }

  // MARK: - Focus

  func didFocus() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.set(NSAttributedString(string: ""))
    }
    replacesOnNextKey = (isSecureTextEntry || clearsOnInsertion) && hasText
    lookDidChange()
    delegate?.textFieldDidBeginEditing(self)
    dispatch(.editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  func didUnfocus() {
    replacesOnNextKey = false
    editor.unmark()
    surface.forgetScroll()
    lookDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    dispatch(.editingDidEnd)
    post(
      UITextField.textDidEndEditingNotification,
      [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: - Keys

  /// A secure field that got the focus again starts anew with the first key.
  func replaceAllIfDue() {
    guard replacesOnNextKey else { return }
    replacesOnNextKey = false
    editor.change(editor.text.all, to: "")
  }

  /// The keyboard stays, unless somebody handles `.editingDidEndOnExit`.
  func returnWasPressed() {
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    dispatch(.editingDidEndOnExit)
    dispatch(.primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  func clearWasTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replacesOnNextKey = false
    editor.set(NSAttributedString(string: ""))
    editorDidChangeSelection()
    editorDidChangeText()
    becomeFirstResponder()
  }

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func editorDidChangeText() {
    lookDidChange()
    dispatch(.editingChanged)
    post(UITextField.textDidChangeNotification)
    inputTraitsDidChange()
  }

  func editorDidChangeSelection() {
    updateSurface()
    delegate?.textFieldDidChangeSelection(self)
    inputTraitsDidChange()
  }

  /// The keyboard looks anew at what the field wants and has.
  func inputTraitsDidChange() {
    guard isEditing else { return }
    HeadlessDevice.current.keyboard.inputDidChange()
  }

  // MARK: - Touches

  /// A tap puts the caret at the nearest end of a word, a second one selects the word, a third
  /// one everything.
  func wasTapped(_ touch: UITouch) {
    guard becomeFirstResponder() else { return }
    layoutIfNeeded()
    let place = textIndex(at: touch.location(in: self))
    switch touch.tapCount {
    case 1:
      let target = isSecureTextEntry ? place : editor.text.wordBoundary(near: place)
      editor.select(NSRange(location: target, length: 0))
    case 2 where !isSecureTextEntry: editor.select(editor.text.word(at: place))
    default: editor.select(editor.text.all)
    }
  }
}
