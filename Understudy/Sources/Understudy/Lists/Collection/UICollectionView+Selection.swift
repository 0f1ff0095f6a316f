// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Which items are selected, and which one a finger is on.
@MainActor
struct ItemSelection {
  var paths: [IndexPath] = []
  weak var touchedCell: UICollectionViewCell?
  var isHighlighted = false
  var highlighting: HeadlessScheduledWork?
  /// The cell that is being configured again.
  weak var reconfigured: UICollectionViewCell?
}

extension UICollectionView {
  /// How long a touch is held on an item before the item is highlighted, as it may become a drag.
  private static var highlightDelay: TimeInterval { 0.15 }

  // MARK: Touches

  func touchDidBegin(_ cell: UICollectionViewCell) {
    cancelTouch()
    guard indexPath(for: cell) != nil else { return }
    selection.touchedCell = cell
    let delay = delaysContentTouches ? Self.highlightDelay : 0
    selection.highlighting = HeadlessDevice.current.clock.schedule(after: delay) {
      [weak self, weak cell] in
      guard let self, let cell, self.selection.touchedCell === cell else { return }
      self.highlight(cell)
    }
  }

  func touchDidEnd(_ cell: UICollectionViewCell, isInside: Bool) {
    guard selection.touchedCell === cell else { return }
    selection.highlighting?.cancel()
    guard isInside, !isDragging else { return cancelTouch() }
    if !selection.isHighlighted { highlight(cell) }
    let isAllowed = selection.isHighlighted
    let path = indexPath(for: cell)
    endHighlight(of: cell, before: { if isAllowed, let path { self.itemWasTapped(path) } })
  }

  func cancelTouch() {
    selection.highlighting?.cancel()
    guard let cell = selection.touchedCell else { return }
    endHighlight(of: cell, before: {})
  }

  private func highlight(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    selection.isHighlighted = true
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func endHighlight(of cell: UICollectionViewCell, before: () -> Void) {
    let wasHighlighted = selection.isHighlighted
    selection.touchedCell = nil
    selection.isHighlighted = false
    selection.highlighting = nil
    before()
    guard wasHighlighted else { return }
    cell.isHighlighted = false
    if let path = indexPath(for: cell) {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  // MARK: Taps select

  private func itemWasTapped(_ path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.paths.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        return
      }
      deselect(path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if !allowsMultipleSelection {
      for other in selection.paths where other != path {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    markSelected(path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Code selects

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    if !allowsMultipleSelection || path == nil {
      for other in selection.paths where other != path { deselect(other) }
    }
    guard let path, counts.indices.contains(path.section), path.item < counts[path.section] else {
      return
    }
    markSelected(path)
    if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  private func markSelected(_ path: IndexPath) {
    if !selection.paths.contains(path) { selection.paths.append(path) }
    visibleElements.cell(path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selection.paths.removeAll { $0 == path }
    visibleElements.cell(path)?.isSelected = false
  }

  func keepOneSelected() {
    for path in selection.paths.dropFirst() { deselect(path) }
  }
}
