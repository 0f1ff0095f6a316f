// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without prompt, scopes, bookmarks, a button for results, and images and colors of the app's own.
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// Where the bar stands.
  enum Placement {
    case standalone
    /// Below the title of a navigation bar.
    case stacked
    /// In a navigation bar, in place of its title.
    case replacingTitle
  }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  /// The search controller whose bar this is.
  weak var owner: (any SearchBarOwner)? {
    didSet { appearanceDidChange() }
  }

  let background = BarBackground(hairline: .bottom)
  var cancelButton = BarButton(title: nil)
  var placement = Placement.standalone {
    didSet { if placement != oldValue { placementDidChange() } }
  }
  private var showsCancel = false
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(background)
    addSubview(searchTextField)
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    background.show(UINavigationBarAppearance())
    makeCancelButton()
    appearanceDidChange()
  }

  // MARK: Text

  /// A search controller is notified of a new text, the delegate is not.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      owner?.barTextDidChange()
    }
  }

  open var placeholder: String? {
    didSet { appearanceDidChange() }
  }

  open var isEnabled = true {
    didSet {
      searchTextField.isEnabled = isEnabled
      cancelButton.isEnabled = isEnabled
    }
  }

  // MARK: Cancel

  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    owner?.barShowsCancelDidChange()
    showCancel(showsCancelButton, animated: animated)
  }

  func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    showsCancel = shows
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  // MARK: Appearance

  open var searchBarStyle: Style = .default {
    didSet { appearanceDidChange() }
  }

  func appearanceDidChange() {
    background.isHidden = placement != .standalone || searchBarStyle == .minimal
    let ownWord = owner == nil ? nil : SystemText.search.text
    searchTextField.placeholder = placeholder ?? ownWord
    setNeedsLayout()
  }

  private func placementDidChange() {
    appearanceDidChange()
    invalidateIntrinsicContentSize()
  }

  package override func headlessLanguageDidChange() {
    makeCancelButton()
    appearanceDidChange()
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
