// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An address form on a card in the center of the screen, which ignores the keyboard.
final class PlainAddressCard: UIView {
  private let stack = UIStackView()
  /// The fields, from top to bottom.
  let fields: [UITextField]

  init() {
    let lines: [Copy] = [
      .addressName, .addressStreet, .addressTown, .addressPostcode, .addressPhone, .addressNote,
    ]
    fields = lines.map { line in
      let field = UITextField()
      field.placeholder = line.text
      field.accessibilityLabel = line.text
      field.borderStyle = .roundedRect
      return field
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 14
    let title = UILabel()
    title.text = Copy.addressTitle.text
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    let save = UIButton(configuration: .filled())
    save.setTitle(Copy.addressSave.text, for: .normal)
    stack.axis = .vertical
    stack.spacing = 14
    for view in [title] + fields + [save] { stack.addArrangedSubview(view) }
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(300, size.width)
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: width - 32, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGSize(width: width, height: height + 40)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds.insetBy(dx: 16, dy: 20)
  }
}
