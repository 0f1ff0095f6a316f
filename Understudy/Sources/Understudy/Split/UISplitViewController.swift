// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: columns come and go by code, by their button and by a tap beside one that lies over
/// another, not by a swipe; all columns have the size classes of the whole. Without a delegate, and
/// without the style that has no columns.
@MainActor
open class UISplitViewController: UIViewController {
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public let style: Style

  var columns: [Column: SplitColumn] = [:]
  /// The columns on screen, the lowest first.
  var shown: [SplitColumn] = []
  public internal(set) var isCollapsed = false
  var mode = DisplayMode.automatic
  /// Ends the change of columns that runs.
  var finishColumnChange: (() -> Void)?
  /// How many changes of columns there were, by which a late completion is recognized.
  var columnChangeCount = 0
  /// Columns move.
  var isMovingColumns = false
  let dimming = DimmingView()
  private var lastSize = CGSize.zero
  private var buttonItem: UIBarButtonItem?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    dimming.onTap = { [weak self] in self?.hide(.supplementary, or: .primary) }
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, with: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  open func show(_ column: Column) { showColumn(column, animated: true) }

  open func hide(_ column: Column) { hideColumn(column, animated: true) }

  // MARK: Display mode

  open var displayMode: DisplayMode { mode == .automatic ? automaticMode : mode }

  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      change(to: resolvedMode, animated: false)
    }
  }

  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { change(to: resolvedMode, animated: false) } }
  }

  /// What the size asks for, unless the app does: side by side in landscape, else one over another.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior != .automatic ? preferredSplitBehavior : isWide ? .tile : .overlay
  }

  open var displayModeButtonItem: UIBarButtonItem {
    if let buttonItem { return buttonItem }
    HeadlessDevice.current.willCreate("The display mode button")
    let action = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
      self?.toggle()
    }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = SystemText.sidebar.text
    buttonItem = item
    return item
  }

  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { updateBars() }
  }

  // MARK: Widths

  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: As a container

  open override func loadView() {
    let view = UIView(frame: HeadlessDevice.current.screen.bounds)
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    self.view = view
  }

  package override func willForwardAppearance() {
    updateCollapse()
    if mode == .automatic, !isCollapsed { mode = resolvedMode }
    showColumns(animated: false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if lastSize != view.bounds.size {
      let isFirst = lastSize == .zero
      lastSize = view.bounds.size
      if !isFirst { change(to: resolvedMode, animated: false) }
    }
    if !isMovingColumns { placeColumns() }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    if appearanceState.isOnScreen { updateCollapse() }
  }

  open override var childForStatusBarStyle: UIViewController? { shown.first?.container }
  open override var childForStatusBarHidden: UIViewController? { shown.first?.container }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown.first?.container }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}

// MARK: - Types

extension UISplitViewController {
  public enum Style: Int, Sendable {
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}
