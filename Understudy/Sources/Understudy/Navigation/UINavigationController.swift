// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Without toolbar and bars that hide by themselves.
@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  var stack: [UIViewController] = []
  /// The controller whose view is shown, or will be with the running transition.
  var shown: UIViewController?
  var pending: NavigationChange?
  var running: NavigationChange?
  /// The transition that runs.
  var current: TransitionContext?
  let transitionView = NavigationTransitionView()
  var isMovingBar = false
  /// The bar comes or goes sideways with the page of the running transition.
  var slidesBar = false
  /// The callbacks at the end of a transition are being sent.
  var isEnding = false
  private var hidesBar = false
  private lazy var popRecognizer = PopGestureRecognizer(controller: self)
  private lazy var contentPopRecognizer = ContentPopGestureRecognizer(controller: self)

  /// How much of the pages a tab controller's bar covers; those without the bar do not get it.
  var bottomBarInset: CGFloat = 0 {
    didSet {
      guard bottomBarInset != oldValue, running == nil, let shown else { return }
      applyInsets(to: shown)
    }
  }

  /// The target of the first page's back button, if this controller is shown in the list of More.
  var outerBackItem: UINavigationItem? {
    didSet { if outerBackItem !== oldValue { navigationBar.rebuild() } }
  }
  var outerBackAction: (() -> Void)?
  /// The bar is hidden in favor of that of a navigation controller on the stack.
  var defersToNestedBar = false {
    didSet { if oldValue, !defersToNestedBar { setNavigationBarHidden(false, animated: false) } }
  }
  /// What a split view controller adds at the leading edge of the first page.
  var columnItem: UIBarButtonItem? {
    didSet { if columnItem !== oldValue { navigationBar.rebuild() } }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    definesPresentationContext = true
    navigationBar.controller = self
  }

  open override func loadView() {
    let view = NavigationContainerView(frame: HeadlessDevice.current.screen.bounds)
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popRecognizer)
    if let recognizer = interactiveContentPopGestureRecognizer {
      transitionView.addGestureRecognizer(recognizer)
    }
    self.view = view
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      HeadlessDevice.current.raise(
        "NSInvalidArgumentException",
        "\(viewController.headlessDescription) is pushed more than once; this is not supported.")
      return
    }
    if viewController is UINavigationController {
      HeadlessDevice.current.raise(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      HeadlessDevice.current.raise(
        "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    if let running, running.animated, animated, !isEnding {
      isMovingBar = true
      slidesBar = true
      navigationBar.isHidden = false
      return
    }
    guard animated, view.window != nil, !isEnding else {
      view.setNeedsLayout()
      return
    }
    isMovingBar = true
    navigationBar.isHidden = false
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.isMovingBar = false
      self?.view.setNeedsLayout()
    }
  }

  public class var hideShowBarDuration: CGFloat { 0.2 }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    HeadlessDevice.current.system >= .iOS26 ? contentPopRecognizer : nil
  }

  /// The app has its own animator for a pop, which is not interactive.
  var hasCustomPopAnimator: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    return delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
      != nil
  }

  // MARK: As a container

  /// Called when the removed controllers have been released.
  func stackChangeDidComplete() {}

  /// Called when a page is about to be shown by a transition.
  func willShow(_ page: UIViewController, animated: Bool) {
    if defersToNestedBar {
      setNavigationBarHidden(page is UINavigationController, animated: animated)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
    startPendingChange()
  }

  package override func willForwardAppearance() {
    showTopWithoutTransition()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// Asked while there is no bar, whose appearance decides otherwise.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The item of the first page, unless this controller has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override var preferredContentSize: CGSize {
    get { topViewController?.preferredContentSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }
}

/// What the view of a navigation controller is; its layout starts what the stack waits for.
final class NavigationContainerView: UIView {}

/// Where the pages of a navigation controller stand and slide.
final class NavigationTransitionView: UIView {
  /// While a transition runs touches end here, but for those on `pushedPage`.
  var isTransitioning = false
  weak var pushedPage: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    guard isTransitioning else { return found }
    return pushedPage.map(found.isDescendant) ?? false ? found : self
  }
}
