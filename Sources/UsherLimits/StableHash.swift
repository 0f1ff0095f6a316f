// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A hash that is the same on every device and in every launch, unlike `Hasher`.
struct StableHash {
  // FNV-1a with 64 bits: offset basis and prime of RFC 9923.
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Similar texts have similar states. The finalizer of MurmurHash3, `fmix64`, spreads them:
  /// Austin Appleby, https://github.com/aappleby/smhasher, public domain.
  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
