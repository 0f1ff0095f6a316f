// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The window of the bar, which receives touches only on the bar.
final class HintWindow: UIWindow {
  /// The view that receives touches.
  weak var bar: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bar?.frame.contains(point) ?? false
  }
}
