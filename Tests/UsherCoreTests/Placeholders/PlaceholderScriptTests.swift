// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Exhaustive and random scripts, compared with the reference model after every event.
struct PlaceholderScriptTests {
  typealias Step = PlaceholderScripts.Step

  @Test func `for every script of four events the machine agrees with the reference model`() {
    let failure = PlaceholderScripts.firstFailure(after: [], then: Step.common, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: PlaceholderScripts.prefixes)
  func `for every script of two events after a longer beginning the machine agrees with the model`(
    beginning: [Step]
  ) {
    let failure = PlaceholderScripts.firstFailure(after: beginning, then: Step.allCases, depth: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 60, by: 1)))
  func `for a random script the machine agrees with the model, and each call has one report`(
    seed: UInt64
  ) {
    let failure = PlaceholderScripts.failure(seed: seed, steps: 120)

    #expect(failure == nil, "\(failure ?? "")")
  }
}
