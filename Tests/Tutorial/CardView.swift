// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with a title, a text and a button.
final class CardView: UIView {
  var onTap: @MainActor () -> Void = {}

  init(_ title: String, _ text: String, button: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 24
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 12
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    let action = UIAction(title: button) { [weak self] _ in self?.onTap() }
    let stack = UIStackView(arrangedSubviews: [
      CardView.label(title, .headline), CardView.label(text, .subheadline),
      UIButton(configuration: configuration, primaryAction: action),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
      widthAnchor.constraint(equalToConstant: 300),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
