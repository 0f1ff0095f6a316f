// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A text on the card of a styled alert.
enum StyledAlertText: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  /// What is read.
  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// Shows itself; attributes of its own go before font and colour.
  @MainActor
  func apply(to label: UILabel, font: UIFont, color: UIColor) {
    // A label keeps of attributed text how its beginning looked.
    label.attributedText = nil
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    switch self {
    case .plain(let text): label.text = text
    case .attributed(let text): label.attributedText = text.withDefaults(font, color)
    }
  }
}

extension NSAttributedString {
  /// The text with these where it says nothing itself, in the middle of its lines.
  fileprivate func withDefaults(_ font: UIFont, _ color: UIColor) -> NSAttributedString {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(
      string: string,
      attributes: [.font: font, .foregroundColor: color, .paragraphStyle: centered])
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }
}
