// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

/// Scripts on devices whose clocks jump, compared with the reference model after every step.
struct LimitScriptTests {
  @Test func `for every script of three steps the ledger agrees with the reference model`() {
    let failure = LimitScripts.firstFailure(length: 3)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 40, by: 1)))
  func `for a random script the ledger agrees with the model, also where records become counts`(
    seed: UInt64
  ) {
    let failure = LimitScripts.failure(seed: seed, steps: 120, devices: 1)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 40, by: 1)))
  func `for a random script on two devices the union of their records has the right verdicts`(
    seed: UInt64
  ) {
    let failure = LimitScripts.failure(seed: seed, steps: 120, devices: 2)

    #expect(failure == nil, "\(failure ?? "")")
  }
}
