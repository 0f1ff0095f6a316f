// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Blur and hairline behind a bar, up to the top of the screen.
final class NavigationBarBackground: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let fill = UIView()
  private let hairline = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, fill, hairline] { addSubview(view) }
    fill.isHidden = true
    hairline.backgroundColor = NavigationBarMetrics.shadowColor
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor?, isTranslucent: Bool) {
    fill.isHidden = color == nil && isTranslucent
    fill.backgroundColor = color ?? .systemBackground
    fill.alpha = isTranslucent ? 0.85 : 1
    blur.isHidden = !isTranslucent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    fill.frame = bounds
    let height = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
  }
}
