// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UITextField {
  private static let bullet = "\u{2022}"

  /// What can be read in the field: bullets, one a character, where the entry is secure.
  var shownText: NSAttributedString {
    guard isSecureTextEntry else { return editor.styled(style.attributes) }
    let bullets = String(repeating: Self.bullet, count: editor.text.string.count)
    return NSAttributedString(string: bullets, attributes: style.attributes)
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

  /// Draws text, placeholder, caret and selection anew.
  func updateSurface() {
    placeholderLabel.attributedText = placeholderText
    placeholderLabel.textAlignment = style.alignment
    placeholderLabel.isHidden = hasText
    surface.alpha = isEnabled ? 1 : 0.5
    guard surface.bounds.width > 0 else { return }
    let text = TextLayout.make(
      shownText, font: style.font,
      limits: TextLayout.Limits(
        width: isEditing ? .infinity : surface.bounds.width, lines: 1,
        lineBreakMode: isEditing ? .byClipping : .byTruncatingTail, alignment: style.alignment,
        direction: effectiveUserInterfaceLayoutDirection))
    let height = max(text.size.height, style.font.lineHeight)
    surface.show(
      text, color: style.color,
      top: ((surface.bounds.height - height) / 2).roundedToPixel(of: self))
    guard isEditing else { return surface.showSelection(nil) }
    surface.reveal(shownIndex(NSMaxRange(editor.text.selection)))
    surface.showSelection(shownRange(editor.text.selection))
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
    let shown = surface.index(at: convert(point, to: surface))
    guard isSecureTextEntry else { return shown }
    let string = editor.text.string
    let place = string.index(string.startIndex, offsetBy: min(shown, string.count))
    return string.utf16.distance(from: string.startIndex, to: place)
  }
}
