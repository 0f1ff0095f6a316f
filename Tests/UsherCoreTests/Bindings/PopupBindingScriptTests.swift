// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

/// Exhaustive and random scripts of a view, its binding and its popup, compared with the reference
/// model after every event; in the end the popup shows the item of the binding.
struct PopupBindingScriptTests {
  typealias Step = PopupBindingScripts.Step

  @Test(arguments: [true, false], PopupBindingScripts.prefixes)
  func `after every script of three steps the popup shows the item of the binding`(
    updatesContent: Bool, beginning: [Step]
  ) {
    let failure = PopupBindingScripts.firstFailure(
      updatesContent: updatesContent, after: beginning, then: Step.allCases, depth: 3)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: [true, false])
  func `for every script of four events the machine agrees with the reference model`(
    updatesContent: Bool
  ) {
    let failure = PopupBindingEvents.firstFailure(updatesContent: updatesContent, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: [true, false], Array(stride(from: UInt64(1), through: 100, by: 1)))
  func `after a random script the popup shows the item of the binding`(
    updatesContent: Bool, seed: UInt64
  ) {
    let failure = PopupBindingScripts.failure(
      updatesContent: updatesContent, seed: seed, steps: 100)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: [true, false], Array(stride(from: UInt64(1), through: 50, by: 1)))
  func `for a random script of any events the machine agrees with the reference model`(
    updatesContent: Bool, seed: UInt64
  ) {
    let failure = PopupBindingEvents.failure(updatesContent: updatesContent, seed: seed, steps: 100)

    #expect(failure == nil, "\(failure ?? "")")
  }
}
