// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A bar in the tint color that shows how much of an activity is done.
@MainActor
final class ActivityBar: UIView {
  private static let height: CGFloat = 6
  private let fill = UIView()

  /// From 0 to 1; a number that is none counts as 0.
  var progress: Double = 0 {
    didSet {
      progress = progress > 0 ? min(progress, 1) : 0
      accessibilityValue = LocalizedStrings.percentage(Int(progress * 100))
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemFill
    fill.backgroundColor = .tintColor
    for view in [self, fill] { view.layer.cornerRadius = ActivityBar.height / 2 }
    clipsToBounds = true
    addSubview(fill)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 160), height: ActivityBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * progress
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
