// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A single-line text field on the card of a styled alert.
@MainActor
final class StyledAlertTextField: UITextField, StyledAlertControl {
  private let style: StyledAlertFieldAppearance
  private let field: StyledAlertField.TextField
  private let delegateProxy = DelegateProxy()
  private var customized = CustomizedProperties()
  var isInvalid = false {
    didSet { updateColors() }
  }
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ field: StyledAlertField.TextField, _ theme: StyledAlertTheme) {
    style = StyledAlertFieldAppearance(theme: theme)
    self.field = field
    super.init(frame: .zero)
    text = field.text
    isSecureTextEntry = field.isSecure
    keyboardType = field.keyboard
    if let type = field.contentType { textContentType = type }
    autocapitalizationType = field.capitalization ?? field.defaultCapitalization
    if field.defaultCapitalization == .none { autocorrectionType = .no }
    accessibilityLabel = field.placeholder
    delegate = delegateProxy
    delegateProxy.field = self
    forward(.editingChanged, as: .changed)
    forward(.editingDidBegin, as: .didBeginEditing)
    // Discarding marked text at the end of editing is not always reported as a change.
    forward(.editingDidEnd, as: .changed)
    forward(.editingDidEnd, as: .didEndEditing)
    updateAppearance()
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
    field.configure(self)
    customized = CustomizedProperties(
      font: font != before.0, color: textColor != before.1,
      placeholder: attributedPlaceholder != before.2)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = style.height(of: (font?.lineHeight ?? 0).rounded(.up))
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
    rect.insetBy(dx: min(style.insets.left, rect.width / 2), dy: 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    if !customized.font { font = style.font(in: traitCollection) }
    if !customized.color { textColor = style.theme.colors.fieldText }
    if !customized.placeholder {
      attributedPlaceholder = field.placeholder.map { style.placeholder($0, in: traitCollection) }
    }
    updateColors()
  }

  private func updateColors() { style.apply(to: self, isInvalid: isInvalid) }
}

extension StyledAlertTextField {
  /// Forwards the return key to the form.
  private final class DelegateProxy: NSObject, UITextFieldDelegate {
    weak var field: StyledAlertTextField?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      field?.onEvent(.returnKey)
      return false
    }
  }
}

extension StyledAlertField.TextField {
  /// Sentences are capitalized; addresses, names of accounts and passwords are not.
  fileprivate var defaultCapitalization: UITextAutocapitalizationType {
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

/// A multiline text field on the card of a styled alert: it grows with its text, and then scrolls.
@MainActor
final class StyledAlertTextView: UITextView, StyledAlertControl {
  private let style: StyledAlertFieldAppearance
  private let field: StyledAlertField.TextView
  private let placeholder = UILabel()
  private let delegateProxy = DelegateProxy()
  private var customized = CustomizedProperties()
  var isInvalid = false {
    didSet { updateColors() }
  }
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ field: StyledAlertField.TextView, _ theme: StyledAlertTheme) {
    style = StyledAlertFieldAppearance(theme: theme)
    self.field = field
    super.init(frame: .zero, textContainer: nil)
    textContainer.lineFragmentPadding = 0
    textContainerInset = style.insets
    text = field.text
    accessibilityLabel = field.placeholder
    placeholder.text = field.placeholder
    placeholder.numberOfLines = 0
    placeholder.isAccessibilityElement = false
    placeholder.isUserInteractionEnabled = false
    addSubview(placeholder)
    delegate = delegateProxy
    delegateProxy.view = self
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { .text(committedText) }
  var inputKind: StyledAlertForm.Field.InputKind { .multiline }
  var canBeEdited: Bool { isEditable }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {
    let before = (font, textColor)
    field.configure(self)
    customized = CustomizedProperties(font: font != before.0, color: textColor != before.1)
  }

  /// The line with the caret, including the inset if the line is at an edge; the whole view if the
  /// caret is not visible.
  var caretRect: CGRect {
    guard let end = selectedTextRange?.end else { return bounds }
    let line = caretRect(for: end).insetBy(dx: 0, dy: -style.insets.top).intersection(bounds)
    return line.isNull ? bounds : line
  }

  /// As high as its text, within the limits for the number of lines.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lineHeight = font?.lineHeight ?? 0
    func height(of lines: Int) -> CGFloat { style.height(of: lineHeight * CGFloat(max(1, lines))) }
    let fitting = style.height(of: super.sizeThatFits(size).height - 2 * style.insets.top)
    let lines = field.lines
    return CGSize(
      width: size.width,
      height: min(max(fitting, height(of: lines.lowerBound)), height(of: lines.upperBound)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.isHidden = hasText
    let available = bounds.inset(by: style.insets).size
    let height = placeholder.sizeThatFits(available).height
    placeholder.frame = CGRect(
      x: style.insets.left, y: style.insets.top, width: available.width,
      height: min(height, available.height))
    // UITextView has scrolled by a line before its height grew.
    if contentSize.height <= bounds.height + 0.5, contentOffset.y > 0 { contentOffset.y = 0 }
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    if !customized.font { font = style.font(in: traitCollection) }
    if !customized.color { textColor = style.theme.colors.fieldText }
    placeholder.font = font
    placeholder.textColor = style.theme.colors.placeholder
    updateColors()
  }

  private func updateColors() { style.apply(to: self, isInvalid: isInvalid) }

  private func textDidChange() {
    placeholder.isHidden = hasText
    onEvent(.changed)
    let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    onEvent(abs(fitting.height - bounds.height) > 0.5 ? .sizeChanged : .didBeginEditing)
  }
}

extension StyledAlertTextView {
  /// Forwards changes of the text to the view.
  private final class DelegateProxy: NSObject, UITextViewDelegate {
    weak var view: StyledAlertTextView?

    func textViewDidChange(_ textView: UITextView) { view?.textDidChange() }
    func textViewDidBeginEditing(_ textView: UITextView) { view?.onEvent(.didBeginEditing) }

    func textViewDidEndEditing(_ textView: UITextView) {
      view?.onEvent(.changed)
      view?.onEvent(.didEndEditing)
    }
  }
}
