// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A symbol and a few words, as in when, where and how much.
final class FactRow: UIStackView {
  private let label: UILabel

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  init(symbol: String, text: String) {
    label = UILabel(text: text, style: .subheadline, color: Palette.ink)
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = Palette.accent
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    image.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    image.setContentCompressionResistancePriority(.required, for: .horizontal)
    spacing = 10
    alignment = .firstBaseline
    addArrangedSubview(image)
    addArrangedSubview(label)
    image.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    label = UILabel()
    super.init(coder: coder)
  }
}
