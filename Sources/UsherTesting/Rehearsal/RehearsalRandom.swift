// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Random numbers with a seed, the same on every machine.
///
/// Users and campaigns have generators of their own, so that a change of one campaign changes
/// neither what users do nor the lots of the others.
struct RehearsalRandom {
  private var state: UInt64

  /// Creates the generator of one stream; similar seeds and numbers have unrelated streams.
  init(seed: UInt64, stream: UInt64) {
    state = Self.mix(Self.mix(seed) ^ stream)
  }

  /// The stream of a name.
  static func stream(of name: String) -> UInt64 {
    name.utf8.reduce(0) { mix($0 ^ UInt64($1)) }
  }

  // A Weyl sequence through the variant 13 of the MurmurHash3 finalizer by David Stafford.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number above 0 and at most 1.
  mutating func fraction() -> Double {
    defer { state &+= 0x9E37_79B9_7F4A_7C15 }
    return Double((Self.mix(state) >> 11) + 1) / 9_007_199_254_740_992
  }

  mutating func isChosen(percent: Double) -> Bool { fraction() * 100 <= percent }

  /// A time in milliseconds with an exponential distribution, at most 20 times the mean.
  mutating func time(mean: Double) -> Int64 {
    Int64(min(-log(fraction()), 20) * mean) + 1
  }

  /// A number from 1 with a geometric distribution.
  mutating func count(mean: Double) -> Int {
    mean <= 1 ? 1 : 1 + Int(min(log(fraction()) / log(1 - 1 / mean), 20 * mean))
  }

  /// A number with a Poisson distribution, for small means.
  mutating func events(mean: Double) -> Int {
    let end = exp(-mean)
    var product = fraction()
    var count = 0
    while product > end {
      product *= fraction()
      count += 1
    }
    return count
  }

  /// An index into running sums of weights.
  mutating func index(in sums: [Double]) -> Int {
    let value = fraction() * (sums.last ?? 0)
    return sums.firstIndex { value <= $0 } ?? 0
  }
}
