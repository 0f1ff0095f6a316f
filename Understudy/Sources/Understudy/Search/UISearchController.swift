// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without suggestions, scopes and the popover of a pad. The placement is always the stacked one, in
/// the bar of a navigation item.
@MainActor
open class UISearchController: UIViewController {
  /// How far the presentation has come.
  enum Phase {
    case inactive
    case presenting
    case presented
    case dismissing
  }

  private let bar = UISearchBar()
  private let results: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  var phase = Phase.inactive
  /// The search was given up while it still came, or asked for while it still left.
  var reversesAfterTransition = false
  /// Whether the search controller presents itself, and so calls the delegate.
  var isAutomatic = false
  /// The navigation bar shows the search bar as that of an active search.
  var occupiesBar = false
  /// Where the app has put it into a navigation bar.
  weak var item: UINavigationItem? {
    didSet { if item !== oldValue { bar.appearanceDidChange() } }
  }
  private var customShowsResults = false

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
    get { (phase == .presenting || phase == .presented) != reversesAfterTransition }
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
    get { shouldShowResults }
    set {
      customShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  var shouldShowResults: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? !(searchBar.text ?? "").isEmpty : customShowsResults
  }

  // MARK: View

  open override func loadView() {
    let view = SearchView(frame: HeadlessDevice.current.screen.bounds)
    view.dimmingView.autoresizingMask = []
    view.dimmingView.onTap = { [weak self] in self?.isActive = false }
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
    (viewIfLoaded as? SearchView)?.dimmingView.frame = view.bounds.inset(
      by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    results?.viewIfLoaded?.frame = view.bounds
  }

  /// Shows the results as long as there is text, without any animation.
  func updateContent() {
    guard let view = viewIfLoaded as? SearchView else { return }
    let shows = shouldShowResults && phase != .inactive
    view.dimmingView.isHidden = !obscuresBackgroundDuringPresentation || shows
    guard let results else { return }
    if shows, results.viewIfLoaded?.superview !== view {
      results.view.frame = view.bounds
      view.addSubview(results.view)
    } else if !shows, results.viewIfLoaded?.superview === view {
      results.view.removeFromSuperview()
    }
    item?.bar?.controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Being presented

  package override func willBePresented() {
    phase = .presenting
    reversesAfterTransition = false
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
  let dimmingView = DimmingView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimmingView.frame = bounds
    addSubview(dimmingView)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

// MARK: - Delegate

/// Differs: optional methods are methods with a default, as there is no Objective-C; placements of
/// the bar are left out.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Without suggestions.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
