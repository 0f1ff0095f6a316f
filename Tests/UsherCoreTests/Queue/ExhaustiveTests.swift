// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Every short script, from several beginnings, compared with the model after every event.
struct ExhaustiveTests {
  @Test func `every script of four events is answered as the model says`() {
    let failure = ExhaustiveScripts.firstFailure(after: [.active, .home], then: Move.common, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: ExhaustiveScripts.prefixes)
  func `so is every script of two events of all kinds from further on`(beginning: [Move]) {
    let failure = ExhaustiveScripts.firstFailure(
      after: [.active, .home] + beginning, then: Move.allCases, depth: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }

  typealias Move = ExhaustiveScripts.Step
}
