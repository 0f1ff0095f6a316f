// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A single-line text field on the card of a styled alert.
@MainActor
final class StyledAlertTextField: UITextField, StyledAlertControl {
  private let theme: StyledAlertTheme
  private let themedPlaceholder: String?
  private let configure: @MainActor (UITextField) -> Void
  /// What the app has set itself and the theme must not overwrite.
  private var customized = (font: false, color: false, placeholder: false)
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(
    _ placeholder: String?, _ theme: StyledAlertTheme,
    configure: @escaping @MainActor (UITextField) -> Void
  ) {
    self.theme = theme
    themedPlaceholder = placeholder
    self.configure = configure
    super.init(frame: .zero)
    accessibilityLabel = placeholder
    delegate = StyledAlertTextDelegate.shared
    forward(.editingChanged, as: .changed)
    forward(.editingDidBegin, as: .didBeginEditing)
    // Discarding marked text at the end of editing is not always reported as a change.
    forward(.editingDidEnd, as: .changed)
    forward(.editingDidEnd, as: .didEndEditing)
    updateAppearance()
    onTraitChange { [weak self] in self?.updateAppearance() }
  }

  required init?(coder: NSCoder) { nil }

  private func forward(_ events: UIControl.Event, as event: StyledAlertControlEvent) {
    addAction(UIAction { [weak self] _ in self?.onEvent(event) }, for: events)
  }

  var value: StyledAlertValue { .text(committedText) }
  var inputKind: StyledAlertForm.Field.InputKind { .singleLine }
  var canBeEdited: Bool { isEnabled }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {
    returnKeyType = key == .next ? .next : .done
    let before = (font, textColor, attributedPlaceholder)
    configure(self)
    customized = (
      font != before.0, textColor != before.1, attributedPlaceholder != before.2
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = theme.fieldHeight(of: (font?.lineHeight ?? 0).rounded(.up))
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
    rect.insetBy(dx: min(theme.fieldInsets.left, rect.width / 2), dy: 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  private func updateAppearance() {
    let themeFont = theme.fonts.field.font(for: traitCollection)
    if !customized.font { font = themeFont }
    if !customized.color { textColor = theme.colors.fieldText }
    if !customized.placeholder {
      attributedPlaceholder = themedPlaceholder.map {
        NSAttributedString(
          string: $0,
          attributes: [.font: themeFont, .foregroundColor: theme.colors.placeholder])
      }
    }
  }
}

extension StyledAlertTextField {
  /// Sentences are capitalized; addresses, names of accounts and passwords are not.
  var defaultCapitalization: UITextAutocapitalizationType {
    switch keyboardType {
    case .emailAddress, .URL, .webSearch, .twitter: return .none
    // Otherwise the content type decides.
    default: break
    }
    let plain: Set<UITextContentType> = [
      .username, .password, .newPassword, .emailAddress, .URL, .oneTimeCode,
    ]
    return isSecureTextEntry || textContentType.map(plain.contains) == true ? .none : .sentences
  }
}

/// A multiline text field on the card of a styled alert: it grows with its text, and then scrolls.
@MainActor
final class StyledAlertTextView: UITextView, StyledAlertControl {
  private let theme: StyledAlertTheme
  private let lines: ClosedRange<Int>
  private let configure: @MainActor (UITextView) -> Void
  private let placeholder = UILabel()
  /// What the app has set itself and the theme must not overwrite.
  private var customized = (font: false, color: false)
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(
    _ placeholderText: String?, lines: ClosedRange<Int>, _ theme: StyledAlertTheme,
    configure: @escaping @MainActor (UITextView) -> Void
  ) {
    self.theme = theme
    self.lines = lines
    self.configure = configure
    super.init(frame: .zero, textContainer: nil)
    textContainer.lineFragmentPadding = 0
    textContainerInset = theme.fieldInsets
    accessibilityLabel = placeholderText
    placeholder.text = placeholderText
    placeholder.numberOfLines = 0
    placeholder.isAccessibilityElement = false
    placeholder.isUserInteractionEnabled = false
    addSubview(placeholder)
    delegate = StyledAlertTextDelegate.shared
    updateAppearance()
    onTraitChange { [weak self] in self?.updateAppearance() }
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { .text(committedText) }
  var inputKind: StyledAlertForm.Field.InputKind { .multiline }
  var canBeEdited: Bool { isEditable }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {
    let before = (font, textColor)
    configure(self)
    customized = (font != before.0, textColor != before.1)
  }

  /// The line with the caret, including the inset if the line is at an edge; the whole view if the
  /// caret is not visible.
  var caretRect: CGRect {
    guard let end = selectedTextRange?.end else { return bounds }
    let line = caretRect(for: end).insetBy(dx: 0, dy: -theme.fieldInsets.top).intersection(bounds)
    return line.isNull ? bounds : line
  }

  /// As high as its text, within the limits for the number of lines.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lineHeight = font?.lineHeight ?? 0
    func height(of lines: Int) -> CGFloat {
      theme.fieldHeight(of: lineHeight * CGFloat(max(1, lines)))
    }
    let fitting = theme.fieldHeight(
      of: super.sizeThatFits(size).height - 2 * theme.fieldInsets.top)
    return CGSize(
      width: size.width,
      height: min(max(fitting, height(of: lines.lowerBound)), height(of: lines.upperBound)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.isHidden = hasText
    let insets = theme.fieldInsets
    let available = bounds.inset(by: insets).size
    let height = placeholder.sizeThatFits(available).height
    placeholder.frame = CGRect(
      x: insets.left, y: insets.top, width: available.width, height: min(height, available.height))
    // UITextView has scrolled by a line before its height grew.
    if contentSize.height <= bounds.height + 0.5, contentOffset.y > 0 { contentOffset.y = 0 }
  }

  private func updateAppearance() {
    if !customized.font { font = theme.fonts.field.font(for: traitCollection) }
    if !customized.color { textColor = theme.colors.fieldText }
    placeholder.font = font
    placeholder.textColor = theme.colors.placeholder
  }

  fileprivate func textDidChange() {
    placeholder.isHidden = hasText
    onEvent(.changed)
    let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    // The beginning of editing scrolls to the caret, which may have moved.
    onEvent(abs(fitting.height - bounds.height) > 0.5 ? .sizeChanged : .didBeginEditing)
  }
}

/// Forwards what UIKit reports only to a delegate to the text field or text view itself.
@MainActor
private final class StyledAlertTextDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  static let shared = StyledAlertTextDelegate()

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (textField as? StyledAlertTextField)?.onEvent(.returnKey)
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    (textView as? StyledAlertTextView)?.textDidChange()
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    (textView as? StyledAlertTextView)?.onEvent(.didBeginEditing)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    guard let view = textView as? StyledAlertTextView else { return }
    view.onEvent(.changed)
    view.onEvent(.didEndEditing)
  }
}
