// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What a controller has to do with presenting.
@MainActor
package struct PresentationLinks {
  /// The style as the app set it.
  package var style = UIModalPresentationStyle.automatic
  /// Who presents us.
  package weak var presenting: UIViewController?
  /// Whom we present; held by us alone.
  package var presented: UIViewController?
  /// What manages our being presented; made early if the app asks for it.
  package var controller: UIPresentationController?
  /// The presentation controller that was asked for, where another one stands in for it.
  package var adapted: UIPresentationController?
  /// The transition style of the context that it is presented in, which takes the place of its own.
  package var transitionStyle: UIModalTransitionStyle?
  package var isBeingPresented = false
  package var isBeingDismissed = false
  /// A presentation was asked for, or presenting or dismissing runs, between us and whom we present.
  package var transition: ModalTransition?
  /// The coordinator of a transition that we take part in.
  package var coordinator: TransitionCoordinator?

  package init() {}
}
