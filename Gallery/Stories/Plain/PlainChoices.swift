// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A list of choices on a sheet, as it is often written: buttons in a stack.
///
/// The scripts *before* of the stories use it; it does not use Usher.
final class PlainChoices: UIView {
  private let stack = UIStackView()

  init(_ title: String, _ choices: [String]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    for choice in choices {
      var configuration = UIButton.Configuration.plain()
      configuration.title = choice
      stack.addArrangedSubview(
        UIButton(
          configuration: configuration,
          primaryAction: UIAction { [weak self] _ in self?.superview?.removeFromSuperview() }))
    }
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(stack.arrangedSubviews.count) * 56 + 48)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 40, right: 16))
  }
}
