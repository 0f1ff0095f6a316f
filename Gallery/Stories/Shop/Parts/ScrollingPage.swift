// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page with a scrolling column.
class ScrollingPage: UIViewController {
  /// The maximum width of the column.
  enum Width {
    /// The width of the page within its margins.
    case full
    /// The readable width.
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

  /// Scrolls to a view of the page.
  func reveal(_ view: UIView?) {
    guard let view else { return }
    let area = scroll.convert(view.bounds, from: view)
    // At once for what points at it, and gradually for the eye.
    UIView.animate(withDuration: 0.3) {
      self.scroll.scrollRectToVisible(area.insetBy(dx: 0, dy: -24), animated: false)
    }
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

  /// Called when the view is loaded and when traits have changed, to update the layout that depends
  /// on them.
  func traitsDidChange() {}
}
