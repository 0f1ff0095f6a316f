// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Marks code that looks at UIKit's state and must not change it.
///
/// On the stand-in a getter that would load or make something traps while that code runs; on Apple
/// systems it is an ordinary call.
@MainActor
public enum ReadOnlyAccess {
  /// Runs the body at once.
  public static func run<Result>(_ body: () -> Result) -> Result { platformRun(body) }
}
