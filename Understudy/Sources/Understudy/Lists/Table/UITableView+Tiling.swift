// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The cells that a table has at the moment.
@MainActor
struct VisibleRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Those whose `willDisplay` has been sent.
  var displayed: Set<IndexPath> = []

  /// Takes out the rows for which a condition holds.
  mutating func remove(
    where condition: (IndexPath) -> Bool
  ) -> [(path: IndexPath, cell: UITableViewCell, wasDisplayed: Bool)] {
    let gone = cells.keys.filter(condition).sorted()
    return gone.compactMap { path in
      guard let cell = cells.removeValue(forKey: path) else { return nil }
      return (path, cell, displayed.remove(path) != nil)
    }
  }
}

extension UITableView {
  func layOutTable() {
    guard bounds.width > 0, updates.depth == 0 else { return }
    loadIfNeeded()
    adaptToWidth()
    UIView.performWithoutAnimation { tile() }
    placeRows()
    layOutHeaderFooterViews()
    placeEdgeViews()
  }

  /// Another width can make every row as high as its text then needs.
  private func adaptToWidth() {
    guard data.width != bounds.width || data.sides != safeSides else { return }
    data.width = bounds.width
    data.sides = safeSides
    tableLayout = readLayout()
    removeHeaderFooterViews()
  }

  // MARK: Which rows there are

  /// Has a cell for each visible row and none for others, with measured heights.
  ///
  /// What was on the screen stays where it was there, however wrong estimates above it were.
  func tile() {
    var anchor = currentAnchor
    removeInvisibleCells()
    for _ in 0..<Self.tilingPasses {
      let hasChanged = measureVisible()
      if let held = anchor, tableLayout.contains(held.path) {
        let start = tableLayout.span(ofRow: held.path).start
        if start != held.start { shiftContent(by: CGPoint(x: 0, y: start - held.start)) }
        anchor?.start = start
      }
      if !hasChanged { break }
    }
    updateContentSize()
    removeInvisibleCells()
  }

  /// Has cells for the rows that are visible, and leaves those alone that no longer are.
  func tileKeepingCells() {
    for _ in 0..<Self.tilingPasses where !measureVisible() { break }
    updateContentSize()
  }

  private static var tilingPasses: Int { 8 }

  private var currentAnchor: (path: IndexPath, start: CGFloat)? {
    let path = rows.displayed.filter { path in
      guard tableLayout.contains(path) else { return false }
      let span = tableLayout.span(ofRow: path)
      return span.end > bounds.minY && span.start < bounds.maxY
    }.min()
    // At the very top nothing has to be kept in place.
    guard let path, bounds.minY > -adjustedContentInset.top else { return nil }
    return (path, tableLayout.span(ofRow: path).start)
  }

  private func measureVisible() -> Bool {
    var hasChanged = false
    for section in tableLayout.sections(from: bounds.minY, to: bounds.maxY) {
      hasChanged = measureHeaderFooter(section) || hasChanged
    }
    var next = tableLayout.firstRow(below: bounds.minY)
    while let path = next, tableLayout.span(ofRow: path).start < bounds.maxY {
      if rows.cells[path] == nil { rows.cells[path] = makeCell(path) }
      if !tableLayout.sections[path.section].rows.isKnown(path.row) {
        hasChanged = measure(path) || hasChanged
      }
      next = tableLayout.row(after: path)
    }
    return hasChanged
  }

