// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  /// The one presented by this controller, or by the nearest container of it that presents.
  public var presentedViewController: UIViewController? {
    nearestInContainers { $0.presentation.presented }
  }

  /// Who presents this controller, or the nearest container of it that is presented.
  public var presentingViewController: UIViewController? {
    nearestInContainers { $0.presentation.presenting }
  }

  public var isBeingPresented: Bool { presentation.isBeingPresented }

  public var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Makes the presentation controller if there is none yet, as UIKit does.
  public var presentationController: UIPresentationController? {
    for controller in withAncestors {
      if let current = controller.presentation.requestedController
        ?? controller.presentation.controller
      {
        return current
      }
    }
    HeadlessDevice.current.willCreate("The presentation controller of \(headlessDescription)")
    let made = makePresentationController(presenter: nil)
    presentation.controller = made
    return made
  }

  public var activePresentationController: UIPresentationController? {
    let presented = nearestInContainers { $0.presentation.presenting == nil ? nil : $0 }
    guard let presented else { return nil }
    let staysActive = HeadlessDevice.current.switches.adaptedPopoverStaysActive
    return (staysActive ? presented.presentation.requestedController : nil)
      ?? presented.presentation.controller
  }

  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestInContainers { $0.presentation.coordinator }
  }

  /// The first that there is, from this controller to the root of its containers. Apps ask this
  /// often; it makes no list of them.
  private func nearestInContainers<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var controller: UIViewController? = self
    while let current = controller {
      if let found = find(current) { return found }
      controller = current.containingParent
    }
    return nil
  }

  func startPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let device = HeadlessDevice.current
    if let reason = new.reasonNotToBePresented {
      device.raise("NSInvalidArgumentException", reason)
      return
    }
    if let reason = reasonNotToPresent(new) {
      device.raise("NSInvalidArgumentException", reason)
      return
    }
    if new.modalPresentationStyle == .none {
      device.raise(
        "NSInternalInconsistencyException",
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller.")
      return
    }
    let presenter = presenter(for: new)
    if let warning = presentWarning(of: new, by: presenter) {
      device.log.append(warning)
      return
    }
    new.willBePresented()
    ModalTransition.present(
      new, by: presenter, source: self, animated: animated, completion: completion)
  }

  /// Why presenting that one is a mistake; nil if it is none.
  private func reasonNotToPresent(_ new: UIViewController) -> String? {
    if let presenting = new.presentation.presenting {
      return "Application tried to present modally a view controller \(new.headlessDescription) "
        + "that is already being presented by \(presenting.headlessDescription)."
    }
    guard presentationAncestry.contains(where: { $0 === new }) else { return nil }
    return "Application tried to present modally an active controller \(new.headlessDescription)."
  }

  /// What UIKit writes when it ignores a call of `present`; nil when it goes ahead.
  private func presentWarning(of new: UIViewController, by presenter: UIViewController) -> String? {
    let attempt =
      "Attempt to present \(new.headlessDescription) on \(presenter.headlessDescription) "
      + "(from \(headlessDescription))"
    if presenter.presentation.transition != nil || presenter.presentation.isBeingDismissed
      || presenter.awaitsViewDidAppear
    {
      return attempt + " while a presentation is in progress."
    }
    let canPresent = HeadlessDevice.current.switches.searchedPageCanPresent
    let search = canPresent ? nil : presentedViewController as? UISearchController
    if let presented = presenter.presentation.presented ?? search {
      return attempt + " which is already presenting \(presented.headlessDescription)."
    }
    if presenter.viewIfLoaded?.window == nil {
      return attempt + " whose view is not in the window hierarchy."
    }
    return nil
  }

  /// Its own presentation has not come to `viewDidAppear` yet.
  private var awaitsViewDidAppear: Bool {
    presentation.isBeingPresented && appearanceState.phase != .appeared
  }

  /// Self, the containers, and everything that presents them.
  private var presentationAncestry: [UIViewController] {
    var line: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      let ancestors = current.withAncestors
      line += ancestors
      controller = ancestors.compactMap(\.presentation.presenting).first
    }
    return line
  }

  /// The controller that presents when this one is asked to: a style that fits a context looks for one
  /// among the containers; every other one takes the outermost container.
  private func presenter(for new: UIViewController) -> UIViewController {
    switch new.resolvedPresentationStyle {
    case .currentContext, .overCurrentContext:
      return presentationContext
    case .custom:
      return asksForContext(new) ? presentationContext : outermostContainer
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .none, .automatic:
      return outermostContainer
    }
  }

  private var presentationContext: UIViewController {
    withAncestors.first(where: \.definesPresentationContext) ?? outermostContainer
  }

  /// Whether the app's own presentation controller does not fill the screen.
  private func asksForContext(_ new: UIViewController) -> Bool {
    guard new.transitioningDelegate != nil, !(new is UIAlertController) else { return false }
    let controller =
      new.presentation.controller
      ?? new.makePresentationController(presenter: outermostContainer, source: self)
    new.presentation.controller = controller
    return !controller.shouldPresentInFullscreen
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let line = withAncestors
    let presenter =
      line.first { $0.presentation.presented != nil }
      ?? line.lazy.compactMap(\.presentation.presenting).first
    let device = HeadlessDevice.current
    guard let presenter, presenter.presentation.presented != nil else {
      if device.switches.dismissingNothingCompletes, let completion {
        device.inNextTurn(completion)
      }
      return
    }
    let chain = presenter.presentationChain
    let running = chain.compactMap(\.presentation.transition).first
    let isPutOff = running?.deferDismissal { [self] in
      startDismissing(animated: animated, completion: completion)
    }
    if isPutOff == true { return }
    if running != nil || chain.contains(where: \.presentation.isBeingDismissed) {
      if device.switches.dismissWaitsForPresentation, let running, running.isPresenting {
        running.afterCompletion { [weak self] in
          self?.startDismissing(animated: animated, completion: completion)
        }
      } else {
        device.log.append(
          "Attempt to dismiss from view controller \(headlessDescription) while a presentation or "
            + "dismiss is in progress!")
      }
      return
    }
    ModalTransition.dismiss(from: presenter, animated: animated, completion: completion)
  }

  /// This controller, the one it presents, the one that presents, and so on.
  package var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain[chain.count - 1].presentation.presented { chain.append(next) }
    return chain
  }

  /// The style that `.automatic` stands for here.
  package var resolvedPresentationStyle: UIModalPresentationStyle {
    presentation.style == .automatic ? automaticPresentationStyle : presentation.style
  }
}
