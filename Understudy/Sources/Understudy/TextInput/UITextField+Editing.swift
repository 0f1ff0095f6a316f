// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextField: TextInteractionHost {
  func setText(_ text: NSAttributedString) {
    editor.set(text)
    styleDidChange()
    inputTraitsDidChange()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  // MARK: - Focus

  func didFocus() {
    if clearsOnBeginEditing, hasText {
      editor.set(NSAttributedString(string: ""))
    }
    replacesOnNextKey = (isSecureTextEntry || clearsOnInsertion) && hasText
    styleDidChange()
    delegate?.textFieldDidBeginEditing(self)
    dispatch(.editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  /// The nearest scroll view around a field that got the focus shows it, above the keyboard where
  /// the app has made room for that.
  func scrollIntoView() {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView {
        let place = scrollView.convert(bounds, from: self)
        return scrollView.scrollRectToVisible(place, animated: true)
      }
      view = current.superview
    }
  }

  func didUnfocus() {
    replacesOnNextKey = false
    hideLastCharacter()
    interaction.hideMenu()
    editor.unmark()
    textContentView.resetScroll()
    styleDidChange()
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

  /// In a secure field that becomes first responder again, the first key replaces the text.
  func replaceAllIfNeeded() {
    guard replacesOnNextKey else { return }
    replacesOnNextKey = false
    editor.change(editor.text.all, to: "")
  }

  /// The keyboard stays, unless there is a handler of `.editingDidEndOnExit`.
  func returnWasPressed() {
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    dispatch(.editingDidEndOnExit)
    dispatch(.primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  func clearWasTapped() {
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
    hideLastCharacter()
    styleDidChange()
    dispatch(.editingChanged)
    post(UITextField.textDidChangeNotification)
    inputTraitsDidChange()
  }

  func editorDidChangeSelection() {
    interaction.hideMenu()
    hideLastCharacter()
    updateTextContent()
    delegate?.textFieldDidChangeSelection(self)
    inputTraitsDidChange()
  }

  /// The keyboard reads the traits and the text of the field again.
  func inputTraitsDidChange() {
    guard isEditing else { return }
    HeadlessDevice.current.keyboard.inputDidChange()
  }

  // MARK: - What the selection asks

  var isTextEditable: Bool { isEnabled }
  var isShowingSelection: Bool { isEditing }
}
