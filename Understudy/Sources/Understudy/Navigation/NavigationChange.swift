// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A change of the stack that has not been shown yet, or is being shown.
@MainActor
final class NavigationChange {
  let operation: UINavigationController.Operation
  let animated: Bool
  /// The stack before it, to which a canceled change goes back.
  var previousStack: [UIViewController]
  /// Those that were removed from the stack; released when the change has been shown.
  var removedControllers: [UIViewController]
  /// Those that were added to the stack; notified when the change has been shown.
  var addedControllers: [UIViewController]
  /// Set for an interactive change.
  var interactiveAnimation: InteractiveAnimation?
  /// What a finger has interrupted to begin it.
  var interruption: UINavigationController.Interruption?
  var jitter = HeadlessDevice.current.jitterOfNextTransition()

  init(
    operation: UINavigationController.Operation, animated: Bool, previousStack: [UIViewController],
    removedControllers: [UIViewController], addedControllers: [UIViewController]
  ) {
    self.operation = operation
    self.animated = animated
    self.previousStack = previousStack
    self.removedControllers = removedControllers
    self.addedControllers = addedControllers
  }
}
