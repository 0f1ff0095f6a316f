// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: pages scroll sideways in both styles, one at a time, without a page control.
@MainActor
open class UIPageViewController: UIViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { loadNeighbors() }
  }

  /// The page that is shown, or was when the running turn began.
  var current: UIViewController?
  var before: UIViewController?
  var after: UIViewController?
  /// The turn of a page that runs.
  var turn: PageTurn?
  let pageScrollView = PageScrollView()
  private let spacing: CGFloat

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = (options?[.interPageSpacing] as? CGFloat) ?? 0
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    pageScrollView.pages = self
    pageScrollView.spacing = spacing
  }

  open var viewControllers: [UIViewController]? {
    let countsAsCurrent = turn?.countsAsCurrent ?? false
    return [countsAsCurrent ? turn?.page : current].compactMap { $0 }
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first, direction, animated: animated) { completion?($0) }
  }

  // MARK: As a container

  open override func loadView() {
    let view = UIView(frame: HeadlessDevice.current.screen.bounds)
    view.clipsToBounds = true
    view.addSubview(pageScrollView)
    self.view = view
  }

  package override func willForwardAppearance() {
    if let current { pageScrollView.setView(current.view, at: 0) }
    loadNeighbors()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pageScrollView.layOut(in: view.bounds)
  }

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
}

// MARK: - Types

extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

// MARK: - Data source and delegate

@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Without orientations and spines.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
