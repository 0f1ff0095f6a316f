// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Gives a gesture recogniser a closure where UIKit only takes a target and a selector.
@MainActor
public enum GestureAction {
  /// Calls the action whenever the recogniser changes its state and would send its actions.
  ///
  /// The recogniser keeps the action as long as it lives, so the action must not hold it strongly.
  public static func add(
    to recognizer: UIGestureRecognizer,
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    platformAdd(to: recognizer, action)
  }
}
