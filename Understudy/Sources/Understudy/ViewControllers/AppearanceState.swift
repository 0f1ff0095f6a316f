// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The appearance state of a controller, between off screen and on screen.
package struct AppearanceState {
  package enum Phase: Sendable {
    /// Nothing of it is on screen. → `appearing`
    case disappeared
    /// `viewWillAppear` was sent. → `appeared`, `disappearing`
    case appearing
    /// `viewDidAppear` was sent. → `disappearing`
    case appeared
    /// `viewWillDisappear` was sent. → `disappeared`, `appearing`
    case disappearing
  }

  package var phase = Phase.disappeared
  /// Whether the running change is animated, as handed to the will-callback.
  package var isAnimated = false
  /// `viewIsAppearing` is still to come for this appearance.
  package var needsViewIsAppearing = false
  /// Transitions opened by a container or a presentation; while positive, moving the view in or out
  /// of a window changes nothing.
  package var explicitTransitions = 0
  /// The change was begun by the view entering or leaving a window, and ends with that.
  package var isImplicit = false
  package var isMovingToParent = false
  package var isMovingFromParent = false
  /// The change that a deferred did-callback belongs to; a newer change makes it void.
  package var generation = 0

  /// Appeared, or about to.
  package var isOnScreen: Bool { phase == .appeared || phase == .appearing }
}
