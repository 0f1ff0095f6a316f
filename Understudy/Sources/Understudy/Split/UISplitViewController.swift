// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: columns come and go by code, by their button and by a tap beside one that lies over
/// another, not by a swipe; all columns have the size classes of the whole.
@MainActor
open class UISplitViewController: UIViewController {
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns: [Column: SplitColumn] = [:]
  /// The columns on screen, the lowest first.
  var shown: [SplitColumn] = []
  public internal(set) var isCollapsed = false
  var mode = DisplayMode.automatic
  /// Ends the change of columns that runs.
  var endOfShift: (() -> Void)?
  /// How many changes of columns there were; an end that comes late is told by it.
  var shiftCount = 0
  /// Columns move.
  var isShifting = false
  let dimming = DimmingView()
  private var knownSize = CGSize.zero
  private var buttonItem: UIBarButtonItem?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    dimming.tapped = { [weak self] in self?.hide(.supplementary, or: .primary) }
  }

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, with: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  open func show(_ column: Column) { reveal(column, animated: true) }

  open func hide(_ column: Column) { conceal(column, animated: true) }

  /// The style without columns: a primary and a secondary controller, which are not wrapped.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? shown.map(\.holder) : inOrder.map(\.holder) }
    set {
      guard style == .unspecified else {
        HeadlessDevice.current.raise(
          "NSInvalidArgumentException",
          "Setting the viewControllers of a UISplitViewController with a column style")
        return
      }
      replace(.primary, with: newValue.first)
      replace(.secondary, with: newValue.dropFirst().first)
    }
  }

  // MARK: Display mode

  open var displayMode: DisplayMode { mode == .automatic ? automaticMode : mode }

  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      change(to: wantedMode, animated: false)
    }
  }

  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { change(to: wantedMode, animated: false) } }
  }

  /// What the size asks for, unless the app does: side by side in landscape, else one over another.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior != .automatic ? preferredSplitBehavior : isWide ? .tile : .overlay
  }

  open var displayModeButtonItem: UIBarButtonItem {
    if let buttonItem { return buttonItem }
    HeadlessDevice.current.willMake("The display mode button")
    let action = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
      self?.toggle()
    }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = SystemWord.sidebar.text
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
  open var primaryColumnWidth: CGFloat { plan.primaryWidth }
  open var supplementaryColumnWidth: CGFloat { plan.supplementaryWidth }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, show: vc, sender: sender) ?? false) else { return }
    push(vc, from: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false
    guard !isDone else { return }
    replace(.secondary, with: vc)
    reveal(.secondary, animated: true)
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
    if mode == .automatic, !isCollapsed { mode = wantedMode }
    showColumns(animated: false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if knownSize != view.bounds.size {
      let isFirst = knownSize == .zero
      knownSize = view.bounds.size
      if !isFirst { change(to: wantedMode, animated: false) }
    }
    if !isShifting { placeColumns() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if life.isOnScreen { updateCollapse() }
  }

  open override var childForStatusBarStyle: UIViewController? { shown.first?.holder }
  open override var childForStatusBarHidden: UIViewController? { shown.first?.holder }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown.first?.holder }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
