// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Views come from code only: a nib name is remembered and never looked up.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
  public let nibName: String?
  public let nibBundle: Bundle?

  package final var appearanceState = AppearanceState()
  package final var presentation = PresentationState()
  package final var loadedView: UIView?
  package private(set) final var isLoadingView = false
  package final weak var containingParent: UIViewController?
  package final var contained: [UIViewController] = []
  final var traitStore = TraitStore()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = UIView(frame: HeadlessDevice.current.screen.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    HeadlessDevice.current.willCreate("The view of \(headlessDescription)")
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) loadView] left the controller without a view")
      view = UIView(frame: HeadlessDevice.current.screen.bounds)
    }
    viewDidLoad()
    let device = HeadlessDevice.current
    if device.switches.simulatesInterference { device.interference.controllerDidLoad(self) }
  }

  open func viewDidLoad() {}

  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated, logsImbalance: true)
  }

  open func endAppearanceTransition() {
    endTransition(logsImbalance: true)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Differs: updates the properties of the view, too.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { contributedSafeAreaInsetsDidChange() } }
  }

  /// What a container of UIKit's own adds, such as the height of a navigation bar.
  package var containerSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if containerSafeAreaInsets != oldValue { contributedSafeAreaInsetsDidChange() } }
  }

  /// What UIKit keeps free at the sides: more where there is more room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? HeadlessDevice.current.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.notifyMarginsChanged() }
  }

  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }

  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { containingParent?.viewIfLoaded?.setNeedsLayout() }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { containingParent?.viewIfLoaded?.setNeedsLayout() }
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Containment

  open var parent: UIViewController? { containingParent }
  open var children: [UIViewController] { contained }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { detachFromParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var preferredTransition: Transition?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: System bars

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Differs: there is no pointer.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  // MARK: Editing

  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Navigation

  package var storedNavigationItem: UINavigationItem?

  open var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    HeadlessDevice.current.willCreate("The navigation item of \(headlessDescription)")
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  open var hidesBottomBarWhenPushed = false

  var bars = PageBarState()
  package var storedTabBarItem: UITabBarItem?

  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      HeadlessDevice.current.willCreate("The tab bar item of \(headlessDescription)")
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabItemsDidChange()
    }
  }

  /// Why this controller cannot be presented; nil if it can.
  package var reasonNotToBePresented: String? { nil }

  /// What `.automatic` stands for.
  package var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The system's own way of presenting this kind of controller.
  package func systemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? { nil }

  /// Called when a presentation of this controller begins that was not refused.
  package func willBePresented() {}

  /// Called before the appearance of this controller is forwarded to its children.
  package func willForwardAppearance() {}

  // MARK: Memory, appearance, responder

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overriddenTraitsDidChange() } }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? HeadlessDevice.current.screen.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What controllers of UIKit do when their traits have changed, whether or not the hook is called.
  func systemTraitsDidChange(from previous: UITraitCollection?) {}

  open override var next: UIResponder? { nextInChain }

  package func setLoadedView(_ view: UIView?) { loadedView = view }
}
