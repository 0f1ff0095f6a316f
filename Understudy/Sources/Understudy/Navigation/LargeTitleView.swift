// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The large title below a bar's row; it slides under the row as its room shrinks.
final class LargeTitleView: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    label.text = title
    label.isAccessibilityElement = title?.isEmpty == false
    label.font = attributes[.font] as? UIFont ?? NavigationBarMetrics.largeTitleFont
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  /// So much of its room is hidden under the row that the small title takes over.
  var isUnderRow: Bool { bounds.height < NavigationBarMetrics.largeTitleHeight / 4 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = NavigationBarMetrics.margin(for: bounds.width)
    let height = label.sizeThatFits(bounds.size).height
    label.textAlignment = .natural
    label.frame = CGRect(
      x: safeAreaInsets.left + margin,
      y: bounds.height - NavigationBarMetrics.largeTitleHeight + 3,
      width: max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right),
      height: height)
  }
}
