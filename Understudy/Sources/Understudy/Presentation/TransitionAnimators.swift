// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The animator of a transition and its interaction controller, if there is one.
@MainActor
struct TransitionAnimators {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }
}
