// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Double {
  /// The number as a length: zero for negative, infinite and undefined values.
  var nonNegativeLength: CGFloat { self > 0 && isFinite ? CGFloat(self) : 0 }
}
