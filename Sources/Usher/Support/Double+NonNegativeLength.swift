// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Double {
  /// The number as a length; what is none counts as none.
  var nonNegativeLength: CGFloat { self > 0 && isFinite ? CGFloat(self) : 0 }
}
