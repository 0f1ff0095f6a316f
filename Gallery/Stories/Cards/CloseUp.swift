// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A full-screen picture of a product, with its name and note.
final class CloseUp: UIView {
  /// Called when the button is tapped.
  var onClose: (@MainActor () -> Void)?

  private let artwork: ArtworkView
  private let name: UILabel
  private let note: UILabel
  private lazy var button = UIButton.prominent(.closeUpClose) { [weak self] in self?.onClose?() }

  init(_ product: Product) {
    artwork = ArtworkView(product.artwork)
    name = UILabel(product.name, style: .title1, weight: .bold, color: Palette.ink)
    note = UILabel(product.note, style: .subheadline, color: Palette.fadedInk)
    super.init(frame: .zero)
    backgroundColor = product.wall
    name.accessibilityTraits = .header
    for label in [name, note] { label.textAlignment = .center }
    for view in [artwork, name, note, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let footHeight = labels(top: 0).y
    let top = bounds.height - max(safe.bottom, 16) - footHeight
    labels(top: top).apply(rightToLeft: isRightToLeft)
    let room = CGRect(x: 0, y: safe.top, width: bounds.width, height: max(0, top - safe.top))
    let side = min(room.width, room.height)
    artwork.frame = CGRect(
      x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }

  private func labels(top: CGFloat) -> Column {
    let margin = max(24, safeAreaInsets.left, safeAreaInsets.right)
    let spare = max(0, bounds.width - 2 * margin - 480) / 2
    var column = Column(width: bounds.width, top: top, margin: margin + spare)
    column.add(name)
    column.add(note, below: 4)
    column.add(button, below: 24, height: max(50, button.height(fitting: column.width)))
    return column
  }
}
