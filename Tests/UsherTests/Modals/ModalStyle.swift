// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The presentation styles of UIKit in which modals are tested.
enum ModalStyle: String, CaseIterable, CustomTestStringConvertible {
  case fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext
  case popover, custom

  var testDescription: String { rawValue }

  /// The device; a popover needs a large one, or it becomes a sheet.
  var model: HeadlessModel { self == .popover ? .iPad11 : .iPhone16 }

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .custom: .custom
    }
  }

  /// Whether a modal of the app in this style makes the page below count as left.
  var covers: Bool {
    switch self {
    case .fullScreen, .pageSheet, .formSheet, .currentContext: true
    case .overFullScreen, .overCurrentContext, .popover, .custom: false
    }
  }

  /// Creates a controller with this style.
  @MainActor
  func make(on page: UIViewController) -> StyledController {
    let controller = StyledController()
    controller.modalPresentationStyle = style
    if self == .custom {
      let transition = CustomTransition()
      controller.transitioningDelegate = transition
      controller.retained = transition
    }
    if self == .popover {
      controller.popoverPresentationController?.sourceView = page.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 300, width: 10, height: 10)
    }
    return controller
  }
}

/// A white page that dismisses itself with the escape gesture.
final class StyledController: UIViewController {
  /// What the controller keeps alive, such as its transitioning delegate.
  var retained: AnyObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    preferredContentSize = CGSize(width: 300, height: 300)
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// A custom presentation with its own presentation controller and animators.
private final class CustomTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CustomPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CustomAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CustomAnimator(isPresenting: false)
  }
}

private final class CustomPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { $0.bounds.insetBy(dx: 40, dy: 200) } ?? .zero
  }
}

private final class CustomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    let isPresenting = isPresenting
    if isPresenting, let view, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      view?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension TestApp {
  /// Runs a test on the device that a style needs, once in each UIKit variant.
  static func run(
    _ style: ModalStyle, _ body: @MainActor (TestApp) throws -> Void
  ) rethrows {
    try runOnDevice(style.model) { device in try body(TestApp(on: device, page: HomePage())) }
  }

  /// The controllers that the app's root presents, the lowest first.
  var presented: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  /// The views in the app window that do not contain the root view.
  var orphanedViews: [UIView] {
    window.subviews.filter { view in
      window.rootViewController?.viewIfLoaded?.isDescendant(of: view) != true
    }
  }
}
