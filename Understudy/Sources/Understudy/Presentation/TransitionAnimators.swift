// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What moves an animated transition and, if the app wants to lead it, what leads it.
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
