// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: on a pad the bar stays at the bottom. Without the tabs of iOS 18, custom transitions,
/// rearranging by the user and, on iOS 26, search tabs.
@MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  var pages: [UIViewController] = []
  /// The controller whose tab is selected: one of the first pages, or the one for the rest.
  var current: UIViewController?
  /// The controller whose view is shown.
  var shown: UIViewController?
  /// Ends the change that runs.
  var finishSwitch: (() -> Void)?
  let contentContainer = UIView()
  private var more: MoreNavigationController?
  var shownAccessory: UITabAccessory?
  var accessoryView: TabAccessoryView?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    definesPresentationContext = true
    tabBar.controller = self
  }

  open override func loadView() {
    let view = UIView(frame: HeadlessDevice.current.screen.bounds)
    contentContainer.frame = view.bounds
    contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentContainer)
    view.addSubview(tabBar)
    self.view = view
    if shownAccessory != nil { replaceAccessoryView(animated: false) }
  }

  // MARK: The controllers

  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The items change at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replacePages(with: viewControllers ?? [])
  }

  open var moreNavigationController: UINavigationController { moreController }

  var moreController: MoreNavigationController {
    if let more { return more }
    HeadlessDevice.current.willCreate("The controller of More")
    let made = MoreNavigationController(tabs: self)
    more = made
    return made
  }

  /// Nil until it is first needed.
  var moreControllerIfMade: MoreNavigationController? { more }

  // MARK: The bar

  /// By default no bar of a phone minimizes; bars of pads never do.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic {
    didSet { if !tabBar.mayMinimize { tabBar.wantMinimized(false) } }
  }

  open var bottomAccessory: UITabAccessory? {
    get { shownAccessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  // MARK: The selection

  open var selectedViewController: UIViewController? {
    get {
      if let opened = openedInMore, HeadlessDevice.current.switches.tabInMoreIsSelected {
        return opened
      }
      return current
    }
    set { if let newValue { selectInCode(newValue) } }
  }

  /// `NSNotFound` while the list of the rest is shown.
  open var selectedIndex: Int {
    get {
      guard let current else { return pages.isEmpty ? 0 : NSNotFound }
      let page = openedInMore ?? current
      return pages.firstIndex { $0 === page } ?? NSNotFound
    }
    set { if pages.indices.contains(newValue) { selectInCode(pages[newValue]) } }
  }

  /// The page of the rest that stands on the list of More.
  private var openedInMore: UIViewController? {
    guard let more, current === more else { return nil }
    return more.openedPage
  }

  // MARK: As a container

  package override func willForwardAppearance() {
    showCurrentWithoutTransition()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutTabs()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      tabItemsDidChange()
    }
  }

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { current }
}

// MARK: - Delegate

/// Without custom transitions, customization by the user and orientations.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
