// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Says what is wrong with what was filled in; without anything to say it takes no room.
@MainActor
final class StyledAlertErrorView: UIView {
  private let label: StyledAlertLabel

  init(_ theme: StyledAlertTheme) {
    label = StyledAlertLabel(nil, theme.fonts.error, theme.colors.error)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { label.text }

  /// What is new fades in; what is not true any more is gone at once.
  func show(_ text: String?) {
    let isNew = label.text == nil && text != nil
    label.text = text
    label.isAccessibilityElement = text != nil
    setNeedsLayout()
    guard isNew, window != nil else { return label.alpha = 1 }
    UIView.performWithoutAnimation { label.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.label.alpha = 1 }, completion: nil)
  }

  func height(at width: CGFloat) -> CGFloat { label.height(at: width) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(at: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
