// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of one line on the card of a styled alert.
@MainActor
final class StyledAlertTextField: UITextField, StyledAlertControl {
  private let look: StyledAlertFieldLook
  private let hint: String?

  init(_ line: StyledAlertField.Line, _ theme: StyledAlertTheme) {
    look = StyledAlertFieldLook(theme: theme)
    hint = line.placeholder
    super.init(frame: .zero)
    text = line.text
    isSecureTextEntry = line.isSecure
    keyboardType = line.keyboard
    if let type = line.contentType { textContentType = type }
    autocapitalizationType = line.capitalization ?? line.usualCapitalization
    accessibilityLabel = line.placeholder
    dressUp()
    line.configure(self)
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { .text(committedText) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = look.height(of: (font?.lineHeight ?? 0).rounded(.up))
    return CGSize(width: size.width, height: height)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.placeholderRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    rect.insetBy(dx: min(look.insets.left, rect.width / 2), dy: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    paint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    font = look.font(in: traitCollection)
    textColor = look.theme.colors.fieldText
    attributedPlaceholder = hint.map { look.placeholder($0, in: traitCollection) }
    paint()
  }

  private func paint() { look.paint(self, isWrong: false) }
}

extension StyledAlertField.Line {
  /// Sentences begin with a capital letter, addresses and secrets with what is typed.
  fileprivate var usualCapitalization: UITextAutocapitalizationType {
    switch keyboard {
    case .emailAddress, .URL, .webSearch, .twitter: return .none
    default: break
    }
    let plain: Set<UITextContentType> = [
      .username, .password, .newPassword, .emailAddress, .URL, .oneTimeCode,
    ]
    return isSecure || contentType.map(plain.contains) == true ? .none : .sentences
  }
}
