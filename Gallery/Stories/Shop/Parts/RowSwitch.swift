// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A switch at the end of a row, which takes touches over the whole height of a finger.
final class RowSwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, 44 - bounds.height)
    return bounds.insetBy(dx: 0, dy: -missing / 2).contains(point)
  }
}
