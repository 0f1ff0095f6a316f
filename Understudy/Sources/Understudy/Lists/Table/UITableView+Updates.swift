// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableView {
  private static var updateDuration: TimeInterval { 0.3 }

  func change(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates(completion: nil)
  }

  func openUpdates() {
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let batch = updates
    updates = ListUpdates()
    commit(batch)
  }

  private func commit(_ batch: ListUpdates) {
    let shift = ListMapping(batch, sectionCount: tableLayout.sections.count)
    let old = tableLayout
    let new = readLayout()
    guard
      batch.agree(
        old: old.sections.map(\.rows.count), new: new.sections.map(\.rows.count), shift,
        in: "table view", of: "rows")
    else { return reloadData() }
    cancelTouch()
    tableLayout = carryingHeights(from: old, to: new, shift)
    selection.paths = selection.paths.compactMap {
      shift.discardsCell($0) ? nil : shift.new($0)
    }
    let disappearing = removeCells(batch, shift)
    rekeyHeaderFooterViews(shift)
    // A layout pass now would put everything where it is only going.
    updates.depth = 1
    UIView.performWithoutAnimation {
      tileForUpdate(old, shift, batch)
    }
    updates.depth = 0
    let completions = batch.completions
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { animateToFinalFrames(disappearing) }
      disappearing.forEach(finishDisappearing)
      setNeedsLayout()
      layoutIfNeeded()
      HeadlessDevice.currentIfAny?.inNextTurn { completions.forEach { $0(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut]
    ) {
      self.animateToFinalFrames(disappearing)
    } completion: { finished in
      disappearing.forEach { self.finishDisappearing($0) }
      self.setNeedsLayout()
      completions.forEach { $0(finished) }
    }
  }

  private func animateToFinalFrames(_ disappearing: [DisappearingRow]) {
    placeRows()
    layOutHeaderFooterViews()
    for row in disappearing {
      row.row.cell.frame = row.target
      row.row.cell.alpha = row.alpha
      row.swipe?.actionsView.alpha = row.alpha
    }
    for cell in rows.cells.values { cell.alpha = 1 }
    contentOffset = clamped(contentOffset)
    if let footer = tableFooterView { footer.frame.origin.y = tableLayout.bottom }
  }

  private func finishDisappearing(_ row: DisappearingRow) {
    row.swipe?.end()
    endDisplaying(row.row)
  }

  // MARK: Steps

  /// A cell that is disappearing.
  struct DisappearingRow {
    let row: (path: IndexPath, cell: UITableViewCell, wasDisplayed: Bool)
    let target: CGRect
    let alpha: CGFloat
    /// The actions that the row showed.
    var swipe: RowSwipe?
  }

  private func removeCells(_ batch: ListUpdates, _ shift: ListMapping) -> [DisappearingRow] {
    var disappearing: [DisappearingRow] = []
    var kept = VisibleRows()
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) {
      if !shift.discardsCell(path), let new = shift.new(path) {
        kept.cells[new] = cell
        if rows.displayed.contains(path) { kept.displayed.insert(new) }
        continue
      }
      let animation =
        batch.deletedRows[path] ?? batch.reloadedRows[path] ?? batch.deletedSections[path.section]
        ?? batch.reloadedSections[path.section] ?? .automatic
      let isReload = shift.new(path) != nil
      let swipe = detachSwipe(of: cell)
      let wasDisplayed = rows.displayed.contains(path)
      sendSubviewToBack(cell)
      disappearing.append(
        DisappearingRow(
          row: (path, cell, wasDisplayed),
          target: isReload || swipe != nil ? cell.frame : animation.hiddenFrame(of: cell.frame),
          alpha: animation.fades || isReload ? 0 : 1, swipe: swipe))
    }
    rows = kept
    if let backgroundView { sendSubviewToBack(backgroundView) }
    return disappearing
  }

  /// Makes the cells that come into view, where their animation begins.
  private func tileForUpdate(_ old: TableLayout, _ shift: ListMapping, _ batch: ListUpdates) {
    let present = Set(rows.cells.keys)
    let offset = contentOffset
    tileKeepingCells()
    if contentOffset != offset { contentOffset = offset }
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) where !present.contains(path) {
      let frame = rowFrame(path)
      cell.layoutContext = layoutContext(of: path)
      rows.displayed.insert(path)
      if let source = shift.old(path), !shift.discardsCell(source) {
        cell.frame = self.frame(of: old.span(ofRow: source))
      } else {
        let animation =
          batch.insertedRows[path] ?? batch.insertedSections[path.section] ?? .fade
        cell.frame = animation.hiddenFrame(of: frame)
        cell.alpha = animation.fades ? 0 : 1
      }
      cell.layoutIfNeeded()
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func carryingHeights(
    from old: TableLayout, to new: TableLayout, _ shift: ListMapping
  ) -> TableLayout {
    var result = new
    for (section, known) in old.sections.enumerated() where !shift.isReplaced(section) {
      guard let target = shift.sections.new(section) else { continue }
      result.change(target) { change in
        if !change.isHeaderKnown, known.isHeaderKnown, target != 0 || section == 0 {
          (change.header, change.padding) = (known.header, known.padding)
          change.isHeaderKnown = true
        }
        if !change.isFooterKnown, known.isFooterKnown {
          change.footer = known.footer
          change.isFooterKnown = true
        }
      }
      for (row, height) in known.rows.knownRows {
        let path = IndexPath(row: row, section: section)
        guard !shift.discardsCell(path), let newPath = shift.new(path), result.contains(newPath)
        else {
          continue
        }
        result.change(newPath.section) { $0.rows.set(height, at: newPath.row) }
      }
    }
    return result
  }

  private func rekeyHeaderFooterViews(_ shift: ListMapping) {
    let shown = headerFooterViews
    headerFooterViews = HeaderFooterViews()
    for (section, view) in shown.headers {
      if let new = shift.sections.new(section), !shift.isReplaced(section) {
        headerFooterViews.headers[new] = view
      } else {
        view.removeFromSuperview()
      }
    }
    for (section, view) in shown.footers {
      if let new = shift.sections.new(section), !shift.isReplaced(section) {
        headerFooterViews.footers[new] = view
      } else {
        view.removeFromSuperview()
      }
    }
  }
}

extension UITableView.RowAnimation {
  /// Where a row begins that comes, and ends that goes.
  fileprivate func hiddenFrame(of frame: CGRect) -> CGRect {
    switch self {
    case .fade, .none: frame
    case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    }
  }

  fileprivate var fades: Bool { self == .fade || self == .automatic || self == .middle }
}
