// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The content of a row of the bag: the product, its price, and a button that removes it.
final class BagRow: UIStackView {
  /// Creates the content for these traits; the table reloads its rows when the text size changes.
  init(_ product: Product, traits: UITraitCollection, remove: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    let artwork = ArtworkView(product.artwork, wall: product.wall, cornerRadius: 12)
    let words = UIStackView(
      .vertical, spacing: 2,
      [
        UILabel(product.name, style: .headline, color: Palette.ink),
        UILabel(product.note, style: .footnote, color: Palette.fadedInk),
        UILabel(
          text: product.priceText, style: .subheadline, weight: .semibold,
          color: Palette.accent),
      ])
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "trash")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .body)
    configuration.baseForegroundColor = Palette.fadedInk
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in remove() })
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    button.accessibilityLabel = [Copy.bagRemove, product.name].map(\.text).joined(separator: ", ")
    if traits.hasHugeText {
      let head = UIStackView(.horizontal, alignment: .center, [artwork, UIView(), button])
      axis = .vertical
      spacing = 12
      for view in [head, words] { addArrangedSubview(view) }
    } else {
      spacing = 16
      alignment = .center
      for view in [artwork, words, button] { addArrangedSubview(view) }
    }
    NSLayoutConstraint.activate([
      artwork.widthAnchor.constraint(equalToConstant: 72),
      artwork.heightAnchor.constraint(equalToConstant: 72),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  func pin(to view: UIView) {
    // The symbol is centered in a wider button.
    let trailing: CGFloat = axis == .vertical ? 16 : 6
    view.addSubview(self, pinned: .init(top: 12, leading: 16, bottom: 12, trailing: trailing))
  }
}
