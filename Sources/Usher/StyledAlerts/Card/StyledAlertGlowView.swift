// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A glow on the card of a styled alert, around the icon and in its color.
@MainActor
final class StyledAlertGlowView: GradientView {
  private let opacity: Double

  init(opacity: Double) {
    self.opacity = min(1, opacity)
    super.init(frame: .zero)
    gradient?.type = .radial
    gradient?.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
    onTraitChange { [weak self] in self?.tintColorDidChange() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
    // Fades quickly at first, so that no edge is visible.
    gradient?.colors = [1, 0.62, 0.28, 0.08, 0].map {
      color.withAlphaComponent(CGFloat($0 * opacity)).cgColor
    }
  }

  /// Grows from nothing.
  func bloom() {
    UIView.performWithoutAnimation {
      alpha = 0
      transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    UIView.animate(
      withDuration: 0.7, delay: IconAnimations.delay,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.alpha = 1
        self.transform = .identity
      }, completion: nil)
  }
}

extension CALayer {
  /// Casts the shadow of a theme.
  @MainActor
  func apply(_ shadow: StyledAlertShadow) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = Float(min(1, shadow.opacity.nonNegativeLength))
    shadowRadius = shadow.radius.nonNegativeLength
    shadowOffset = CGSize(width: 0, height: shadow.offset.isFinite ? shadow.offset : 0)
  }
}
