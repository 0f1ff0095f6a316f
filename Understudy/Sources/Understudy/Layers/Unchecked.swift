// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Carries a value into `MainActor.assumeIsolated`.
///
/// Layers are nonisolated as in Core Animation, their delegates belong to the main actor. The value
/// never leaves the synchronous call, so nothing is shared between threads.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
