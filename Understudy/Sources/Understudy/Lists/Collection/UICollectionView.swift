// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: cells only, which are not selected. No delegate of its own, no editing, no prefetching,
/// no change of the layout.
@MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  public let collectionViewLayout: UICollectionViewLayout

  private var counts: [Int] = []
  private var needsLoading = true
  private var reloadsAll = true
  private var laidOutSize: CGSize?
  /// The cells that are there at the moment.
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var pool = ReusePool()
  private var updates = ListUpdates()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) { nil }

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
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.inserted(sections: sections, .fade) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deleted(sections: sections, .fade) }
  }

  // MARK: Cells

  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return sortedCells.map(\.value)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if needsLoading { layoutIfNeeded() }
    return cells[indexPath]
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.dequeue(identifier) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    let type = pool.registered(identifier) as? UICollectionViewCell.Type
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let made = type.map { HeadlessViewFactory.make($0, frame: frame) }
    guard let cell = made as? UICollectionViewCell else {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  private var sortedCells: [(key: IndexPath, value: UICollectionViewCell)] {
    cells.sorted { $0.key < $1.key }
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    layOutCells()
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
}

// MARK: - Layout

extension UICollectionView {
  private func layOutCells() {
    guard bounds.width > 0, bounds.height > 0, updates.depth == 0 else { return }
    loadIfNeeded()
    if laidOutSize != bounds.size {
      collectionViewLayout.needsPreparing = true
      laidOutSize = bounds.size
    }
    let wanted = wantedItems()
    removeAll(except: Set(wanted.map(\.indexPath)))
    for attributes in wanted {
      guard let cell = cell(for: attributes) else { continue }
      if cell.superview === self {
        cell.frame = attributes.frame
      } else {
        UIView.performWithoutAnimation {
          cell.alpha = 1
          cell.frame = attributes.frame
          insert(cell)
        }
      }
    }
  }

  private func loadIfNeeded() {
    guard needsLoading, updates.depth == 0 else { return }
    needsLoading = false
    if reloadsAll {
      reloadsAll = false
      removeAll(except: [])
    }
    counts = readCounts()
    collectionViewLayout.needsPreparing = true
  }

  private func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// What is visible, and exists.
  private func wantedItems() -> [UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return found.filter {
      counts.indices.contains($0.indexPath.section)
        && $0.indexPath.item < counts[$0.indexPath.section]
    }
  }

  /// The cell of an item, made where there is none.
  private func cell(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = attributes.indexPath
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    return cell
  }

  /// Above what does not scroll with the items.
  private func insert(_ cell: UICollectionViewCell) {
    let back = subviews.prefix { $0 is UIRefreshControl }.count
    let firstOther = subviews.dropFirst(back).firstIndex { !($0 is UICollectionViewCell) }
    insertSubview(cell, at: firstOther ?? subviews.count)
  }

  private func removeAll(except kept: Set<IndexPath>) {
    for (path, cell) in sortedCells where !kept.contains(path) {
      cells[path] = nil
      recycle(cell)
    }
  }

  private func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    pool.enqueue(cell, cell.reuseIdentifier)
  }
}

// MARK: - Updates

extension UICollectionView {
  private static var updateDuration: TimeInterval { 0.3 }

  private func change(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates(completion: nil)
  }

  private func openUpdates() {
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
  }

  private func closeUpdates(completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let batch = updates
    updates = ListUpdates()
    commit(batch)
  }

  private func commit(_ batch: ListUpdates) {
    let shift = ListMapping(batch, sectionCount: counts.count)
    let new = readCounts()
    guard batch.agree(old: counts, new: new, shift, in: "collection view", of: "items") else {
      return reloadData()
    }
    counts = new
    var disappearing = removeCells(shift)
    collectionViewLayout.needsPreparing = true
    var wanted: [UICollectionViewLayoutAttributes] = []
    // A layout pass now would put everything where it is only going.
    updates.depth = 1
    UIView.performWithoutAnimation {
      wanted = wantedItems()
      insertAppearingCells(wanted)
    }
    updates.depth = 0
    disappearing += takeOutCells(keeping: wanted)
    let finish = { (finished: Bool) in
      for gone in disappearing { self.recycle(gone.cell) }
      self.setNeedsLayout()
      batch.completions.forEach { $0(finished) }
    }
    let move = {
      for attributes in wanted {
        guard let cell = self.cells[attributes.indexPath] else { continue }
        cell.frame = attributes.frame
        cell.alpha = 1
      }
      for gone in disappearing {
        if let target = gone.target { gone.cell.frame = target } else { gone.cell.alpha = 0 }
      }
      self.contentOffset = self.clamped(self.contentOffset)
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      move()
      HeadlessDevice.currentIfAny?.inNextTurn { finish(true) }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut], animations: move, completion: finish)
  }

  /// A cell on its way out: to where its item lies now, or fading where it is.
  private typealias DisappearingCell = (cell: UICollectionViewCell, target: CGRect?)

  /// Takes out what is deleted, and gives the rest its new path.
  private func removeCells(_ shift: ListMapping) -> [DisappearingCell] {
    var disappearing: [DisappearingCell] = []
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in sortedCells {
      if !shift.discardsCell(path), let new = shift.new(path) {
        kept[new] = cell
      } else {
        disappearing.append((cell, nil))
      }
    }
    cells = kept
    return disappearing
  }

  /// Inserts new cells where they fade in.
  private func insertAppearingCells(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted where cells[attributes.indexPath] == nil {
      guard let cell = cell(for: attributes) else { continue }
      cell.frame = attributes.frame
      cell.alpha = 0
      insert(cell)
      cell.layoutIfNeeded()
    }
  }

  /// What is no longer visible goes to its place before it is taken away.
  private func takeOutCells(
    keeping wanted: [UICollectionViewLayoutAttributes]
  ) -> [DisappearingCell] {
    let kept = Set(wanted.map(\.indexPath))
    var disappearing: [DisappearingCell] = []
    for (path, cell) in sortedCells where !kept.contains(path) {
      cells[path] = nil
      disappearing.append((cell, collectionViewLayout.layoutAttributesForItem(at: path)?.frame))
    }
    return disappearing
  }
}
