// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Random numbers that identify devices and launches.
enum RandomNumber {
  static func next() -> UInt64 { .random(in: .min ... .max) }
}
