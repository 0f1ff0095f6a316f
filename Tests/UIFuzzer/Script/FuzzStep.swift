// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// One action of a script, and the pause before it.
package struct FuzzStep: Sendable {
  /// The index in the complete script, from 1; a shortened script keeps the numbers.
  package let number: Int
  /// In milliseconds.
  package var pause: Int
  package let action: FuzzAction
}

extension FuzzStep: CustomStringConvertible {
  package var description: String { "\(number). after \(pause) ms: \(action)" }
}
