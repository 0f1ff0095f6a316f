// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: `delegate` has the type it has in scroll views. No editing mode, no index, no drag and
/// drop, no prefetching; `estimatedHeightForRowAt` is not asked for.
@MainActor
open class UITableView: UIScrollView {
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { data.needsLoading = true }
      setNeedsLayout()
    }
  }
  weak var tableDelegate: (any UITableViewDelegate)?

  var tableLayout = TableLayout()
  var data = DataState()
  var rows = VisibleRows()
  var headerFooterViews = HeaderFooterViews()
  var pool = ReusePool()
  var selection = TableSelection()
  var updates = ListUpdates()
  /// The row that shows its actions.
  var swipe: RowSwipe?
  let swipePan = SwipePanGestureRecognizer()

  // MARK: Making

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    insetsLayoutMarginsFromSafeArea = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    setUpSwiping()
  }

  // MARK: Sizes

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { sizesDidChange() } }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { sizesDidChange() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { sizesDidChange() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { sizesDidChange() } }
  }
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { sizesDidChange() } }
  }

  // MARK: Appearance

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? defaultSeparatorInset }
    set {
      customSeparatorInset = newValue == UITableView.automaticInset ? nil : newValue
      setNeedsLayout()
    }
  }
  var customSeparatorInset: UIEdgeInsets?
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { sizesDidChange() } }
  }

  open var tableHeaderView: UIView? {
    didSet {
      if tableHeaderView !== oldValue { edgeViewDidChange(from: oldValue, tableHeaderView) }
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      if tableFooterView !== oldValue { edgeViewDidChange(from: oldValue, tableFooterView) }
    }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Data

  open var numberOfSections: Int {
    loadIfNeeded()
    return tableLayout.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return tableLayout.sections.indices.contains(section)
      ? tableLayout.sections[section].rows.count : 0
  }

  open func reloadData() {
    data.needsLoading = true
    data.reloadsAll = true
    setNeedsLayout()
  }

  open func beginUpdates() { openUpdates() }
  open func endUpdates() { closeUpdates(completion: nil) }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.inserted(rows: indexPaths, animation) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deleted(rows: indexPaths, animation) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloaded(rows: indexPaths, animation) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.inserted(sections: sections, animation) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deleted(sections: sections, animation) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloaded(sections: sections, animation) }
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && swipeConsumesTouch(at: point) ? self : hit
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if touches.first?.view === self { closeSwipe(animated: true) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    let old = previous?.preferredContentSizeCategory
    if old != traitCollection.preferredContentSizeCategory { sizesDidChange() }
  }

  static let automaticInset = UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
}

// MARK: - Types

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public nonisolated static let automaticDimension: CGFloat = -1
}
