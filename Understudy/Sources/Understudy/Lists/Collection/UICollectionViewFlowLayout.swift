// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: headers and footers have the size that is given, never one of their own.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
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
  open var headerReferenceSize: CGSize = .zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize: CGSize = .zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0
  /// The sizes that cells have asked for.
  private var measured: [IndexPath: CGSize] = [:]

  var isVertical: Bool { scrollDirection == .vertical }
  private var measures: Bool { estimatedItemSize != .zero }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.size
    breadth =
      isVertical
      ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
    var start: CGFloat = 0
    sections = (0..<collectionView.numberOfSections).map { section in
      let result = makeSection(section, start: start, in: collectionView)
      start = result.end
      return result
    }
    length = start
  }

  private func makeSection(
    _ section: Int, start: CGFloat, in view: UICollectionView
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
    let line = delegate?.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: section)
    let item = delegate?.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let header = delegate?.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(
      view, layout: self, referenceSizeForFooterInSection: section)
    let count = view.numberOfItems(inSection: section)
    let sizes = (0..<count).map { number in
      let path = IndexPath(item: number, section: section)
      if let size = measured[path] { return size }
      if measures { return estimate }
      return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return FlowSection(
      sizes: sizes.map { transposed($0) }, breadth: breadth, start: start,
      inset: transposed(inset ?? sectionInset), lineSpacing: line ?? minimumLineSpacing,
      itemSpacing: item ?? minimumInteritemSpacing,
      header: transposed(header ?? headerReferenceSize).height,
      footer: transposed(footer ?? footerReferenceSize).height)
  }

  private var estimate: CGSize {
    estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let wanted = isMirrored ? rect.mirrored(in: collectionViewContentSize.width) : rect
    let span = isVertical ? (wanted.minY, wanted.maxY) : (wanted.minX, wanted.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated()
    where section.end > span.0 && section.start < span.1 {
      for kind in UICollectionView.elementKinds {
        let path = IndexPath(item: 0, section: number)
        if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          header.frame.intersects(rect)
        {
          result.append(header)
        }
      }
      for item in section.items(from: span.0, to: span.1) {
        let path = IndexPath(item: item, section: number)
        if let attributes = layoutAttributesForItem(at: path) { result.append(attributes) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let result = makeAttributes()
    result.indexPath = indexPath
    result.frame = oriented(sections[indexPath.section].frames[indexPath.item])
    return result
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let size = isHeader ? section.header : section.footer
    guard size > 0 else { return nil }
    var start = isHeader ? section.start : section.end - size
    let isPinned =
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { start = pinned(start, section, isHeader: isHeader) }
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    result.frame = oriented(CGRect(x: 0, y: start, width: breadth, height: size))
    result.zIndex = isPinned ? 10 : 0
    return result
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return type?.init() ?? UICollectionViewLayoutAttributes()
  }

  private func pinned(_ start: CGFloat, _ section: FlowSection, isHeader: Bool) -> CGFloat {
    guard let view = collectionView else { return start }
    let inset = view.adjustedContentInset
    let seen = view.bounds.inset(by: inset)
    if isHeader {
      let top = isVertical ? seen.minY : seen.minX
      return max(start, min(top, section.end - section.footer - section.header))
    }
    let bottom = (isVertical ? seen.maxY : seen.maxX) - section.footer
    return min(start, max(bottom, section.start + section.header))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  override func adopt(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard measures, preferred.representedElementCategory == .cell else { return false }
    let path = preferred.indexPath
    guard layoutAttributesForItem(at: path)?.size != preferred.size || measured[path] == nil else {
      return false
    }
    let isNews = layoutAttributesForItem(at: path)?.size != preferred.size
    measured[path] = preferred.size
    if isNews { needsPreparing = true }
    return isNews
  }

  func isMeasured(_ path: IndexPath) -> Bool { !measures || measured[path] != nil }

  override func dataDidChange() {
    measured = [:]
    needsPreparing = true
  }

  // MARK: Directions

  /// Lines run from left to right here, and follow each other from top to bottom.
  private func transposed(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func transposed(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard !isVertical else { return inset }
    return UIEdgeInsets(
      top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }

  private func oriented(_ frame: CGRect) -> CGRect {
    guard !isVertical else {
      return isMirrored ? frame.mirrored(in: breadth) : frame
    }
    let transposed = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    return isMirrored ? transposed.mirrored(in: length) : transposed
  }
}
