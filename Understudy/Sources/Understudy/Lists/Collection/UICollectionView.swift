// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: `delegate` has the type it has in scroll views. No editing, no drag and drop, no
/// prefetching, no transitions from one layout to another.
@MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      if delegate !== oldValue { layout.invalidateLayout() }
    }
  }
  weak var collectionDelegate: (any UICollectionViewDelegate)?

  private var layout: UICollectionViewLayout
  var counts: [Int] = []
  var needsLoading = true
  var reloadsAll = true
  var laidOutBounds = CGRect.null
  var visibleElements = VisibleElements()
  var pool = ReusePool()
  var selection = ItemSelection()
  var updates = ListUpdates()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.invalidateLayout()
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Data

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func reloadData() {
    needsLoading = true
    reloadsAll = true
    setNeedsLayout()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted(rows: indexPaths, .fade) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted(rows: indexPaths, .fade) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded(rows: indexPaths, .fade) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.inserted(sections: sections, .fade) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deleted(sections: sections, .fade) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloaded(sections: sections, .fade) }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    layOutCollection()
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    guard old != traitCollection.preferredContentSizeCategory else { return }
    layout.dataDidChange()
    layout.invalidateLayout()
  }
}

// MARK: - Types

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = Self(rawValue: 1 << 0)
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3)
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    public static let right = Self(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  nonisolated static let elementKinds = [elementKindSectionHeader, elementKindSectionFooter]
}
