// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The field of a search bar, or one without a bar. Tokens and suggestions are left out.
@MainActor
open class UISearchTextField: UITextField {
  private let icon = UIImageView()
  /// There since iOS 26, behind the rest.
  private let glass = UIVisualEffectView(effect: nil)

  /// It is the field of a search bar in a navigation bar, which has glass.
  var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue, metrics.hasGlass { updateLook() } }
  }

  private var metrics: SearchBarMetrics { .current(inNavigationBar: isInNavigationBar) }

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
    layer.cornerCurve = .continuous
    clipsToBounds = true
    if metrics.hasGlass {
      glass.isUserInteractionEnabled = false
      glass.cornerConfiguration = .capsule()
      insertSubview(glass, at: 0)
    }
    updateLook()
    icon.image = UIImage(systemName: "magnifyingglass")
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.isAccessibilityElement = false
    leftView = icon
    leftViewMode = .always
  }

  /// Glass in a navigation bar, unless it is disabled (Tembeon/morph states.md).
  private func updateLook() {
    let hasGlass = metrics.hasGlass && isInNavigationBar
    // Glass has a shadow.
    clipsToBounds = !hasGlass
    glass.effect = hasGlass && isEnabled ? UIGlassEffect(style: .regular) : nil
    backgroundColor = hasGlass ? nil : .tertiarySystemFill
    layer.cornerRadius = metrics.cornerRadius ?? bounds.height / 2
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if metrics.hasGlass, isInNavigationBar { updateLook() }
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.clearButtonRect(forBounds: bounds)
    guard let margin = metrics.clearMargin else { return rect }
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - rect.width, y: rect.minY,
      width: rect.width, height: rect.height)
  }

  private func fitIcon() {
    let width = icon.intrinsicContentSize.width.rounded(.up) + metrics.iconGap
    icon.frame.size = CGSize(width: width, height: metrics.fieldHeight)
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
    metrics.fieldHeight(for: font ?? TextFieldStyle.defaultFont)
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
    shifted(super.leftViewRect(forBounds: bounds), by: metrics.iconMargin)
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
    let margin = metrics.textMargin
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
    if metrics.hasGlass {
      glass.frame = bounds
      layer.cornerRadius = bounds.height / 2
    }
    super.layoutSubviews()
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .searchField : [.searchField, .notEnabled]) }
    set { accessibility.traits = newValue }
  }
}
