// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A control of the app's on the card of a styled alert, below what it is about.
@MainActor
final class StyledAlertCustomControl: UIView, StyledAlertControl {
  private let control: UIControl
  /// What is on the card; something else, if the control is elsewhere already.
  private let contentView: UIView
  private let caption: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let currentValue: @MainActor () -> StyledAlertValue
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  @available(iOSApplicationExtension, unavailable)
  init(_ description: StyledAlertField.CustomControl, _ theme: StyledAlertTheme) {
    self.theme = theme
    (control, currentValue) = description.make()
    contentView = StyledAlertView.prepareCustomView(control)
    caption = StyledAlertLabel(description.title, theme.fonts.toggle, theme.colors.message)
    super.init(frame: .zero)
    for event in [UIControl.Event.valueChanged, .editingChanged] {
      control.addAction(UIAction { [weak self] _ in self?.onEvent(.changed) }, for: event)
    }
    if let title = description.title, control.accessibilityLabel == nil {
      control.accessibilityLabel = title
      caption.isAccessibilityElement = false
    }
    addSubview(caption)
    addSubview(contentView)
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue { currentValue() }
  var accessibilityTarget: UIView { control }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = FittingSize.height(of: contentView, width: size.width, within: 100_000)
    return CGSize(width: size.width, height: caption.heightWithSpacing(at: size.width) + height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.layOut(above: contentView, in: bounds)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    contentView.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
  }
}
