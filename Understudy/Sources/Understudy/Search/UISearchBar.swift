// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: shown only in navigation bars, as the bar of a search controller, and has no delegate.
/// Without styles, prompt, scopes, bookmarks, a button for results, and images and colors of the
/// app's own.
@MainActor
open class UISearchBar: UIView {
  /// Where in a navigation bar it stands.
  enum Placement {
    /// Below the title.
    case stacked
    /// In place of its title.
    case replacingTitle
  }

  public let searchTextField = UISearchTextField()
  /// The search controller whose bar this is.
  weak var owner: UISearchController? {
    didSet { appearanceDidChange() }
  }

  var cancelButton = BarButton(title: nil)
  /// The glass of Cancel, if it has one.
  var cancelPlatter: BarButtonPlatter?
  var placement = Placement.stacked {
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
    addSubview(searchTextField)
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    makeCancelButton()
    appearanceDidChange()
  }

  // MARK: Text

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

  func appearanceDidChange() {
    let ownWord = owner == nil ? nil : SystemText.search.text
    searchTextField.placeholder = placeholder ?? ownWord
    searchTextField.isInNavigationBar = owner?.item != nil
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

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
