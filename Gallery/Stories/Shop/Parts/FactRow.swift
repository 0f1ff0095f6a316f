// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A symbol and a short text, such as a date, a place or a price.
final class FactRow: UIStackView {
  private let label: UILabel
  private let image: UIImageView
  private lazy var width = image.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  init(symbol: String, text: String) {
    label = UILabel(text: text, style: .subheadline, color: Palette.ink)
    image = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    image.tintColor = Palette.accent
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    image.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    image.setContentCompressionResistancePriority(.required, for: .horizontal)
    spacing = 10
    alignment = .firstBaseline
    addArrangedSubview(image)
    addArrangedSubview(label)
    width.isActive = true
    updateSymbolWidth()
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    label = UILabel()
    image = UIImageView()
    super.init(coder: coder)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateSymbolWidth()
  }

  /// Gives all symbols the same width, so that the texts of several rows are aligned.
  private func updateSymbolWidth() {
    width.constant = UIFontMetrics(forTextStyle: .subheadline)
      .scaledValue(for: 24, compatibleWith: traitCollection)
  }
}
