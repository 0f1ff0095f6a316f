// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: asked for items only, and prepared again whenever the size of the view changes.
@MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  /// `prepare()` has to run before the layout is asked.
  var needsPreparing = true

  public override init() {
    super.init()
  }

  // MARK: For subclasses

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

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
}

/// Differs: says where an item lies, and nothing else.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame: CGRect = .zero

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}
