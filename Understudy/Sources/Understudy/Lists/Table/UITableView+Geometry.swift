// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableView {
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.cells.isEmpty ? nil : rows.cells.keys.sorted()
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if data.needsLoading { layoutIfNeeded() }
    return rows.cells[indexPath]
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return tableLayout.row(at: point.y)
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var result: [IndexPath] = []
    var next = tableLayout.firstRow(below: rect.minY)
    while let path = next, tableLayout.span(ofRow: path).start < rect.maxY {
      result.append(path)
      next = tableLayout.row(after: path)
    }
    return result
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return tableLayout.contains(indexPath) ? rowFrame(indexPath) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    rect(section) { $0.span(ofSection: section) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { $0.span(ofHeader: section) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { $0.span(ofFooter: section) }
  }

  private func rect(_ section: Int, _ span: (TableLayout) -> TableLayout.Span) -> CGRect {
    loadIfNeeded()
    return tableLayout.sections.indices.contains(section) ? frame(of: span(tableLayout)) : .zero
  }

  // MARK: Scrolling

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard tableLayout.contains(indexPath) else { return }
    guard !animated else {
      setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: true)
      return
    }
    // Rows that have not been seen are only estimated: once there, the place is known better.
    for _ in 0..<3 {
      let target = offset(showing: indexPath, at: scrollPosition)
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let span = tableLayout.span(ofRow: path)
    let inset = adjustedContentInset
    let pinned = style == .plain ? tableLayout.sections[path.section].header : 0
    let top = span.start - inset.top - pinned
    let bottom = span.end - bounds.height + inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle:
      y = span.start + span.length / 2 - (bounds.height + inset.top - inset.bottom) / 2
    case .none:
      if y > top { y = top } else if y < bottom { y = bottom }
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }
}
