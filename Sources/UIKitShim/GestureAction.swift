// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Closures as actions of gesture recognizers, which in UIKit take only a target and a selector.
@MainActor
public enum GestureAction {
  /// Calls the closure whenever the recognizer sends its actions.
  ///
  /// The recognizer retains the closure, so the closure must not retain the recognizer.
  public static func add(
    to recognizer: UIGestureRecognizer,
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    platformAdd(to: recognizer, action)
  }
}
