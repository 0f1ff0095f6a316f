// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A switch on the card of a styled alert, at the end of the line that says what it switches.
@MainActor
final class StyledAlertToggle: UIView, StyledAlertControl {
  private let toggle = LargeTargetSwitch()
  private let label: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let configure: @MainActor (UISwitch) -> Void
  /// Whether the app has chosen the colour by itself, which stays.
  private var hasCustomColor = false
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ description: StyledAlertField.Toggle, _ theme: StyledAlertTheme) {
    self.theme = theme
    configure = description.configure
    label = StyledAlertLabel(description.title, theme.fonts.toggle, theme.colors.message)
    super.init(frame: .zero)
    label.isAccessibilityElement = false
    toggle.isOn = description.isOn
    toggle.accessibilityLabel = description.title
    toggle.addAction(UIAction { [weak self] _ in self?.onEvent(.changed) }, for: .valueChanged)
    addSubview(label)
    addSubview(toggle)
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { .isOn(toggle.isOn) }
  var accessibilityTarget: UIView { toggle }

  func configure(_ key: StyledAlertForm.ReturnKey) {
    let before = toggle.onTintColor
    configure(toggle)
    hasCustomColor = toggle.onTintColor != before
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let minimum = max(toggle.intrinsicContentSize.height, theme.metrics.fieldMinHeight.nonNegativeLength)
    let height = max(label.height(at: textWidth(in: size.width)), minimum)
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = toggle.intrinsicContentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = textWidth(in: bounds.width)
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    toggle.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// What the switch leaves.
  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - toggle.intrinsicContentSize.width - 12)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !hasCustomColor { toggle.onTintColor = tintColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    toggle.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
    if !hasCustomColor { toggle.onTintColor = tintColor }
  }
}
