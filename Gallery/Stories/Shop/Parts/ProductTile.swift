// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A tile for a product: its picture, and below it name, note and price. One button.
final class ProductTile: UIControl {
  init(_ product: Product, action: @escaping @MainActor () -> Void) {
    let artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 16)
    let name = UILabel(product.name, style: .headline, color: Palette.ink)
    let note = UILabel(product.note, style: .footnote, color: Palette.fadedInk)
    let price = UILabel(
      text: product.priceText, style: .subheadline, weight: .semibold, color: Palette.accent)
    super.init(frame: .zero)
    let column = UIStackView(.vertical, [artwork])
    column.add(name, after: 12)
    column.add(note, after: 2)
    column.add(price, after: 4)
    column.isUserInteractionEnabled = false
    addSubview(column, pinned: .zero)
    let square = artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor)
    square.priority = .defaultHigh
    NSLayoutConstraint.activate([
      square, artwork.heightAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = product.accessibilityText
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}
