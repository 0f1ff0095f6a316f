// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Every short script, from several beginnings, compared with the model after every event.
struct ExhaustiveTests {
  @Test func `every script of four events is answered as the model says`() {
    let failure = ShortScripts.firstFailure(after: [.active], then: Move.most, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    arguments: [
      [],
      [.active, .enqueue, .enqueueUrgentOnWindow],
      [.active, .enqueueUrgentOnWindow, .endOne],
      [.active, .enqueueKeyed, .present, .endOne],
      [.active, .enqueue, .present, .enqueueKeyed, .leave],
      [.active, .enqueue, .present, .enqueueInterrupting],
      [.active, .enqueue, .refuse, .turn, .enqueueUrgentOnWindow],
    ] as [[Move]])
  func `so is every script of three from further on, and of two with all events`(beginning: [Move])
  {
    let failure =
      ShortScripts.firstFailure(after: beginning, then: Move.most, depth: 3)
      ?? ShortScripts.firstFailure(after: beginning, then: Move.allCases, depth: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }

  typealias Move = ShortScripts.Move
}
