// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A switch for a row, with a touch area that is at least 44 points high.
final class RowSwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, 44 - bounds.height)
    return bounds.insetBy(dx: 0, dy: -missing / 2).contains(point)
  }
}
