// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What lies behind the content of a bar: blur, color, picture, and the hairline at its inner edge.
final class BarBackground: UIView {
  enum Hairline {
    case bottom
    case top
  }

  static let shadowColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  private let edge: Hairline
  private let blur = UIVisualEffectView(effect: nil)
  private let fill = UIView()
  private let imageView = UIImageView()
  private let hairline = UIImageView()

  init(hairline edge: Hairline) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in [blur, fill, imageView, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    blur.effect = appearance.backgroundEffect
    fill.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    hairline.image = appearance.shadowImage
    hairline.tintColor = appearance.shadowColor
    hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [blur, fill, imageView] { view.frame = bounds }
    let pixel = 1 / max(1, traitCollection.displayScale)
    let height = hairline.image?.size.height ?? pixel
    hairline.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
