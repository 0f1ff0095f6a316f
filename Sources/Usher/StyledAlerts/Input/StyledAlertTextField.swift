// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of one line on the card of a styled alert.
@MainActor
final class StyledAlertTextField: UITextField, StyledAlertControl {
  private let look: StyledAlertFieldLook
  private let line: StyledAlertField.Line
  private let ear = Ear()
  private var own = StyledAlertOwnLooks()
  private var isWrong = false
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ line: StyledAlertField.Line, _ theme: StyledAlertTheme) {
    look = StyledAlertFieldLook(theme: theme)
    self.line = line
    super.init(frame: .zero)
    text = line.text
    isSecureTextEntry = line.isSecure
    keyboardType = line.keyboard
    if let type = line.contentType { textContentType = type }
    autocapitalizationType = line.capitalization ?? line.usualCapitalization
    if line.usualCapitalization == .none { autocorrectionType = .no }
    accessibilityLabel = line.placeholder
    delegate = ear
    ear.field = self
    listen(to: .editingChanged, .edited)
    listen(to: .editingDidBegin, .entered)
    // Giving up a composition at the end of editing is not always told as a change.
    listen(to: .editingDidEnd, .edited)
    listen(to: .editingDidEnd, .left)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  private func listen(to events: UIControl.Event, _ event: StyledAlertControlEvent) {
    addAction(UIAction { [weak self] _ in self?.report(event) }, for: events)
  }

  var value: StyledAlertValue { .text(committedText) }
  var typing: StyledAlertForm.Field.Typing { .line }
  var isFillable: Bool { isEnabled }

  func prepare(_ key: StyledAlertForm.ReturnKey) {
    returnKeyType = key == .next ? .next : .done
    let before = (font, textColor, attributedPlaceholder)
    line.configure(self)
    own = StyledAlertOwnLooks(
      font: font != before.0, color: textColor != before.1,
      placeholder: attributedPlaceholder != before.2)
  }

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
    textRect(forBounds: bounds)
  }

  private func inset(_ rect: CGRect) -> CGRect {
    rect.insetBy(dx: min(look.insets.left, rect.width / 2), dy: 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.forFinger.contains(point)
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
    if !own.font { font = look.font(in: traitCollection) }
    if !own.color { textColor = look.theme.colors.fieldText }
    if !own.placeholder {
      attributedPlaceholder = line.placeholder.map { look.placeholder($0, in: traitCollection) }
    }
    paint()
  }

  func mark(isWrong: Bool) {
    self.isWrong = isWrong
    paint()
  }

  private func paint() { look.paint(self, isWrong: isWrong) }
}

extension StyledAlertTextField {
  /// Hears the return key; what that does the alert decides.
  private final class Ear: NSObject, UITextFieldDelegate {
    weak var field: StyledAlertTextField?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      field?.report(.returned)
      return false
    }
  }
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
