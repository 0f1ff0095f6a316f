// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The badge of a tab. Its measures are by eye.
final class TabBadgeView: UIView {
  /// How far it reaches over the picture.
  static let overlap = CGSize(width: 8, height: 12)
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: String, color: UIColor?) {
    label.text = value
    backgroundColor = color ?? .systemRed
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// At least a circle.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size).width
    return CGSize(width: max(Self.height, text + 2 * Self.padding), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