  private func measure(_ path: IndexPath) -> Bool {
    let before = tableLayout.span(ofRow: path).length
    var height = height(ofRow: path)
    if height < 0, let cell = rows.cells[path] {
      height =
        cell.systemLayoutSizeFitting(
          CGSize(width: rowFrame(path).width, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      if height <= 0 { height = UITableViewCell.defaultHeight }
    }
    tableLayout.change(path.section) { $0.rows.set(height, at: path.row) }
    return height != before
  }

  func makeCell(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    cell.layoutContext = layoutContext(of: path)
    cell.frame = CGRect(origin: cell.frame.origin, size: rowFrame(path).size)
    if cell.superview !== self { insertSubview(cell, at: backCount) }
    cell.isHidden = false
    cell.alpha = 1
    cell.transform = .identity
    if selection.paths.contains(path) { cell.setSelected(true, animated: false) }
    return cell
  }

  /// The views behind all rows.
  var backCount: Int {
    subviews.prefix { $0 === backgroundView || $0 is UIRefreshControl }.count
  }

  private func removeInvisibleCells() {
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let gone = rows.remove { path in
      guard tableLayout.contains(path) else { return true }
      let span = tableLayout.span(ofRow: path)
      return span.end <= top || span.start >= bottom
    }
    gone.forEach(endDisplaying)
  }

  func endDisplaying(_ row: (path: IndexPath, cell: UITableViewCell, wasDisplayed: Bool)) {
    row.cell.removeFromSuperview()
    if row.wasDisplayed {
      tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
    recycle(row.cell)
  }

  func removeEverything() {
    cancelTouch()
    closeSwipe(animated: false)
    rows.remove { _ in true }.forEach(endDisplaying)
  }

  // MARK: Where they are

  func placeRows() {
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) {
      cell.layoutContext = layoutContext(of: path)
      let frame = rowFrame(path)
      if !rows.displayed.contains(path) {
        UIView.performWithoutAnimation { cell.frame = frame }
        rows.displayed.insert(path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      } else if cell.frame != frame {
        cell.frame = frame
        if cell === swipe?.cell { swipe?.actionsView.frame = frame }
      }
    }
  }

  func layoutContext(of path: IndexPath) -> UITableViewCell.LayoutContext {
    var layoutContext = UITableViewCell.LayoutContext()
    layoutContext.style = style
    layoutContext.margin = textMargin
    layoutContext.sides = style == .insetGrouped ? .zero : safeSides
    layoutContext.isFirst = path.row == 0
    layoutContext.isLast = path.row == tableLayout.sections[path.section].rows.count - 1
    layoutContext.separators = separatorStyle == .singleLine
    layoutContext.separatorInset = customSeparatorInset
    // The default has another strength in lists.
    layoutContext.separatorColor = separatorColor == .separator ? nil : separatorColor
    return layoutContext
  }

  func rowFrame(_ path: IndexPath) -> CGRect { frame(of: tableLayout.span(ofRow: path)) }

  func frame(of span: TableLayout.Span) -> CGRect {
    var x: CGFloat = 0
    var width = bounds.width
    if style == .insetGrouped {
      x = sideMargin + safeSides.left
      width = max(0, width - 2 * sideMargin - safeSides.left - safeSides.right)
    }
    return CGRect(x: x, y: span.start, width: width, height: span.length)
  }

  /// How far cards keep from the sides of the table, and usually text from those of its row.
  var sideMargin: CGFloat { bounds.width >= ListMetrics.current.wideMarginWidth ? 20 : 16 }

  /// How far text keeps from the sides of its row.
  var textMargin: CGFloat {
    let usual = (style == .insetGrouped ? ListMetrics.current.cardTextMargin : nil) ?? sideMargin
    guard cellLayoutMarginsFollowReadableWidth else { return usual }
    let row = frame(of: TableLayout.Span(start: 0, length: 0)).width
    let covered = style == .insetGrouped ? 0 : safeSides.left + safeSides.right
    return max(usual, (row - covered - UIView.readableWidth) / 2)
  }

  var safeSides: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  var defaultSeparatorInset: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? 0 : textMargin, bottom: 0, right: isMirrored ? textMargin : 0)
  }

  func updateContentSize() {
    let footer = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: tableLayout.bottom + footer)
  }

  private func placeEdgeViews() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame.height != tableLayout.top { tableHeaderHeightDidChange(header.frame.height) }
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: tableLayout.bottom, width: bounds.width, height: footer.frame.height)
    }
  }

  private func tableHeaderHeightDidChange(_ height: CGFloat) {
    tableLayout.setTop(height)
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Changes of cells

  /// The content of a cell on the screen has changed, so its row may need another height.
  func cellSizeDidChange(_ cell: UITableViewCell) {
    guard let path = rows.cells.first(where: { $0.value === cell })?.key,
      rows.displayed.contains(path), tableLayout.contains(path)
    else { return }
    tableLayout.change(path.section) { $0.rows.invalidate(path.row) }
    setNeedsLayout()
  }

  func separatorsDidChange(around cell: UITableViewCell) {
    guard let path = rows.cells.first(where: { $0.value === cell })?.key, path.row > 0,
      let above = rows.cells[IndexPath(row: path.row - 1, section: path.section)]
    else { return }
    above.lines.hidesBottom = cell.showsSelection
    above.setNeedsLayout()
  }
}
