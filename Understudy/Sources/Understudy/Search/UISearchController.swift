// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without suggestions, scopes and the popover of a pad. The placement is always the stacked one. A
/// bar that is a table's header stays in the table while it is used, and one that is nowhere when the
/// app presents the controller is not shown.
@MainActor
open class UISearchController: UIViewController {
  /// How far the presentation has come.
  enum Phase {
    case idle
    case coming
    case up
    case leaving
  }

  private let bar = UISearchBar()
  private let results: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  var phase = Phase.idle
  /// The search was given up while it still came, or asked for while it still left.
  var isToTurn = false
  /// Whether we present and dismiss it, and so tell the delegate.
  var isAutomatic = false
  /// The navigation bar shows the search bar as that of an active search.
  var occupiesBar = false
  /// Where the app has put it into a navigation bar.
  weak var item: UINavigationItem?
  private var ownShowsResults = false

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    bar.owner = self
    bar.sizeToFit()
  }

  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }

  /// Whether the search is presented or about to be; setting it presents and dismisses.
  open var isActive: Bool {
    get { (phase == .coming || phase == .up) != isToTurn }
    set { newValue ? begin(focuses: true) : end(animated: true) }
  }

  open var obscuresBackgroundDuringPresentation = false {
    didSet { updateContent() }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateContent() }
  }
  open var showsSearchResultsController: Bool {
    get { areResultsWanted }
    set {
      ownShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  var areResultsWanted: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? !(searchBar.text ?? "").isEmpty : ownShowsResults
  }

  // MARK: View

  open override func loadView() {
    let view = SearchView(frame: HeadlessDevice.current.screen.bounds)
    view.shade.autoresizingMask = []
    view.shade.tapped = { [weak self] in self?.isActive = false }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let results {
      addChild(results)
      results.didMove(toParent: self)
    }
    updateContent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (viewIfLoaded as? SearchView)?.shade.frame = roomBelowBar(within: view.bounds)
    results?.viewIfLoaded?.frame = roomForResults
  }

  /// Results go under a navigation bar, but not under a search bar that stands elsewhere.
  private var roomForResults: CGRect {
    item == nil ? roomBelowBar(within: view.bounds) : view.bounds
  }

  private func roomBelowBar(within room: CGRect) -> CGRect {
    var top = view.safeAreaInsets.top
    if item == nil, searchBar.window != nil {
      top = max(top, searchBar.convert(searchBar.bounds, to: view).maxY)
    }
    return room.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// Shows the results as long as there is text, without any animation.
  func updateContent() {
    guard let view = viewIfLoaded as? SearchView else { return }
    let shows = areResultsWanted && phase != .idle
    view.shade.isHidden = !obscuresBackgroundDuringPresentation || shows
    guard let results else { return }
    if shows, results.viewIfLoaded?.superview !== view {
      results.view.frame = roomForResults
      view.addSubview(results.view)
    } else if !shows, results.viewIfLoaded?.superview === view {
      results.view.removeFromSuperview()
    }
    item?.bar?.controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Being presented

  package override func willBePresented() {
    phase = .coming
    isToTurn = false
  }

  package override func systemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentation(presentedViewController: self, presenting: presenter)
  }

  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return false }
    isActive = false
    return true
  }
}

/// What lies in front of the page while it is searched: touches that nothing takes reach the page.
final class SearchView: UIView {
  let shade = DimmingView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.frame = bounds
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
