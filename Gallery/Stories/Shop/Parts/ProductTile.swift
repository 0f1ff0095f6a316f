// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A product on the home page: its picture, and below it name, note and price. One button.
final class ProductTile: UIControl {
  private let artwork: ArtworkView
  private let name: UILabel
  private let note: UILabel
  private let price: UILabel

  init(_ product: Product, action: @escaping @MainActor () -> Void) {
    artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 16)
    name = UILabel(product.name, style: .headline, color: Palette.ink)
    note = UILabel(product.note, style: .footnote, color: Palette.fadedInk)
    price = UILabel(product.price, style: .subheadline, weight: .semibold, color: Palette.accent)
    super.init(frame: .zero)
    for view in [artwork, name, note, price] { addSubview(view) }
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = product.spoken
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: column(width: size.width).y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column(width: bounds.width).apply(rightToLeft: isRightToLeft)
  }

  private func column(width: CGFloat) -> Column {
    var column = Column(width: width)
    column.add(artwork, height: min(width, 200))
    column.add(name, below: 12)
    column.add(note, below: 2)
    column.add(price, below: 4)
    return column
  }
}

extension Product {
  /// What assistive technology says about the product.
  @MainActor
  var spoken: String {
    [name, note, price].map(\.text).joined(separator: ", ")
  }
}
