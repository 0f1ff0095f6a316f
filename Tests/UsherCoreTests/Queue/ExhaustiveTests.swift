// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Every short script, from several states, compared with the reference model after each event.
struct ExhaustiveTests {
  @Test func `for every script of four events the engine agrees with the reference model`() {
    let failure = ExhaustiveScripts.firstFailure(
      after: [.active, .home], then: Move.common, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: ExhaustiveScripts.prefixes)
  func `for every script of two events after a longer beginning the engine agrees with the model`(
    beginning: [Move]
  ) {
    let failure = ExhaustiveScripts.firstFailure(
      after: [.active, .home] + beginning, then: Move.allCases, depth: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }

  typealias Move = ExhaustiveScripts.Step
}
