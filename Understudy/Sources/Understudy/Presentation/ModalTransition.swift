// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A presentation or a dismissal, from the call to its completion.
@MainActor
package final class ModalTransition {
  let presenter: UIViewController
  let isPresenting: Bool
  let animated: Bool
  var completion: (() -> Void)?
  let jitter = HeadlessDevice.current.jitterOfNextTransition()
  /// A coordinator that exists before the transition begins.
  var earlyCoordinator: TransitionCoordinator?
  private var followUps: [() -> Void] = []
  /// The presentation is over, and the controllers are being notified.
  private var isNotifying = false
  private var deferredDismissals: [() -> Void] = []

  init(presenter: UIViewController, isPresenting: Bool, animated: Bool, completion: (() -> Void)?) {
    self.presenter = presenter
    self.isPresenting = isPresenting
    self.animated = animated
    self.completion = completion
  }

  /// Gives the controllers a coordinator although nothing runs yet, where jitter asks for it.
  func exposeEarlyCoordinator(to controllers: [UIViewController]) {
    guard jitter.hasEarlyCoordinator, animated else { return }
    let coordinator = TransitionCoordinator()
    for controller in controllers { controller.presentation.coordinator = coordinator }
    earlyCoordinator = coordinator
  }

  /// Removes the coordinator before the did-callbacks, where jitter asks for it.
  func willEnd(with controllers: [UIViewController]) {
    guard jitter.releasesCoordinatorEarly else { return }
    for controller in controllers { controller.presentation.coordinator = nil }
  }

  /// Calls `body` in the turn after this transition has ended.
  func afterCompletion(_ body: @escaping () -> Void) {
    followUps.append(body)
  }

  /// Runs the callbacks at the end of this presentation.
  func whileNotifying(_ body: () -> Void) {
    isNotifying = true
    body()
    isNotifying = false
  }

  /// Defers a dismissal that `viewDidAppear` asks for until this presentation is no longer in
  /// progress. Returns whether it did.
  func deferDismissal(_ dismissal: @escaping () -> Void) -> Bool {
    if isNotifying { deferredDismissals.append(dismissal) }
    return isNotifying
  }

  /// Begins the deferred dismissals.
  func performDeferredDismissals() {
    let waiting = deferredDismissals
    deferredDismissals = []
    for dismissal in waiting { dismissal() }
  }

  /// Lets the coordinator's and the caller's completions run; the last thing a transition does.
  func finish(_ coordinator: TransitionCoordinator) {
    coordinator.finish()
    let waiting = followUps
    followUps = []
    let completion = completion
    self.completion = nil
    completion?()
    for body in waiting { HeadlessDevice.current.inNextTurn(body) }
  }

  /// Adds a container of the right size where the style of the presentation requires it.
  func makeContainer(for controller: UIPresentationController, above presenterView: UIView)
    -> TransitionView
  {
    if let placement = controller.containerPlacement {
      let container = makeContainer(for: controller, frame: placement.below.frame)
      placement.host.insertSubview(container, aboveSubview: placement.below)
      return container
    }
    let host = host(of: presenterView, style: controller.presentationStyle)
    let container = makeContainer(for: controller, frame: host.bounds)
    if host is UIWindow || presenterView.superview !== host {
      host.addSubview(container)
    } else {
      container.frame = presenterView.frame
      host.insertSubview(container, aboveSubview: presenterView)
    }
    return container
  }

  private func makeContainer(
    for controller: UIPresentationController, frame: CGRect
  ) -> TransitionView {
    let container = TransitionView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = controller
    controller.transitionView = container
    return container
  }

  private func host(of presenterView: UIView, style: UIModalPresentationStyle) -> UIView {
    if presenter.containingParent != nil, let superview = presenterView.superview {
      return superview
    }
    return presenterView.window ?? presenterView
  }
}
