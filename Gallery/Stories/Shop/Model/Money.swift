// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

/// Amounts of the shop's money; which money that is stands beside the words of the language.
@MainActor
enum Money {
  /// An amount as people write it, as in $84.
  static func text(for amount: Int) -> String {
    amount.formatted(
      .currency(code: Copy.priceCurrency.text)
        .locale(Locale(identifier: Copy.priceLocale.text))
        .precision(.fractionLength(0)))
  }

  /// The amount that stands in the strings under this key.
  static func text(for copy: Copy) -> String {
    text(for: amount(of: copy))
  }

  static func amount(of copy: Copy) -> Int {
    Int(copy.text) ?? 0
  }
}
