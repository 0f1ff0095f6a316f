// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Which rows are selected, and which one a finger is on.
@MainActor
struct TableSelection {
  var paths: [IndexPath] = []
  weak var touchedCell: UITableViewCell?
  var isHighlighted = false
  var highlighting: HeadlessScheduledWork?
}

extension UITableView {
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// How long a touch is held on a row before the row is highlighted, as it may become a drag.
  private static var highlightDelay: TimeInterval { 0.15 }

  // MARK: Touches

  func touchDidBegin(_ cell: UITableViewCell) {
    cancelTouch()
    guard swipe == nil else { return }
    guard allowsSelection, rows.cells.contains(where: { $0.value === cell }) else { return }
    selection.touchedCell = cell
    let delay = delaysContentTouches ? Self.highlightDelay : 0
    selection.highlighting = HeadlessDevice.current.clock.schedule(after: delay) {
      [weak self, weak cell] in
      guard let self, let cell, self.selection.touchedCell === cell else { return }
      self.highlight(cell)
    }
  }

  func touchDidEnd(_ cell: UITableViewCell, isInside: Bool) {
    if isInside, swipe?.cell === cell { closeSwipe(animated: true) }
    guard selection.touchedCell === cell else { return }
    selection.highlighting?.cancel()
    guard isInside, !isDragging else { return cancelTouch() }
    if !selection.isHighlighted { highlight(cell) }
    let isAllowed = selection.isHighlighted
    let path = indexPath(for: cell)
    endHighlight(of: cell, animated: false)
    guard isAllowed, let path else { return }
    rowWasTapped(path)
  }

  func cancelTouch() {
    selection.highlighting?.cancel()
    guard let cell = selection.touchedCell else { return }
    endHighlight(of: cell, animated: true)
  }

  private func highlight(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    selection.isHighlighted = true
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  private func endHighlight(of cell: UITableViewCell, animated: Bool) {
    let wasHighlighted = selection.isHighlighted
    selection.touchedCell = nil
    selection.isHighlighted = false
    selection.highlighting = nil
    guard wasHighlighted else { return }
    cell.setHighlighted(false, animated: animated)
    if let path = indexPath(for: cell) {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  // MARK: Taps select

  private func rowWasTapped(_ path: IndexPath) {
    if allowsMultipleSelection, selection.paths.contains(path) {
      tapDeselects(path)
    } else if let target = allowedSelection(path) {
      if !allowsMultipleSelection {
        for other in selection.paths where other != target { tapDeselects(other) }
      }
      markSelected(target, animated: false)
      tableDelegate?.tableView(self, didSelectRowAt: target)
    }
    notifySelectionChanged()
  }

  private func allowedSelection(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func tapDeselects(_ path: IndexPath) {
    var target: IndexPath? = path
    if let tableDelegate { target = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let target else { return }
    deselect(target, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: target)
  }

  private func notifySelectionChanged() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Code selects

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    if !allowsMultipleSelection || path == nil {
      for other in selection.paths where other != path { deselect(other, animated: animated) }
    }
    guard let path, tableLayout.contains(path) else { return }
    markSelected(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  private func markSelected(_ path: IndexPath, animated: Bool) {
    if !selection.paths.contains(path) { selection.paths.append(path) }
    rows.cells[path]?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.paths.removeAll { $0 == path }
    rows.cells[path]?.setSelected(false, animated: animated)
  }

  func keepOneSelected() {
    for path in selection.paths.dropFirst() { deselect(path, animated: false) }
  }
}
