// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One segment of a segmented control: its title, and the line before it.
@MainActor
final class SegmentView: UIView {
  var title: String? {
    didSet { accessibilityLabel = title }
  }
  var isEnabled = true
  /// Called when assistive technology chooses it.
  var activate: () -> Bool = { false }
  var showsLine = false {
    didSet { line.alpha = showsLine ? 1 : 0 }
  }
  var isLineRight = false {
    didSet { if isLineRight != oldValue { setNeedsLayout() } }
  }

  private let label = UILabel()
  private let line = UIView()

  init(_ title: String?) {
    self.title = title
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = title
    label.textAlignment = .center
    label.isAccessibilityElement = false
    line.backgroundColor = .separator
    addSubview(line)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool) {
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    label.textAlignment = .center
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  func textSize(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
    NSAttributedString(string: title ?? "", attributes: attributes).size()
  }

  override func accessibilityActivate() -> Bool { isEnabled && activate() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(6, bounds.width / 2), dy: 0)
    line.frame = CGRect(
      x: isLineRight ? bounds.width - 0.5 : -0.5, y: bounds.height / 4, width: 1,
      height: bounds.height / 2)
  }
}
