// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A presentation or a dismissal, from the call to its completion.
@MainActor
package final class ModalTransition {
  let presenter: UIViewController
  let isPresenting: Bool
  let animated: Bool
  var completion: (() -> Void)?
  let temper = HeadlessDevice.current.temperOfNextTransition()
  /// A coordinator that is there before the transition begins.
  var early: TransitionCoordinator?
  private var afterwards: [() -> Void] = []
  /// The presentation is over, and the controllers are being told so.
  private var isTelling = false
  private var dismissals: [() -> Void] = []

  init(presenter: UIViewController, isPresenting: Bool, animated: Bool, completion: (() -> Void)?) {
    self.presenter = presenter
    self.isPresenting = isPresenting
    self.animated = animated
    self.completion = completion
  }

  /// Shows a coordinator to those who take part although nothing runs yet, where it comes early.
  func announce(to controllers: [UIViewController]) {
    guard temper.comesEarly, animated else { return }
    let coordinator = TransitionCoordinator()
    for controller in controllers { controller.presentation.coordinator = coordinator }
    early = coordinator
  }

  /// Takes the coordinator away before the did-callbacks, where it leaves early.
  func willEnd(with controllers: [UIViewController]) {
    guard temper.leavesEarly else { return }
    for controller in controllers { controller.presentation.coordinator = nil }
  }

  /// Calls `body` in the turn after this transition has ended.
  func whenOver(_ body: @escaping () -> Void) {
    afterwards.append(body)
  }

  /// Tells the controllers that this presentation is over.
  func tell(_ body: () -> Void) {
    isTelling = true
    body()
    isTelling = false
  }

  /// Puts off a dismissal that `viewDidAppear` asks for until this presentation is no longer in
  /// the way. Returns whether it is one.
  func putOff(_ dismissal: @escaping () -> Void) -> Bool {
    if isTelling { dismissals.append(dismissal) }
    return isTelling
  }

  /// Begins the dismissals that were put off.
  func dismissAsAsked() {
    let waiting = dismissals
    dismissals = []
    for dismissal in waiting { dismissal() }
  }

  /// Lets the coordinator's and the caller's completions run; the last thing a transition does.
  func finish(_ coordinator: TransitionCoordinator) {
    coordinator.finish()
    let waiting = afterwards
    afterwards = []
    let completion = completion
    self.completion = nil
    completion?()
    for body in waiting { HeadlessDevice.current.inNextTurn(body) }
  }

  /// Adds a container of the right size where the presenter's style of presentation wants it.
  func makeContainer(for controller: UIPresentationController, above presenterView: UIView)
    -> TransitionView
  {
    if let place = controller.placeOfContainer {
      let container = makeContainer(for: controller, frame: place.below.frame)
      place.host.insertSubview(container, aboveSubview: place.below)
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
