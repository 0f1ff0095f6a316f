// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A view for an empty list.
final class EmptyView: UIView {
  init(symbol: String, title: Copy, note: Copy) {
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 44, weight: .light)
    image.tintColor = Palette.fadedInk
    image.contentMode = .center
    let title = UILabel(title, style: .title3, weight: .semibold, color: Palette.ink)
    let note = UILabel(note, style: .subheadline, color: Palette.fadedInk)
    for label in [title, note] { label.textAlignment = .center }
    let column = UIStackView(.vertical, [image])
    column.add(title, after: 16)
    column.add(note, after: 4)
    addSubview(column, pinned: nil)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(
        equalTo: readableContentGuide.trailingAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
