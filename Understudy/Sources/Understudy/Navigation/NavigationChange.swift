// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A change of the stack that has not been shown yet, or is being shown.
@MainActor
final class NavigationChange {
  let operation: UINavigationController.Operation
  let animated: Bool
  /// The stack before it, to which a cancelled change goes back.
  var before: [UIViewController]
  /// Those that left the stack and are let go when the change has been shown.
  var leaving: [UIViewController]
  /// Those that joined the stack and are told so when the change has been shown.
  var joining: [UIViewController]
  /// Set for a change that a finger leads.
  var motion: InteractiveMotion?
  /// What a finger has interrupted to begin it.
  var interruption: UINavigationController.Interruption?
  var temper = HeadlessDevice.current.temperOfNextTransition()

  init(
    operation: UINavigationController.Operation, animated: Bool, before: [UIViewController],
    leaving: [UIViewController], joining: [UIViewController]
  ) {
    self.operation = operation
    self.animated = animated
    self.before = before
    self.leaving = leaving
    self.joining = joining
  }
}
