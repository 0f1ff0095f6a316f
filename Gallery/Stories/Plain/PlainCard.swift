// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A card with texts and buttons, as it is often written: as tall as its content, even if the
/// screen is smaller.
final class PlainCard: UIView {
  /// Called with the index of the button that is tapped.
  var onAnswer: (@MainActor (Int) -> Void)?

  private let column: UIStackView
  private let buttons: [UIButton]

  /// Creates a card, with an optional activity indicator above the texts and buttons in a row or in
  /// a column.
  init(
    _ title: Copy, _ message: [Copy] = [], hasIndicator hasWheel: Bool = false,
    buttons names: [Copy] = [],
    inOneRow inOneLine: Bool = false
  ) {
    buttons = names.map { name in
      let button = UIButton.quiet(name) {}
      if inOneLine {
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.configuration?.contentInsets = .zero
      }
      return button
    }
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    let heading = UILabel(text: title.text, style: .headline, color: Palette.ink)
    let text = UILabel(
      text: message.map(\.text).joined(separator: "\n\n"), style: .subheadline, color: Palette.ink)
    for label in [heading, text] { label.textAlignment = .center }
    let buttonStack = UIStackView(inOneLine ? .horizontal : .vertical, spacing: 8, buttons)
    buttonStack.distribution = .fillEqually
    column = UIStackView(
      .vertical, spacing: 12,
      (hasWheel ? [indicator] : []) + [heading] + (message.isEmpty ? [] : [text])
        + (names.isEmpty ? [] : [buttonStack]))
    super.init(frame: .zero)
    backgroundColor = Palette.raised
    roundCorners(20)
    addSubview(
      column, pinned: NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 16, trailing: 20))
    for (index, button) in buttons.enumerated() {
      button.addAction(
        UIAction { [weak self] _ in self?.onAnswer?(index) }, for: .primaryActionTriggered)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether a button title is truncated.
  var hasTruncatedTitle: Bool {
    buttons.contains { button in
      guard let label = button.titleLabel else { return false }
      return label.intrinsicContentSize.width > label.bounds.width + 1
    }
  }

  /// Adds a square view at the top edge; `overhang` is the height above the card.
  func addTopView(with view: UIView, size: CGFloat, overhang: CGFloat) {
    let room = UIView()
    column.insertArrangedSubview(room, at: 0)
    addSubview(view, pinned: nil)
    NSLayoutConstraint.activate([
      room.heightAnchor.constraint(equalToConstant: size - overhang - 24),
      view.widthAnchor.constraint(equalToConstant: size),
      view.heightAnchor.constraint(equalToConstant: size),
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.topAnchor.constraint(equalTo: topAnchor, constant: -overhang),
    ])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 320)
    let height = column.systemLayoutSizeFitting(
      CGSize(width: width - 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGSize(width: width, height: height + 40)
  }
}

extension PlainLayer {
  /// Shows a card.
  @discardableResult
  static func show(_ card: PlainCard, on page: UIViewController) -> PlainLayer {
    show(card as UIView, in: page.view.window)
  }

  /// Shows a card that is dismissed by each of its buttons and by a tap outside. Calls the closure
  /// with the index of the button; a tap outside counts as the first button.
  static func ask(
    _ card: PlainCard, on page: UIViewController, onAnswer: @escaping @MainActor (Int) -> Void
  ) {
    let layer = show(card, on: page)
    card.onAnswer = { [weak layer] index in
      layer?.remove()
      onAnswer(index)
    }
    let tap = UITapGestureRecognizer()
    GestureAction.add(to: tap) { [weak layer, weak card] tap in
      guard let layer, let card, !card.frame.contains(tap.location(in: layer)) else { return }
      layer.remove()
      onAnswer(0)
    }
    layer.addGestureRecognizer(tap)
  }
}

extension UIAlertController {
  /// Makes an alert whose buttons only dismiss it.
  static func plain(_ title: Copy, _ message: Copy? = nil, buttons: [Copy] = [])
    -> UIAlertController
  {
    let alert = UIAlertController(
      title: title.text, message: message?.text, preferredStyle: .alert)
    for name in buttons { alert.addAction(UIAlertAction(title: name.text, style: .default)) }
    return alert
  }
}
