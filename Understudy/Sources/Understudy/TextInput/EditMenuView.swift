// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The bar of commands over a selection, as in iOS 16 to 18.
final class EditMenuView: UIView {
  private static let height: CGFloat = 40
  private static let font = UIFont.systemFont(ofSize: 15)

  private let backgroundEffectView = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemThickMaterial))
  private let buttons: [EditMenuButton]
  private var hairlines: [UIView] = []

  init(commands: [EditCommand], choose: @escaping @MainActor (EditCommand) -> Void) {
    buttons = commands.map { EditMenuButton(title: $0.title, font: Self.font) }
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    backgroundEffectView.layer.cornerRadius = 9
    backgroundEffectView.layer.cornerCurve = .continuous
    backgroundEffectView.clipsToBounds = true
    addSubview(backgroundEffectView)
    for (button, command) in zip(buttons, commands) {
      button.addAction(UIAction { _ in choose(command) }, for: .touchUpInside)
      backgroundEffectView.contentView.addSubview(button)
    }
    hairlines = buttons.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      backgroundEffectView.contentView.addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(size.width, buttons.reduce(0) { $0 + $1.naturalWidth }), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundEffectView.frame = bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: 9, cornerHeight: 9, transform: nil)
    let natural = buttons.reduce(0) { $0 + $1.naturalWidth }
    let factor = natural > 0 ? bounds.width / natural : 1
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hairline = 1 / max(1, traitCollection.displayScale)
    var x: CGFloat = 0
    for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
      let width = button.naturalWidth * factor
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if index > 0 {
        hairlines[index - 1].frame = CGRect(
          x: x.roundedToPixel(of: self), y: 0, width: hairline, height: bounds.height)
      }
      x += width
    }
  }
}

/// One command of the menu.
final class EditMenuButton: UIControl {
  private let label = UILabel()

  init(title: String, font: UIFont) {
    super.init(frame: .zero)
    label.text = title
    label.font = font
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    (label.intrinsicContentSize.width + 30).rounded(.up)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
