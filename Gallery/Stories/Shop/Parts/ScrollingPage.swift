// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A page whose content is a column that scrolls.
class ScrollingPage: UIViewController {
  /// How wide the column may become.
  enum Width {
    /// As wide as the page between its margins.
    case full
    /// No wider than text can be read with ease.
    case readable
  }

  let scroll = UIScrollView()
  let column = UIStackView()
  private let columnWidth: Width

  init(width: Width) {
    columnWidth = width
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    column.axis = .vertical
    scroll.alwaysBounceVertical = true
    scroll.addSubview(column, pinned: nil)
    view.addSubview(scroll, pinned: .zero)
    let sides = columnWidth == .full ? view.layoutMarginsGuide : view.readableContentGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      column.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -32),
      column.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitsDidChange()
  }

  /// Called when the page is loaded and whenever sizes or text sizes have changed: arranges what
  /// depends on them.
  func traitsDidChange() {}
}
