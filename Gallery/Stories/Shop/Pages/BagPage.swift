// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the user has put aside; presented above any page.
final class BagPage: UIViewController {
  private let scroll = UIScrollView()
  private let rows = [Product.teapot, .cup, .oolong].map { ProductRow($0) }
  private let note = NoteField(.bagNote)
  private let total = UILabel(.bagTotal, style: .headline, color: Palette.ink)
  private let sum = UILabel(.bagTotalPrice, style: .headline, color: Palette.ink)
  private lazy var keyboardRoom = KeyboardRoom(for: scroll)
  private lazy var checkout = UIButton.prominent(.bagCheckout) { [weak self] in self?.close() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Copy.bag.text
    view.backgroundColor = Palette.paper
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: Copy.bagClose.text) { [weak self] _ in self?.close() })
    view.addSubview(scroll)
    for view in rows + [note, total, sum, checkout] { scroll.addSubview(view) }
    _ = keyboardRoom
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width
    let margin = max(16, view.safeAreaInsets.left)
    sum.textAlignment = view.hasHugeText ? .natural : (view.isRightToLeft ? .left : .right)
    var column = Column(width: width, top: 16, margin: margin)
    for (index, row) in rows.enumerated() {
      column.add(row, below: index == 0 ? 0 : 12)
    }
    column.add(note, below: 12)
    if view.hasHugeText {
      column.add(total, below: 24)
      column.add(sum, below: 4)
    } else {
      column.addRow([total, sum], below: 24, spacing: 16)
    }
    column.add(checkout, below: 16, height: max(50, checkout.height(fitting: width - 2 * margin)))
    column.addSpace(32)
    column.apply(rightToLeft: view.isRightToLeft)
    scroll.contentSize = CGSize(width: width, height: column.y)
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  private func close() {
    dismiss(animated: true)
  }
}
