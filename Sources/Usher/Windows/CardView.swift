// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Holds the view of a popup; what moves is this, never the view.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardView: UIView {
  /// The course that it is on, or was on last.
  var animator: CardAnimator?

  /// How it stands now, in the middle of a transition or of a drag.
  var pose = CardAnimationParameters.Pose.identity {
    didSet {
      alpha = pose.opacity
      transform = CGAffineTransform(translationX: pose.offset.x, y: pose.offset.y)
        .scaledBy(x: pose.scale, y: pose.scale)
    }
  }

  /// Where what it holds lets a touch through, it does, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Takes its place in the container; the transform of a running transition stays.
  func setFrameIgnoringTransform(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
