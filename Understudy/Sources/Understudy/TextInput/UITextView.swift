// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: `delegate` has the type it has in scroll views. No links, attachments, data detectors
/// or layout managers, no formatting by the user.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  let editor = TextEditor()
  let textContentView = TextContentView()
  var style = TextViewStyle()
  lazy var interaction = TextInteraction(host: self)
  var shownWidth: CGFloat = -1
  private(set) var isEditing = false

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  open var text: String! {
    get { editor.text.string }
    set { setText(NSAttributedString(string: newValue ?? "")) }
  }
  open var attributedText: NSAttributedString! {
    get { editor.styled(style.attributes) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }
  open var font: UIFont? {
    get { style.font }
    set {
      style.font = newValue
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
  open var textAlignment: NSTextAlignment = .natural {
    didSet { styleDidChange() }
  }
  /// Differs: describes new text; setting it changes text without attributes of its own.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { style.attributes.merging(editor.typingAttributes) { $1 } }
    set { editor.typingAttributes = newValue }
  }
  open var selectedRange: NSRange {
    get { editor.text.selection }
    set { editor.select(newValue) }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { styleDidChange() }
  }
  public let textContainer: NSTextContainer
  /// UIKit has it in `UIContentSizeCategoryAdjusting`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  // MARK: Behavior

  open var isEditable = true {
    didSet { if !isEditable, isEditing { resignFirstResponder() } }
  }
  open var isSelectable = true {
    didSet { if !isSelectable { resignFirstResponder() } }
  }
  open var clearsOnInsertion = false
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { styleDidChange() } }
  }

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
  open var isSecureTextEntry = false
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

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUpText()
  }

  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    setUpText()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUpText()
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isSelectable, window != nil,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = isEditable
    didFocus()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func resignByForce(in window: UIWindow) {
    super.resignByForce(in: window)
    endEditing()
  }

  private func endEditing() {
    let wasEditing = isEditing
    isEditing = false
    didUnfocus(wasEditing: wasEditing)
  }

  // MARK: Keys

  open var hasText: Bool { !editor.isEmpty }
  open func insertText(_ text: String) {
    if isEditable { editor.insert(text) }
  }
  open func deleteBackward() {
    if isEditable { editor.deleteBackward() }
  }

  open func cut(_ sender: Any?) { interaction.perform(.cut) }
  open func copy(_ sender: Any?) { interaction.perform(.copy) }
  open func paste(_ sender: Any?) { interaction.perform(.paste) }
  open func select(_ sender: Any?) { interaction.perform(.select) }
  open func selectAll(_ sender: Any?) { editor.select(editor.text.all) }

  // MARK: Layout

  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scroll(to: range, animated: false)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = naturalSize(fitting: .infinity).width
    return CGSize(
      width: width, height: naturalSize(fitting: bounds.width > 0 ? bounds.width : width).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(fitting: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    followTextSize()
    styleDidChange()
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, isSelectable { interaction.wasTapped(touch) }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { accessibility.value ?? editor.text.string }
    set { accessibility.value = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

// MARK: - Delegate

/// Differs: optional methods are methods with a default, as there is no Objective-C; nothing about
/// links, attachments, menus and writing tools.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}

// MARK: - Container

/// Differs: has what a text view lets apps set, and takes its size from that view.
@MainActor
open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange?() }
  }
  open var maximumNumberOfLines = 0 {
    didSet { didChange?() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange?() }
  }
}
