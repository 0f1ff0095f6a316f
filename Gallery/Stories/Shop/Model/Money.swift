// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Formats prices; the currency is one of the localized strings.
@MainActor
enum Money {
  /// Returns a formatted amount, such as $84.
  static func text(for amount: Int) -> String {
    amount.formatted(
      .currency(code: Copy.priceCurrency.text)
        .locale(Locale(identifier: Copy.priceLocale.text))
        .precision(.fractionLength(0)))
  }

  /// Returns the formatted amount of this key in the strings.
  static func text(for copy: Copy) -> String {
    text(for: amount(of: copy))
  }

  static func amount(of copy: Copy) -> Int {
    Int(copy.text) ?? 0
  }
}
