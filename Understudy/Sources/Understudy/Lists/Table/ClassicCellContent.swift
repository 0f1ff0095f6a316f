// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The label of a cell without a configuration, made when it is asked for.
@MainActor
final class ClassicCellContent {
  private(set) var text: UILabel?

  func text(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return nil }
    if text == nil {
      let label = CellLabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
      label.cell = cell
      cell.contentView.addSubview(label)
      cell.setNeedsLayout()
      text = label
    }
    return text
  }

  func remove() {
    text?.removeFromSuperview()
    text = nil
  }
}

/// Notifies its cell when its text needs another size.
@MainActor
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
