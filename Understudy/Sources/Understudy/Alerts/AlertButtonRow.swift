// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One action of an alert: its title and its highlight. Touches are followed by the list.
class AlertButtonRow: UIView {
  let action: UIAlertAction
  let label = UILabel()
  private let highlight = UIView()
  private let choose: (UIAlertAction) -> Void

  init(
    action: UIAlertAction, font: UIFont, wraps: Bool, choose: @escaping (UIAlertAction) -> Void
  ) {
    self.action = action
    self.choose = choose
    super.init(frame: .zero)
    highlight.backgroundColor = AlertMetrics.pressed
    highlight.isHidden = true
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = wraps ? 0 : 1
    label.adjustsFontSizeToFitWidth = !wraps
    label.minimumScaleFactor = 0.7
    label.lineBreakMode = wraps ? .byWordWrapping : .byTruncatingMiddle
    label.isAccessibilityElement = false
    addSubview(highlight)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue }
  }

  /// The width that the title takes on one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
  }

  func height(for width: CGFloat, minimum: CGFloat) -> CGFloat {
    guard label.numberOfLines == 0 else { return minimum }
    let room = CGSize(width: width - 2 * AlertMetrics.padding, height: .greatestFiniteMagnitude)
    return max(minimum, (label.sizeThatFits(room).height + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    let inset = label.numberOfLines == 0 ? AlertMetrics.padding : AlertMetrics.buttonPadding
    let room = bounds.insetBy(dx: inset, dy: 0)
    let height = min(bounds.height, label.sizeThatFits(room.size).height)
    label.frame = CGRect(
      x: room.minX, y: ((bounds.height - height) / 2).roundedToPixel(of: self),
      width: room.width, height: height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  func updateColor() {
    guard action.isEnabled else {
      label.textColor = .tertiaryLabel
      return
    }
    label.textColor = action.style == .destructive ? .systemRed : tintColor
  }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    choose(action)
    return true
  }
}
