// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension HeadlessDevice {
  /// Runs `body`; while it runs, a getter that would load or make something raises an exception.
  public func onlyReading<Result>(_ body: () -> Result) -> Result {
    let outer = isOnlyRead
    isOnlyRead = true
    defer { isOnlyRead = outer }
    return body()
  }

  /// Called by getters before they change anything.
  func willMake(_ what: @autoclosure () -> String) {
    guard isOnlyRead else { return }
    raise("HeadlessReadingChangesState", "\(what()) would be made or loaded by a look.")
  }
}
