// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, for: Self.cellKey(identifier))
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.register(aClass, for: Self.headerFooterKey(identifier))
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = Self.cellKey(identifier)
    if let cell = pool.dequeue(key) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    guard let type = pool.registered(key) as? UITableViewCell.Type else { return nil }
    return HeadlessCellFactory.make(type, reuseIdentifier: identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HeadlessDevice.current.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let key = Self.headerFooterKey(identifier)
    if let view = pool.dequeue(key) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    guard let type = pool.registered(key) as? UITableViewHeaderFooterView.Type else { return nil }
    let view = HeadlessHeaderFooterFactory.make(type, reuseIdentifier: identifier)
    view.layoutContext.style = style
    return view
  }

  func recycle(_ cell: UITableViewCell) {
    cell.table = nil
    pool.enqueue(cell, cell.reuseIdentifier.map(Self.cellKey))
  }

  func recycle(margin view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    pool.enqueue(view, view.reuseIdentifier.map(Self.headerFooterKey))
  }

  private static func cellKey(_ identifier: String) -> String { "cell " + identifier }
  private static func headerFooterKey(_ identifier: String) -> String { "margin " + identifier }
}
