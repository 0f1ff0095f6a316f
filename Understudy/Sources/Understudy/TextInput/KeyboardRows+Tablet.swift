// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The pages of a tablet's keyboard: delete and return stand at the ends of the upper rows, and a
/// key puts the keyboard away.
extension KeyboardRows {
  static func tablet(_ page: KeyboardPage, _ type: UIKeyboardType) -> [[Key]] {
    switch page {
    case .letters:
      return tablet(
        "qwertyuiop", "asdfghjkl", [Key(key: .shift)] + keys("zxcvbnm,."),
        Key(key: .shift, width: nil), .page(.numbers, ".?123"), type)
    case .numbers, .pad, .padSymbols:
      return tablet(
        "1234567890", "@#$&*()'\"", [Key(key: .page(.symbols, "#+="))] + keys("%-+=/;:,."),
        Key(key: .page(.symbols, "#+="), width: nil), .page(.letters, "ABC"), .default)
    case .symbols:
      return tablet(
        "1234567890", "€£¥_^[]{}", [Key(key: .page(.numbers, "123"))] + keys("§|~…\\<>!?"),
        Key(key: .page(.numbers, "123"), width: nil), .page(.letters, "ABC"), .default)
    }
  }

  private static func tablet(
    _ first: String, _ second: String, _ third: [Key], _ last: Key, _ page: KeyboardKey,
    _ type: UIKeyboardType
  ) -> [[Key]] {
    [
      keys(first) + [Key(key: .delete, width: nil)],
      [Key(key: .gap, width: 0.35)] + keys(second) + [Key(key: .enter, width: nil)],
      third + [last],
      [Key(key: page, width: 2), Key(key: .space, width: nil)] + extras(type)
        + [Key(key: page, width: 1.5), Key(key: .dismiss, width: 1)],
    ]
  }

  private static func extras(_ type: UIKeyboardType) -> [Key] {
    switch type {
    case .emailAddress: keys("@_-")
    case .URL: keys("/-") + [Key(key: .text(".com"), width: 1.3)]
    default: []
    }
  }
}
