// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel

/// Plays scripts on the machine of popup bindings and its reference model.
enum PopupBindingRunner {
  private typealias Step = PopupBindingScripts.Step

  private static let scriptLength = 100

  /// Plays every script of a length, after several first steps. Returns the number of steps and
  /// events.
  static func playEveryScript(of length: Int) throws -> Int {
    var played = 0
    func check(_ failure: String?) throws {
      if let failure { throw Divergence(message: "bindings: \(failure)") }
    }
    for updatesContent in [true, false] {
      for beginning in PopupBindingScripts.prefixes {
        for (steps, depth) in [(Step.common, length), (Step.allCases, max(1, length - 2))] {
          try check(
            PopupBindingScripts.firstFailure(
              updatesContent: updatesContent, after: beginning, then: steps, depth: depth
            ) { played += 1 })
        }
      }
      try check(
        PopupBindingEvents.firstFailure(
          updatesContent: updatesContent, depth: max(1, length - 1)
        ) { played += 1 })
    }
    print("bindings: every script of \(length) and shorter ones, \(played) steps\n")
    return played
  }

  /// Plays random scripts, the first with this seed. Returns the number of steps.
  static func playAtRandom(_ steps: Int, seed: UInt64) throws -> Int {
    let scripts = max(1, steps / scriptLength / 4)
    for index in 0..<UInt64(scripts) {
      for updatesContent in [true, false] {
        let failure =
          PopupBindingScripts.failure(
            updatesContent: updatesContent, seed: seed &+ index, steps: scriptLength)
          ?? PopupBindingEvents.failure(
            updatesContent: updatesContent, seed: seed &+ index, steps: scriptLength)
        if let failure { throw Divergence(message: "bindings, \(failure)") }
      }
    }
    print("bindings: \(4 * scripts) random scripts from seed \(seed)\n")
    return 4 * scripts * scriptLength
  }
}
