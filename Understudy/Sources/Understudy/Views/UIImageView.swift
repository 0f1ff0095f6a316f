// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Differs: no image sequences, no symbol effects.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image !== oldValue { update() }
    }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { update() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { update() } }
  }

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
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isResizable { update() }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var isResizable: Bool { shownImage.map { $0.capInsets != .zero } ?? false }

  /// Hands the layer its pixels: those of the image, or a drawing where it needs tint or stretching.
  private func update() {
    guard let shownImage else {
      layer.contents = nil
      return
    }
    let tint = shownImage.renderingMode == .alwaysTemplate ? shownImage.tint ?? tintColor : nil
    let needsDrawing = tint != nil || shownImage.tint != nil || isResizable || flips(shownImage)
    let pixels = needsDrawing ? drawn(shownImage, tint: tint) : shownImage.cgImage
    layer.contents = pixels
    layer.contentsScale = shownImage.scale
  }

  private func flips(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func drawn(_ image: UIImage, tint: UIColor?) -> CGImage? {
    let size = isResizable && contentMode == .scaleToFill ? bounds.size : image.size
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let color = (tint ?? image.tint)?.resolvedColor(with: traitCollection)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      if flips(image) {
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      image.draw(in: CGRect(origin: .zero, size: size), context: context, tint: color)
    }.cgImage
  }
}
