// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension CGRect {
  /// At least as high as a finger needs: 44 points around the same middle.
  var touchTarget: CGRect { insetBy(dx: 0, dy: min(0, (height - 44) / 2)) }
}

/// A switch that is as high for a finger as any control.
@MainActor
final class LargeTargetSwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}

/// Segments that are as high for a finger as any control.
@MainActor
final class LargeTargetSegmentedControl: UISegmentedControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}
