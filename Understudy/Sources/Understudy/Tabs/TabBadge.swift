// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The red capsule at a tab's picture.
final class TabBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    layer.cornerRadius = TabBarMetrics.badgeSize / 2
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, _ appearance: UITabBarItemStateAppearance) {
    isHidden = item.badgeValue == nil
    label.text = item.badgeValue
    label.font = appearance.badgeTextAttributes[.font] as? UIFont ?? TabBarMetrics.badgeFont
    label.textColor = appearance.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
    backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: 200, height: TabBarMetrics.badgeSize))
    return CGSize(
      width: max(TabBarMetrics.badgeSize, text.width.rounded(.up) + 10),
      height: TabBarMetrics.badgeSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(bounds.size).height
    label.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).roundedToPixel(of: self), width: bounds.width,
      height: height)
  }
}
