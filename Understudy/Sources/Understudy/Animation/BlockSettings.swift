// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// How one block animates.
struct BlockSettings {
  struct Spring {
    var dampingRatio: CGFloat
    var velocity: CGFloat
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var spring: Spring?
}
