// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// What is behind the content of a preset: glass from iOS 26 on, before that a blurred material with
/// a shadow.
@MainActor
final class PresetBackground: UIView {
  private let effectView: UIVisualEffectView
  private let isGlass: Bool
  private let maximumRadius: CGFloat
  /// The radius of its corners.
  var radius: CGFloat { min(bounds.height / 2, maximumRadius) }

  init(maximumRadius: CGFloat) {
    isGlass = SystemVersion.hasGlass
    self.maximumRadius = maximumRadius
    if #available(iOS 26, *), isGlass {
      effectView = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    } else {
      effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
      effectView.clipsToBounds = true
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    effectView.layer.cornerCurve = .continuous
    addSubview(effectView)
    guard !isGlass else { return }
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    if #available(iOS 26, *), isGlass {
      effectView.cornerConfiguration = .corners(radius: .fixed(Double(radius)))
    } else {
      effectView.layer.cornerRadius = radius
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
  }
}
