// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without decoration views, contexts of invalidation and transitions between layouts.
@MainActor
open class UICollectionViewLayout: NSObject {
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  public internal(set) weak var collectionView: UICollectionView?
  /// `prepare()` has to run before the layout is asked.
  var needsPreparing = true

  public override init() {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: For subclasses

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: For apps

  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsLayout()
  }

  // MARK: For the collection view

  func prepareIfNeeded() {
    guard needsPreparing, collectionView != nil else { return }
    needsPreparing = false
    prepare()
  }

  /// Takes the preferred size of a view. Returns whether that changes anything.
  func adopt(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Data has changed: what was known of single items may belong to others now.
  func dataDidChange() {}

  /// Everything that is seen is drawn the other way round.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
