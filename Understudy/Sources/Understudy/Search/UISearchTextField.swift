// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The field of a search bar, or one without a bar. Tokens and suggestions are left out.
@MainActor
open class UISearchTextField: UITextField {
  private let icon = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    clearButtonMode = .always
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchBarMetrics.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    icon.image = UIImage(systemName: "magnifyingglass")
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.isAccessibilityElement = false
    leftView = icon
    leftViewMode = .always
  }

  private func fitIcon() {
    let width = icon.intrinsicContentSize.width.rounded(.up) + SearchBarMetrics.iconGap
    icon.frame.size = CGSize(width: width, height: SearchBarMetrics.fieldHeight)
  }

  open override var placeholder: String? {
    get { super.placeholder }
    set {
      super.attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: preferredHeight)
  }

  var preferredHeight: CGFloat {
    SearchBarMetrics.fieldHeight(for: font ?? TextFieldStyle.defaultFont)
  }

  /// What is in the field fades while a bar collapses.
  var contentAlpha: CGFloat = 1 {
    didSet {
      guard contentAlpha != oldValue else { return }
      for view in [icon, placeholderLabel, textContentView, clearButton] {
        view.alpha = contentAlpha
      }
    }
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    shifted(super.leftViewRect(forBounds: bounds), by: SearchBarMetrics.iconMargin)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    withMargin(super.editingRect(forBounds: bounds), in: bounds)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func shifted(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    rect.offsetBy(dx: isMirrored ? -distance : distance, dy: 0)
  }

  /// Text that would reach the edge of the field ends before it.
  private func withMargin(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let margin = SearchBarMetrics.textMargin
    if isMirrored {
      let missing = max(0, bounds.minX + margin - rect.minX)
      return CGRect(
        x: rect.minX + missing, y: rect.minY, width: max(0, rect.width - missing),
        height: rect.height)
    }
    let missing = max(0, rect.maxX - (bounds.maxX - margin))
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.width - missing), height: rect.height)
  }

  open override func layoutSubviews() {
    fitIcon()
    super.layoutSubviews()
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .searchField : [.searchField, .notEnabled]) }
    set { accessibility.traits = newValue }
  }
}
