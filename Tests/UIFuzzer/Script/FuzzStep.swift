// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One thing that happens in a storm, and how long nothing happens before it.
package struct FuzzStep: Sendable {
  /// The place in the script that the seed determines; a script that was cut keeps its numbers.
  package let number: Int
  /// In milliseconds.
  package var pause: Int
  package let action: FuzzAction
}

extension FuzzStep: CustomStringConvertible {
  package var description: String { "\(number). after \(pause) ms: \(action)" }
}
