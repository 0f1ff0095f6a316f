// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The accept key of a WebSocket handshake, as defined by RFC 6455.
enum SocketKey {
  private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

  static func acceptKey(for key: String) -> String {
    Data(sha1(Array((key + suffix).utf8))).base64EncodedString()
  }

  /// Returns the SHA-1 hash, which the handshake requires. It has no security purpose.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bytes(of: UInt64(message.count) * 8)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: padded.count, by: 64) {
      state = zip(state, mixed(state, padded[start..<start + 64])).map { $0 &+ $1 }
    }
    return state.flatMap(bytes)
  }

  private static func mixed(_ state: [UInt32], _ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotated(word, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (choice, constant): (UInt32, UInt32) =
        switch round {
        case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ choice &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    return [a, b, c, d, e]
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
