// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The state of presentations of and by a controller.
@MainActor
package struct PresentationState {
  /// The style as the app set it.
  package var style = UIModalPresentationStyle.automatic
  /// The controller that presents this one.
  package weak var presenting: UIViewController?
  /// The controller that this one presents; no other strong reference to it.
  package var presented: UIViewController?
  /// The controller of this one's presentation; created early if the app asks for it.
  package var controller: UIPresentationController?
  /// The presentation controller that was requested, while an adaptive one replaces it.
  package var requestedController: UIPresentationController?
  /// The transition style of the context that it is presented in, which takes the place of its own.
  package var transitionStyle: UIModalTransitionStyle?
  package var isBeingPresented = false
  package var isBeingDismissed = false
  /// The requested or running presentation or dismissal of the presented controller.
  package var transition: ModalTransition?
  /// The coordinator of a transition in which this controller takes part.
  package var coordinator: TransitionCoordinator?

  package init() {}
}
