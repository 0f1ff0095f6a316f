// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Short and random scripts, compared with the model after every event.
struct PlaceholderScriptTests {
  typealias Step = PlaceholderScripts.Step

  @Test func `every script of four events is answered as the model says`() {
    let failure = PlaceholderScripts.firstFailure(after: [], then: Step.common, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: PlaceholderScripts.prefixes)
  func `so is every script of two events of all kinds from further on`(beginning: [Step]) {
    let failure = PlaceholderScripts.firstFailure(after: beginning, then: Step.allCases, depth: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 60, by: 1)))
  func `a random script is answered as the model says, and every call gets one report`(
    seed: UInt64
  ) {
    let failure = PlaceholderScripts.failure(seed: seed, steps: 120)

    #expect(failure == nil, "\(failure ?? "")")
  }
}
