// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A scheduled closure that can be cancelled; releasing this object does not cancel it.
@MainActor
public final class ScheduledAction {
  private var cancellation: (@MainActor () -> Void)?

  init(cancellation: @escaping @MainActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Cancels the closure; has no effect after it has run.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}
