// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How a text field draws its text.
struct TextFieldStyle {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var font = TextFieldStyle.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var placeholder: NSAttributedString?

  var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }
}

extension UITextField {
  /// The distance of text from a rounded border.
  private static let padding: CGFloat = 7
  private static let clearSize: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  func setUp() {
    editor.host = self
    border.field = self
    for view in [border, placeholderLabel, textContentView] { addSubview(view) }
    placeholderLabel.isAccessibilityElement = false
    interaction.install()
    styleDidChange()
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    style.placeholder = text
    styleDidChange()
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = style.font.adjusted(for: traitCollection)
    if adjusted != style.font { font = adjusted }
  }

  func styleDidChange() {
    invalidateIntrinsicContentSize()
    border.setNeedsDisplay()
    setNeedsLayout()
    if isEditing { updateTextContent() }
  }

  var naturalSize: CGSize {
    let text = hasText ? shownText : placeholderText
    let size = TextLayout.make(text, font: style.font, limits: .init(lines: 1)).size
    let height = style.font.lineHeight.rounded(.up) + 1
    let sides = [leftView.map { isShown(leftViewMode) ? $0.frame.width : 0 }, rightSideWidth]
    let width = size.width.rounded(.up) + sides.compactMap { $0 }.reduce(0, +)
    switch borderStyle {
    case .none: return CGSize(width: width, height: height)
    case .line: return CGSize(width: width + 4, height: height + 4)
    case .bezel, .roundedRect:
      return CGSize(width: width + 2 * Self.padding, height: height + 12)
    }
  }

  private var rightSideWidth: CGFloat? {
    if isClearShown { return Self.clearSize + Self.clearMargin }
    return rightView.map { isShown(rightViewMode) ? $0.frame.width : 0 }
  }

  // MARK: - Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// A field that is left with text in it keeps the button only where the mode says so.
  private var isClearShown: Bool { hasText && isEnabled && isShown(clearButtonMode) }

  func frame(of side: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let size = side?.frame.size else { return .zero }
    let isLeft = isLeading != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).roundedToPixel(of: self), width: size.width,
      height: size.height)
  }

  func clearButtonFrame(in bounds: CGRect) -> CGRect {
    let size = Self.clearSize
    let margin = Self.clearMargin
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - size - margin,
      y: (bounds.midY - size / 2).roundedToPixel(of: self), width: size, height: size)
  }

  func availableTextRect(in bounds: CGRect) -> CGRect {
    var (leading, trailing) = (CGFloat(0), CGFloat(0))
    switch borderStyle {
    case .none: break
    case .line: (leading, trailing) = (2, 2)
    case .bezel, .roundedRect: (leading, trailing) = (Self.padding, Self.padding)
    }
    if let leftView, isShown(leftViewMode) {
      let taken = leftViewRect(forBounds: bounds)
      leading = max(leading, isMirrored ? bounds.maxX - taken.minX : taken.maxX - bounds.minX)
      if leftView.frame.width == 0 { leading = max(leading, 0) }
    }
    if isClearShown {
      let taken = clearButtonRect(forBounds: bounds)
      let reach = isMirrored ? taken.maxX - bounds.minX : bounds.maxX - taken.minX
      trailing = max(trailing, reach + 2)
    } else if rightView != nil, isShown(rightViewMode) {
      let taken = rightViewRect(forBounds: bounds)
      trailing = max(trailing, isMirrored ? taken.maxX - bounds.minX : bounds.maxX - taken.minX)
    }
    return CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY,
      width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  // MARK: - Laying out

  func layOutParts() {
    border.frame = borderRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode) || isClearShown
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    if isClearShown || clearButtonMode != .never {
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.isHidden = !isClearShown
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    textContentView.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    updateTextContent()
  }

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func makeClearButton() -> TextClearButton {
    let button = TextClearButton()
    button.addAction(
      UIAction { [weak self] _ in self?.clearWasTapped() }, for: .touchUpInside)
    return button
  }
}
