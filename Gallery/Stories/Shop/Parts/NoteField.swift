// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A single-line text field with a background of its own.
final class NoteField: UITextField {
  private static let inset: CGFloat = 16

  private let prompts: (standard: Copy, short: Copy)

  /// Creates a field. The short prompt is used at accessibility text sizes, where the other one
  /// would be truncated.
  init(_ prompt: Copy, short: Copy) {
    prompts = (prompt, short)
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    textColor = Palette.ink
    tintColor = Palette.accent
    backgroundColor = Palette.surface
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    showPrompt()
    accessibilityLabel = prompt.text
    returnKeyType = .done
    // With a target for this event, UIKit resigns first responder when the return key is pressed.
    addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showPrompt()
  }

  private func showPrompt() {
    let prompt = hasHugeText ? prompts.short : prompts.standard
    attributedPlaceholder = NSAttributedString(
      string: prompt.text, attributes: [.foregroundColor: Palette.fadedInk])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(50, (font?.lineHeight ?? 0).rounded(.up) + 24))
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: Self.inset, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: Self.inset, dy: 0)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: Self.inset, dy: 0)
  }
}
