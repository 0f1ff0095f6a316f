// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field of several lines on the card of a styled alert: it grows with its text, and then scrolls.
@MainActor
final class StyledAlertTextView: UITextView, StyledAlertControl {
  private let look: StyledAlertFieldLook
  private let wish: StyledAlertField.Lines
  private let placeholder = UILabel()
  private let ear = Ear()
  private var own = StyledAlertOwnLooks()
  private var isWrong = false
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ lines: StyledAlertField.Lines, _ theme: StyledAlertTheme) {
    look = StyledAlertFieldLook(theme: theme)
    wish = lines
    super.init(frame: .zero, textContainer: nil)
    textContainer.lineFragmentPadding = 0
    textContainerInset = look.insets
    text = lines.text
    accessibilityLabel = lines.placeholder
    placeholder.text = lines.placeholder
    placeholder.numberOfLines = 0
    placeholder.isAccessibilityElement = false
    placeholder.isUserInteractionEnabled = false
    addSubview(placeholder)
    delegate = ear
    ear.view = self
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { .text(committedText) }
  var typing: StyledAlertForm.Field.Typing { .lines }
  var isFillable: Bool { isEditable }

  func prepare(_ key: StyledAlertForm.ReturnKey) {
    let before = (font, textColor)
    wish.configure(self)
    own = StyledAlertOwnLooks(font: font != before.0, color: textColor != before.1)
  }

  /// The line with the caret, where that is seen, and with it the edge of the box if that is near; all of
  /// it where the caret was scrolled away.
  var caret: CGRect {
    guard let end = selectedTextRange?.end else { return bounds }
    let line = caretRect(for: end).insetBy(dx: 0, dy: -look.insets.top).intersection(bounds)
    return line.isNull ? bounds : line
  }

  /// As high as its text, but not more than so many lines, nor less.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = font?.lineHeight ?? 0
    func height(of lines: Int) -> CGFloat { look.height(of: line * CGFloat(max(1, lines))) }
    let wanted = look.height(of: super.sizeThatFits(size).height - 2 * look.insets.top)
    let lines = wish.lines
    return CGSize(
      width: size.width,
      height: min(max(wanted, height(of: lines.lowerBound)), height(of: lines.upperBound)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.isHidden = hasText
    let room = bounds.inset(by: look.insets)
    let height = placeholder.sizeThatFits(CGSize(width: room.width, height: room.height)).height
    placeholder.frame = CGRect(
      x: look.insets.left, y: look.insets.top, width: room.width,
      height: min(height, room.height))
    // It was one line too high for a moment when the last one was begun.
    if contentSize.height <= bounds.height + 0.5, contentOffset.y > 0 { contentOffset.y = 0 }
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
    placeholder.font = font
    placeholder.textColor = look.theme.colors.placeholder
    paint()
  }

  func mark(isWrong: Bool) {
    self.isWrong = isWrong
    paint()
  }

  private func paint() { look.paint(self, isWrong: isWrong) }

  private func textDidChange() {
    placeholder.isHidden = hasText
    report(.edited)
    let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    report(abs(wanted.height - bounds.height) > 0.5 ? .resized : .entered)
  }
}

extension StyledAlertTextView {
  /// Hears what the user does.
  private final class Ear: NSObject, UITextViewDelegate {
    weak var view: StyledAlertTextView?

    func textViewDidChange(_ textView: UITextView) { view?.textDidChange() }
    func textViewDidBeginEditing(_ textView: UITextView) { view?.report(.entered) }

    func textViewDidEndEditing(_ textView: UITextView) {
      view?.report(.edited)
      view?.report(.left)
    }
  }
}
