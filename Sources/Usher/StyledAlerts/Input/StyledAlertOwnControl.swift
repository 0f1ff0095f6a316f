// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A control of the app's on the card of a styled alert, below what it is about.
@MainActor
final class StyledAlertOwnControl: UIView, StyledAlertControl {
  private let control: UIControl
  /// What is on the card; something else, if the control is elsewhere already.
  private let shown: UIView
  private let caption: StyledAlertCaption
  private let theme: StyledAlertTheme
  private let currentValue: @MainActor () -> StyledAlertValue
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  @available(iOSApplicationExtension, unavailable)
  init(_ description: StyledAlertField.Own, _ theme: StyledAlertTheme) {
    self.theme = theme
    (control, currentValue) = description.make()
    shown = StyledAlertView.free(control)
    caption = StyledAlertCaption(description.title, theme.fonts.toggle, theme.colors.message)
    super.init(frame: .zero)
    for event in [UIControl.Event.valueChanged, .editingChanged] {
      control.addAction(UIAction { [weak self] _ in self?.report(.edited) }, for: event)
    }
    if let title = description.title, control.accessibilityLabel == nil {
      control.accessibilityLabel = title
      caption.isAccessibilityElement = false
    }
    addSubview(caption)
    addSubview(shown)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { currentValue() }
  var spoken: UIView { control }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = FittingSize.height(of: shown, width: size.width, within: 100_000)
    return CGSize(width: size.width, height: caption.room(at: size.width) + height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.forFinger.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.stand(above: shown, in: bounds)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    shown.overrideUserInterfaceStyle = theme.colors.cardStyle(in: traitCollection)
  }
}
