// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A marker for code that reads UIKit's state and must not change it.
///
/// On the stand-in a getter that would load or create something traps while the closure runs; on
/// Apple systems the closure is just called.
@MainActor
public enum ReadOnlyAccess {
  /// Calls the closure at once and returns its result.
  public static func run<Result>(_ body: () -> Result) -> Result {
    #if canImport(UIKit)
      body()
    #else
      HeadlessDevice.current.withReadOnlyAccess(body)
    #endif
  }
}
