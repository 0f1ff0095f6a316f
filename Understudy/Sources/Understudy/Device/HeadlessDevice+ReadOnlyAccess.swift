// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension HeadlessDevice {
  /// Runs `body`; while it runs, a getter that would load or create something raises an exception.
  public func withReadOnlyAccess<Result>(_ body: () -> Result) -> Result {
    let outer = isReadOnly
    isReadOnly = true
    defer { isReadOnly = outer }
    return body()
  }

  /// Called by getters before they change anything.
  func willCreate(_ what: @autoclosure () -> String) {
    guard isReadOnly else { return }
    raise(
      "HeadlessReadingChangesState", "\(what()) would be created or loaded by read-only access.")
  }
}
