// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UICollectionView {
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return visibleElements.cells.map(\.cell)
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return visibleElements.cells.map(\.path)
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if needsLoading { layoutIfNeeded() }
    return visibleElements.cell(indexPath)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleElements.views.first { $0.value === cell }?.key.path
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleElements.views[ElementKey(kind: elementKind, path: indexPath)]
  }

  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return visibleElements.sorted.filter { $0.key.kind == elementKind }.map(\.view)
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    layoutIfNeeded()
    return visibleElements.sorted.filter { $0.key.kind == elementKind }.map(\.key.path)
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - inset.top
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - inset.left
    }
    if scrollPosition == [] {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(clamped(offset), animated: animated)
    }
  }
}
