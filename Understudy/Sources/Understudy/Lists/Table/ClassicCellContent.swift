// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The labels and the image that cells of one of the four styles have, made when asked for.
@MainActor
final class ClassicCellContent {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  func text(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return nil }
    if text == nil {
      let isName = cell.style == .value2
      text = make(isName ? .caption1 : .body, color: isName ? cell.tintColor : .label, in: cell)
    }
    return text
  }

  func detail(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return nil }
    if detail == nil {
      switch cell.style {
      case .default: return nil
      case .subtitle, .value2: detail = make(.caption1, color: .label, in: cell)
      case .value1: detail = make(.body, color: .secondaryLabel, in: cell)
      }
    }
    return detail
  }

  func image(of cell: UITableViewCell) -> UIImageView? {
    guard cell.contentConfiguration == nil, cell.style != .value2 else { return image }
    if image == nil {
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      cell.contentView.addSubview(view)
      image = view
      cell.setNeedsLayout()
    }
    return image
  }

  func removeAll() {
    text?.removeFromSuperview()
    detail?.removeFromSuperview()
    image?.removeFromSuperview()
    (text, detail, image) = (nil, nil, nil)
  }

  var labels: [UILabel] { [text, detail].compactMap { $0 } }

  private func make(
    _ style: UIFont.TextStyle, color: UIColor?, in cell: UITableViewCell
  ) -> UILabel {
    let label = CellLabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color ?? .label
    label.cell = cell
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
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
