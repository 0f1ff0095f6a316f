// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: no fitting of the font to the width, no background images.
@MainActor
open class UITextField: UIControl, UITextInput {
  open weak var delegate: (any UITextFieldDelegate)?

  let editor = TextEditor()
  let textContentView = TextContentView()
  let placeholderLabel = UILabel()
  let border = TextFieldBorder()
  lazy var clearButton = makeClearButton()
  var style = TextFieldStyle()
  /// Set by focusing: the next key replaces everything, as in secure fields.
  var replacesOnNextKey = false
  lazy var interaction = TextInteraction(host: self)
  /// A secure field shows the character that was typed last for a while.
  var secretRevealWork: HeadlessScheduledWork?

  // MARK: Text

  open var text: String? {
    get { editor.text.string }
    set { setText(NSAttributedString(string: newValue ?? "")) }
  }
  open var attributedText: NSAttributedString? {
    get { editor.styled(style.attributes) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }
  open var placeholder: String? {
    get { style.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { style.placeholder }
    set { setPlaceholder(newValue) }
  }
  open var font: UIFont? {
    get { style.font }
    set {
      style.font = newValue ?? TextFieldStyle.defaultFont
      editor.removeAttribute(.font)
      styleDidChange()
    }
  }
  open var textColor: UIColor? {
    get { style.color }
    set {
      style.color = newValue ?? .label
      editor.removeAttribute(.foregroundColor)
      styleDidChange()
    }
  }
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set {
      style.alignment = newValue
      styleDidChange()
    }
  }
  /// UIKit has it in `UIContentSizeCategoryAdjusting`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  // MARK: Appearance

  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { styleDidChange() }
  }
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }
  open var leftViewMode: UITextField.ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var rightViewMode: UITextField.ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var clearButtonMode: UITextField.ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  // MARK: Behavior

  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open private(set) var isEditing = false

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { inputTraitsDidChange() }
  }
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default {
    didSet { inputTraitsDidChange() }
  }
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { inputTraitsDidChange() }
  }
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { inputTraitsDidChange() }
  }
  open var enablesReturnKeyAutomatically = false {
    didSet { inputTraitsDidChange() }
  }
  open var isSecureTextEntry = false {
    didSet { styleDidChange() }
  }
  open var textContentType: UITextContentType!

  private var customInputView: UIView?
  private var customAccessoryView: UIView?

  open override var inputView: UIView? {
    get { customInputView }
    set { customInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { customAccessoryView }
    set { customAccessoryView = newValue }
  }

  open override func reloadInputViews() { inputTraitsDidChange() }

  // MARK: Making one

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    scrollIntoView()
    didFocus()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    guard super.resignFirstResponder() else {
      isEditing = true
      return false
    }
    didUnfocus()
    return true
  }

  override func resignByForce(in window: UIWindow) {
    isEditing = false
    super.resignByForce(in: window)
    didUnfocus()
  }

  // MARK: Keys

  open var hasText: Bool { !editor.isEmpty }

  open func insertText(_ text: String) {
    replaceAllIfNeeded()
    editor.insert(text)
    showLastCharacter(of: text)
  }

  open func deleteBackward() {
    if replacesOnNextKey { return replaceAllIfNeeded() }
    editor.deleteBackward()
  }

  open func cut(_ sender: Any?) { interaction.perform(.cut) }
  open func copy(_ sender: Any?) { interaction.perform(.copy) }
  open func paste(_ sender: Any?) { interaction.perform(.paste) }
  open func select(_ sender: Any?) { interaction.perform(.select) }
  open func selectAll(_ sender: Any?) { editor.select(editor.text.all) }

  // MARK: Layout

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { availableTextRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    frame(of: leftView, isLeading: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    frame(of: rightView, isLeading: false, in: bounds)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    followTextSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
  }

  // MARK: Touches

  override var blocksAncestorTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { interaction.wasTapped(touch) }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { accessibility.value ?? (hasText ? accessibilityText : placeholder) }
    set { accessibility.value = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .none : .notEnabled) }
    set { accessibility.traits = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

// MARK: - Types

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
