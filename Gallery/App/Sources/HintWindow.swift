// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The window of the bar: in front of everything, and for touches only there where the bar is.
final class HintWindow: UIWindow {
  /// What can be touched.
  weak var bar: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bar?.frame.contains(point) ?? false
  }
}
