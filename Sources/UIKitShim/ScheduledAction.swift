// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One action that waits for its time; dropping it changes nothing, cancelling it does.
@MainActor
public final class ScheduledAction {
  private var cancellation: (@MainActor () -> Void)?

  init(cancellation: @escaping @MainActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Keeps the action from running; does nothing once it has run.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}
