// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel

/// Plays scripts on the placeholder machine and its reference model.
enum PlaceholderRunner {
  private static let scriptLength = 200

  /// Plays every script of a length, and shorter ones after other first steps. Returns the number
  /// of events.
  static func playEveryScript(of length: Int) throws -> Int {
    var played = 0
    func play(
      after beginning: [PlaceholderScripts.Step], then steps: [PlaceholderScripts.Step], depth: Int
    ) throws {
      let failure = PlaceholderScripts.firstFailure(
        after: beginning, then: steps, depth: depth
      ) { played += 1 }
      if let failure { throw Divergence(message: "placeholders: \(failure)") }
    }
    try play(after: [], then: PlaceholderScripts.Step.common, depth: length)
    for beginning in PlaceholderScripts.prefixes {
      try play(
        after: beginning, then: PlaceholderScripts.Step.allCases, depth: max(1, length - 2))
    }
    print("placeholders: every script of \(length) and shorter ones, \(played) events\n")
    return played
  }

  /// Plays random scripts, the first with this seed. Returns the number of events.
  static func playAtRandom(_ events: Int, seed: UInt64) throws -> Int {
    let scripts = max(1, events / scriptLength)
    for index in 0..<UInt64(scripts) {
      let failure = PlaceholderScripts.failure(seed: seed &+ index, steps: scriptLength)
      if let failure { throw Divergence(message: "placeholders, \(failure)") }
    }
    print("placeholders: \(scripts) random scripts from seed \(seed)\n")
    return scripts * scriptLength
  }
}
