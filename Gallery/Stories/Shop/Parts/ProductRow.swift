// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A row for a product: a small picture, name and note, and the price at the trailing edge.
final class ProductRow: UIControl {
  private let words: UIStackView
  private let line: UIStackView
  private let price: UILabel

  init(_ product: Product, action: @escaping @MainActor () -> Void) {
    let artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 12)
    let name = UILabel(product.name, style: .headline, color: Palette.ink)
    let note = UILabel(product.note, style: .footnote, color: Palette.fadedInk)
    price = UILabel(
      text: product.priceText, style: .subheadline, weight: .semibold, color: Palette.accent)
    words = UIStackView(.vertical, spacing: 2, [name, note])
    line = UIStackView(.horizontal, spacing: 16, alignment: .center, [artwork, words])
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    roundCorners(16)
    line.isUserInteractionEnabled = false
    addSubview(line, pinned: .init(top: 12, leading: 12, bottom: 12, trailing: 16))
    NSLayoutConstraint.activate([
      artwork.widthAnchor.constraint(equalToConstant: 72),
      artwork.heightAnchor.constraint(equalToConstant: 72),
    ])
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = product.accessibilityText
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  /// Stacks the views vertically for accessibility text sizes.
  private func arrange() {
    let isHuge = traitCollection.hasHugeText
    line.axis = isHuge ? .vertical : .horizontal
    line.alignment = isHuge ? .leading : .center
    line.spacing = isHuge ? 12 : 16
    // In a column the price must not determine the width.
    price.setContentHuggingPriority(isHuge ? .defaultLow : .required, for: .horizontal)
    price.setContentCompressionResistancePriority(
      isHuge ? .defaultHigh : .required, for: .horizontal)
    let home = isHuge ? words : line
    guard price.superview !== home else { return }
    price.removeFromSuperview()
    home.addArrangedSubview(price)
  }
}
