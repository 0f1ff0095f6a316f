// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of several lines on the card of a styled alert: it grows with its text, and then scrolls.
@MainActor
final class StyledAlertTextView: UITextView, StyledAlertControl {
  private let style: StyledAlertFieldAppearance
  private let field: StyledAlertField.TextView
  private let placeholder = UILabel()
  private let delegateProxy = DelegateProxy()
  private var customized = CustomizedProperties()
  private var isInvalid = false
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ lines: StyledAlertField.TextView, _ theme: StyledAlertTheme) {
    style = StyledAlertFieldAppearance(theme: theme)
    field = lines
    super.init(frame: .zero, textContainer: nil)
    textContainer.lineFragmentPadding = 0
    textContainerInset = style.insets
    text = lines.text
    accessibilityLabel = lines.placeholder
    placeholder.text = lines.placeholder
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

  func configure(_ key: StyledAlertForm.ReturnKey) {
    let before = (font, textColor)
    field.configure(self)
    customized = CustomizedProperties(font: font != before.0, color: textColor != before.1)
  }

  /// The line with the caret, where that is seen, and with it the edge of the box if that is near; all of
  /// it where the caret was scrolled away.
  var caretRect: CGRect {
    guard let end = selectedTextRange?.end else { return bounds }
    let line = caretRect(for: end).insetBy(dx: 0, dy: -style.insets.top).intersection(bounds)
    return line.isNull ? bounds : line
  }

  /// As high as its text, but not more than so many lines, nor less.
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
    let available = bounds.inset(by: style.insets)
    let height = placeholder.sizeThatFits(CGSize(width: available.width, height: available.height)).height
    placeholder.frame = CGRect(
      x: style.insets.left, y: style.insets.top, width: available.width,
      height: min(height, available.height))
    // It was one line too high for a moment when the last one was begun.
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

  func setInvalid(isInvalid: Bool) {
    self.isInvalid = isInvalid
    updateColors()
  }

  private func updateColors() { style.apply(self, isInvalid: isInvalid) }

  private func textDidChange() {
    placeholder.isHidden = hasText
    onEvent(.changed)
    let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    onEvent(abs(fitting.height - bounds.height) > 0.5 ? .sizeChanged : .didBeginEditing)
  }
}

extension StyledAlertTextView {
  /// Hears what the user does.
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
