// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Ascending numbers from 1 on.
struct SerialNumbers {
  private var last: UInt64 = 0

  /// Returns the next number.
  mutating func next() -> UInt64 {
    last += 1
    return last
  }
}
