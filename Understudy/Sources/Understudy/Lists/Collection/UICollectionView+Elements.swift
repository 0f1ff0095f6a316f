// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One view of a collection: a cell, or a header or footer of some kind.
struct ElementKey: Hashable {
  var kind: String?
  var path: IndexPath

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }

  init(kind: String? = nil, path: IndexPath) {
    self.kind = kind
    self.path = path
  }

  static func precedes(_ left: ElementKey, _ right: ElementKey) -> Bool {
    left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
  }
}

/// The views that a collection has at the moment.
@MainActor
struct VisibleElements {
  var views: [ElementKey: UICollectionReusableView] = [:]
  /// Those whose `willDisplay` has been sent.
  var displayed: Set<ElementKey> = []

  var sorted: [(key: ElementKey, view: UICollectionReusableView)] {
    views.sorted { ElementKey.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    sorted.compactMap { element in
      (element.view as? UICollectionViewCell).map { (element.key.path, $0) }
    }
  }

  func cell(_ path: IndexPath) -> UICollectionViewCell? {
    views[ElementKey(path: path)] as? UICollectionViewCell
  }
}

extension UICollectionView {
  func layOutCollection() {
    guard bounds.width > 0, bounds.height > 0, updates.depth == 0 else { return }
    loadIfNeeded()
    if laidOutBounds != bounds {
      if laidOutBounds.isNull
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        || laidOutBounds.size != bounds.size
      {
        collectionViewLayout.needsPreparing = true
      }
      laidOutBounds = bounds
    }
    backgroundView?.frame = bounds
    let wanted = measuredElements()
    removeAll(except: Set(wanted.map { ElementKey($0) }))
    for attributes in wanted { show(attributes) }
  }

  func loadIfNeeded() {
    guard needsLoading, updates.depth == 0 else { return }
    needsLoading = false
    if reloadsAll {
      reloadsAll = false
      cancelTouch()
      removeAll(except: [])
      selection.paths = []
    }
    counts = readCounts()
    collectionViewLayout.dataDidChange()
    collectionViewLayout.needsPreparing = true
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// What is visible, once cells that size themselves have been asked.
  func measuredElements() -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    for _ in 0..<8 {
      layout.prepareIfNeeded()
      contentSize = layout.collectionViewContentSize
      let wanted = layout.layoutAttributesForElements(in: bounds) ?? []
      var isNews = false
      for attributes in wanted where exists(attributes) {
        guard needsMeasuring(attributes), let view = view(for: attributes) else { continue }
        view.frame.size = attributes.size
        isNews = layout.adopt(view.preferredLayoutAttributesFitting(attributes)) || isNews
      }
      if !isNews { return wanted.filter(exists) }
    }
    return (layout.layoutAttributesForElements(in: bounds) ?? []).filter(exists)
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard counts.indices.contains(path.section) else { return false }
    return attributes.representedElementCategory != .cell || path.item < counts[path.section]
  }

  private func needsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return false }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return false }
    return !flow.isMeasured(attributes.indexPath)
  }

  /// The view of an element, made where there is none.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = ElementKey(attributes)
    if let view = visibleElements.views[key] { return view }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
      if selection.paths.contains(attributes.indexPath) { cell.isSelected = true }
      view = cell
    }
    view.collection = self
    visibleElements.views[key] = view
    return view
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    guard let view = view(for: attributes) else { return }
    guard !visibleElements.displayed.contains(key) else { return view.updateAttributes(attributes) }
    UIView.performWithoutAnimation {
      view.attributes = nil
      view.updateAttributes(attributes)
      if view.superview !== self { insertSubview(view, at: subviewIndex(for: attributes)) }
    }
    willDisplay(view, key)
  }

  func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    visibleElements.displayed.insert(key)
    if let kind = key.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    }
  }

  /// Above what has a lower `zIndex`; headers above cells of the same.
  func subviewIndex(for attributes: UICollectionViewLayoutAttributes) -> Int {
    let own = attributes.zIndex * 2 + (attributes.representedElementCategory == .cell ? 0 : 1)
    let back = subviews.prefix { $0 === backgroundView || $0 is UIRefreshControl }.count
    let above = subviews.dropFirst(back).firstIndex { view in
      guard let other = (view as? UICollectionReusableView)?.attributes else { return true }
      return other.zIndex * 2 + (other.representedElementCategory == .cell ? 0 : 1) > own
    }
    return above ?? subviews.count
  }

  func removeAll(except kept: Set<ElementKey>) {
    for (key, view) in visibleElements.sorted where !kept.contains(key) {
      visibleElements.views[key] = nil
      endDisplaying(view, key, wasDisplayed: visibleElements.displayed.remove(key) != nil)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey, wasDisplayed: Bool) {
    view.removeFromSuperview()
    if wasDisplayed {
      if let kind = key.kind {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
      } else if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    }
    recycle(view, kind: key.kind)
  }
}
