// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITextField {
  private static let bullet = "\u{2022}"

  /// What can be read in the field: bullets, one a character, where the entry is secure.
  var shownText: NSAttributedString {
    guard isSecureTextEntry else { return editor.styled(style.attributes) }
    return NSAttributedString(string: bullets, attributes: style.attributes)
  }

  private var bullets: String {
    let all = String(repeating: Self.bullet, count: editor.text.string.count)
    guard secretRevealWork != nil,
      let last = editor.text.character(before: editor.text.selection.location)
    else { return all }
    let place = shownIndex(last.location)
    let secret = editor.text.content.attributedSubstring(from: last).string
    return all.prefix(place) + secret + all.dropFirst(place + 1)
  }

  var accessibilityText: String {
    guard isSecureTextEntry else { return editor.text.string }
    return String(repeating: Self.bullet, count: editor.text.string.count)
  }

  /// Only what came from the keys of the screen, one at a time.
  func showLastCharacter(of typed: String) {
    guard isSecureTextEntry, isEditing, typed.count == 1,
      !HeadlessDevice.current.settings.hardwareKeyboard
    else { return }
    secretRevealWork = HeadlessDevice.current.clock.schedule(after: 1.5) { [weak self] in
      self?.hideLastCharacter()
      self?.updateTextContent()
    }
    updateTextContent()
  }

  func hideLastCharacter() {
    secretRevealWork?.cancel()
    secretRevealWork = nil
  }

  var placeholderText: NSAttributedString {
    let result = NSMutableAttributedString(
      string: style.placeholder?.string ?? "",
      attributes: [.font: style.font, .foregroundColor: UIColor.placeholderText])
    guard let own = style.placeholder else { return result }
    let whole = NSRange(location: 0, length: own.length)
    own.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  /// Draws text, placeholder, caret and selection again.
  func updateTextContent() {
    placeholderLabel.attributedText = placeholderText
    placeholderLabel.textAlignment = style.alignment
    placeholderLabel.isHidden = hasText
    textContentView.alpha = isEnabled ? 1 : 0.5
    guard textContentView.bounds.width > 0 else { return }
    let text = TextLayout.make(
      shownText, font: style.font,
      limits: TextLayout.Limits(
        width: isEditing ? .infinity : textContentView.bounds.width, lines: 1,
        lineBreakMode: isEditing ? .byClipping : .byTruncatingTail, alignment: style.alignment,
        direction: effectiveUserInterfaceLayoutDirection))
    let height = max(text.size.height, style.font.lineHeight)
    textContentView.show(
      text, color: style.color,
      top: ((textContentView.bounds.height - height) / 2).roundedToPixel(of: self),
      part: textContentView.bounds)
    if isEditing { textContentView.scrollToVisible(shownIndex(NSMaxRange(editor.text.selection))) }
    interaction.showSelection()
  }

  // MARK: - Places in the text and in what is shown

  func shownIndex(_ index: Int) -> Int {
    guard isSecureTextEntry else { return index }
    let string = editor.text.string
    let place = string.utf16.index(string.startIndex, offsetBy: min(index, editor.text.length))
    return string.distance(from: string.startIndex, to: place)
  }

  func shownRange(_ range: NSRange) -> NSRange {
    let start = shownIndex(range.location)
    return NSRange(location: start, length: shownIndex(NSMaxRange(range)) - start)
  }

  func textIndex(at point: CGPoint) -> Int {
    let shown = textContentView.index(at: convert(point, to: textContentView))
    guard isSecureTextEntry else { return shown }
    let string = editor.text.string
    let place = string.index(string.startIndex, offsetBy: min(shown, string.count))
    return string.utf16.distance(from: string.startIndex, to: place)
  }
}
