// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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

/// Runs `body`, which belongs to the main actor, at once.
///
/// Layers are used on the main thread only; `MainActor.assumeIsolated` proves it in debug builds.
/// In release the proof would take longer than most of what is done here.
func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.assumeIsolated(body)
  #else
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  #endif
}
