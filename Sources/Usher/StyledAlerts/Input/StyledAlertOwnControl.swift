// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A control of the app's on the card of a styled alert, below what it is about.
@MainActor
final class StyledAlertOwnControl: UIView, StyledAlertControl {
  private let control: UIControl
  /// What is on the card; something else, if the control is elsewhere already.
  private let shown: UIView
  private let label = UILabel()
  private let theme: StyledAlertTheme
  private let currentValue: @MainActor () -> StyledAlertValue
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  @available(iOSApplicationExtension, unavailable)
  init(_ description: StyledAlertField.Own, _ theme: StyledAlertTheme) {
    self.theme = theme
    (control, currentValue) = description.make()
    shown = StyledAlertView.free(control)
    super.init(frame: .zero)
    for event in [UIControl.Event.valueChanged, .editingChanged] {
      control.addAction(UIAction { [weak self] _ in self?.report(.edited) }, for: event)
    }
    label.text = description.title
    label.numberOfLines = 0
    if let title = description.title, control.accessibilityLabel == nil {
      control.accessibilityLabel = title
      label.isAccessibilityElement = false
    }
    shown.translatesAutoresizingMaskIntoConstraints = true
    addSubview(label)
    addSubview(shown)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { currentValue() }
  var remark: String? {
    didSet { control.accessibilityHint = remark }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = FittingSize.height(of: shown, width: size.width, within: 100_000)
    return CGSize(width: size.width, height: labelHeight(at: size.width) + height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.forFinger.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = min(labelHeight(at: bounds.width), bounds.height)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, above - spacing))
    shown.frame = CGRect(x: 0, y: above, width: bounds.width, height: bounds.height - above)
  }

  private let spacing: CGFloat = 6

  /// With the distance of the control from it.
  private func labelHeight(at width: CGFloat) -> CGFloat {
    guard label.text != nil else { return 0 }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up) + spacing
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    label.font = theme.fonts.toggle.font(for: traitCollection)
    label.textColor = theme.colors.message
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    shown.overrideUserInterfaceStyle = theme.colors.cardStyle(in: traitCollection)
  }
}
