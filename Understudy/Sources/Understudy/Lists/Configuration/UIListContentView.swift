// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without guides along its parts.
@MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      apply()
    }
  }

  private var list: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: contentLayout(width, nil).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentLayout(size.width, nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let contentLayout = contentLayout(bounds.width, bounds.height)
    imageView.frame = contentLayout.image
    textLabel.frame = contentLayout.text
    secondaryLabel.frame = contentLayout.secondary
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// How far from its leading edge the text begins, for the separator below it.
  var textInset: CGFloat {
    let frame = contentLayout(bounds.width, bounds.height).text
    return isMirrored ? bounds.width - frame.maxX : frame.minX
  }

  var hasImage: Bool { list.image != nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func apply() {
    list.textProperties.apply(to: textLabel)
    list.secondaryTextProperties.apply(to: secondaryLabel)
    show(list.text, list.attributedText, list.textProperties.transform, in: textLabel)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties.transform,
      in: secondaryLabel)
    imageView.image = list.image
    imageView.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    imageView.isHidden = list.image == nil
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    showTint()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ transform: UIListContentConfiguration.TextProperties.TextTransform, in label: UILabel
  ) {
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = transform.applied(to: text)
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func showTint() {
    imageView.assignTint(list.imageProperties.resolvedTintColor(for: tintColor))
  }

  private func contentLayout(_ width: CGFloat, _ height: CGFloat?) -> ListContentLayout {
    var result = ListContentLayout(margins: margins(in: width))
    result.paddings.imageToText = list.imageToTextPadding
    result.paddings.horizontal = list.textToSecondaryTextHorizontalPadding
    result.paddings.vertical = list.textToSecondaryTextVerticalPadding
    result.isSideBySide = list.prefersSideBySideTextAndSecondaryText
    result.minimumHeight = list.minimumHeight
    result.scale = max(1, traitCollection.displayScale)
    result.layOut(
      width: width, fullHeight: height,
      imageSize: imageView.shownImage.map { list.imageProperties.shownSize(of: $0) } ?? .zero,
      reserved: list.imageProperties.room(for: imageView.shownImage),
      textLabel: textLabel.isHidden ? nil : textLabel,
      secondaryLabel: secondaryLabel.isHidden ? nil : secondaryLabel)
    return isMirrored ? result.mirrored(in: width) : result
  }

  /// From left to right: leading is left here, whatever the direction.
  private func margins(in width: CGFloat) -> UIEdgeInsets {
    let own = list.directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    guard list.axesPreservingSuperviewLayoutMargins.contains(.horizontal),
      let outer = superview as? any ListMarginsSource
    else { return margins }
    margins.left = max(margins.left, outer.contentMargins.leading)
    margins.right = max(margins.right, outer.contentMargins.trailing)
    return margins
  }
}

/// A cell or header that says how far its content keeps from the edges of its content view.
@MainActor
protocol ListMarginsSource: UIView {
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { get }
}
