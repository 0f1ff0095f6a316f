// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: scrolls vertically only, with items of one size, without headers and footers.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    breadth = collectionView.bounds.width - inset.left - inset.right
    var start: CGFloat = 0
    sections = (0..<collectionView.numberOfSections).map {
      let section = FlowSection(
        count: collectionView.numberOfItems(inSection: $0), of: itemSize, breadth: breadth,
        start: start, inset: sectionInset, lineSpacing: minimumLineSpacing,
        itemSpacing: minimumInteritemSpacing)
      start = section.end
      return section
    }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return CGSize(width: breadth, height: sections.last?.end ?? 0)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return sections.enumerated().flatMap { number, section in
      section.items(from: rect.minY, to: rect.maxY).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: number))
      }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].frame(of: indexPath.item)
    return attributes
  }
}
