// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Called at the end of every turn of a `HeadlessClock`, as a run loop observer before waiting is.
@MainActor
public final class HeadlessTurnObserver {
  private var body: (@MainActor () -> Void)?

  init(body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Whether it is still called.
  public var isValid: Bool { body != nil }

  /// Releases the closure; it is not called again, not even later in the same turn.
  public func invalidate() {
    body = nil
  }

  func call() {
    body?()
  }
}
