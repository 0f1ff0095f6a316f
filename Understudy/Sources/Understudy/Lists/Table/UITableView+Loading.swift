// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableView {
  /// The state of the table's data.
  struct DataState {
    var needsLoading = true
    /// Nothing of what is shown stays.
    var reloadsAll = true
    /// The width for which heights were measured.
    var width: CGFloat = 0
    var sides = UIEdgeInsets.zero
    /// Of the headers.
    var titles: [String?] = []
  }

  private static var defaultHeaderFooterHeight: CGFloat { 28 }
  /// Between two groups, half of it each above and below.
  private static var groupGap: CGFloat { ListMetrics.current.groupGap }
  private static var firstGroupGap: CGFloat { 35 }

  func dataSourceDidChange() {
    data.needsLoading = true
    data.reloadsAll = true
    setNeedsLayout()
  }

  /// Heights have to be requested and measured again; rows and cells stay.
  func sizesDidChange() {
    data.needsLoading = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard data.needsLoading, updates.depth == 0 else { return }
    data.needsLoading = false
    if data.reloadsAll {
      data.reloadsAll = false
      removeEverything()
      selection.paths = []
    }
    removeHeaderFooterViews()
    data.width = bounds.width
    tableLayout = readLayout()
    rows.remove { !tableLayout.contains($0) }.forEach(endDisplaying)
    selection.paths.removeAll { !tableLayout.contains($0) }
  }

  /// Asks the data source how much there is, and the delegate how high it is.
  func readLayout() -> TableLayout {
    guard let dataSource else {
      data.titles = []
      return TableLayout(top: topHeight, sections: [])
    }
    let count = dataSource.numberOfSections(in: self)
    data.titles = (0..<count).map { dataSource.tableView(self, titleForHeaderInSection: $0) }
    let sections = (0..<count).map { section in
      makeSection(section, rows: dataSource.tableView(self, numberOfRowsInSection: section))
    }
    return TableLayout(top: topHeight, sections: sections)
  }

  private func makeSection(_ section: Int, rows count: Int) -> TableLayout.Section {
    var result = TableLayout.Section(rows: HeightList(count: count, estimate: estimate))
    let header = fixed(sectionHeaderHeight)
    result.header = header ?? estimatedHeader(section)
    result.isHeaderKnown = header != nil
    let footer = fixed(sectionFooterHeight)
    result.footer = footer ?? emptyFooter(section)
    result.isFooterKnown = footer != nil
    result.padding = padding(ofHeader: result.header)
    if estimatedRowHeight == 0 {
      for row in 0..<count {
        let height = height(ofRow: IndexPath(row: row, section: section))
        result.rows.set(height < 0 ? UITableViewCell.defaultHeight : height, at: row)
      }
    }
    return result
  }

  private var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : UITableViewCell.defaultHeight
  }

  /// The height from the delegate, or a negative one for the cell's own.
  func height(ofRow path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  // MARK: Headers and footers

  /// In grouped tables zero stands for the usual distance.
  private func fixed(_ height: CGFloat) -> CGFloat? {
    if height < 0 || (height == 0 && style != .plain) { return nil }
    return height
  }

  func padding(ofHeader height: CGFloat) -> CGFloat {
    if sectionHeaderTopPadding >= 0 { return height > 0 ? sectionHeaderTopPadding : 0 }
    return style == .plain && height > 0 ? 22 : 0
  }

  private func estimatedHeader(_ section: Int) -> CGFloat {
    data.titles[section] == nil ? emptyHeader(section) : Self.defaultHeaderFooterHeight
  }

  func emptyHeader(_ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return section == 0 && tableHeaderView == nil ? Self.firstGroupGap : Self.groupGap
  }

  func emptyFooter(_ section: Int) -> CGFloat {
    style == .plain ? 0 : Self.groupGap
  }

  private var topHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func edgeViewDidChange(from old: UIView?, _ new: UIView?) {
    if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    data.needsLoading = true
    setNeedsLayout()
  }
}
