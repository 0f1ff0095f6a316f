// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: no symbol effects, no animated images.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      guard image !== oldValue else { return }
      update()
    }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { update() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { update() } }
  }

  /// What is shown has the color of the view's tint.
  final var showsTint = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    update()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if showsTint { update() }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    if shownImage?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if followsSize { update() }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      invalidateIntrinsicContentSize()
      update()
    }
  }
}
