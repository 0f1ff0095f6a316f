// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel

/// The random choices for a script.
struct FuzzRandom {
  private var source: SplitMix

  init(seed: UInt64) {
    source = SplitMix(seed: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &source) }

  /// Returns true with a probability of 1 in `count`.
  mutating func one(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
