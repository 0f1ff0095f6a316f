// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A switch on the card of a styled alert, at the trailing edge, beside its title.
@MainActor
final class StyledAlertToggle: UIView, StyledAlertControl {
  private let toggle = LargeTargetSwitch()
  private let label: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let configure: @MainActor (UISwitch) -> Void
  /// Whether the app has set the tint color, which the theme must not overwrite.
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

  func configure(returnKey key: StyledAlertForm.ReturnKey) {
    let before = toggle.onTintColor
    configure(toggle)
    hasCustomColor = toggle.onTintColor != before
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let minimum = max(
      toggle.intrinsicContentSize.height, theme.metrics.fieldMinHeight.nonNegativeLength)
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

  /// The width beside the switch.
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

/// A segmented control on the card of a styled alert, with an optional title above it.
@MainActor
final class StyledAlertSegments: UIView, StyledAlertControl {
  private let segments: LargeTargetSegmentedControl
  private let caption: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let titles: [String]
  private let configure: @MainActor (UISegmentedControl) -> Void
  /// The title attributes that the app has set.
  private var customAttributes: [NSAttributedString.Key: Any] = [:]
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ description: StyledAlertField.Segments, _ theme: StyledAlertTheme) {
    self.theme = theme
    titles = description.titles
    configure = description.configure
    segments = LargeTargetSegmentedControl(items: description.titles)
    caption = StyledAlertLabel(description.title, theme.fonts.toggle, theme.colors.message)
    super.init(frame: .zero)
    if let selection = description.selection, titles.indices.contains(selection) {
      segments.selectedSegmentIndex = selection
    }
    segments.addAction(UIAction { [weak self] _ in self?.onEvent(.changed) }, for: .valueChanged)
    addSubview(caption)
    addSubview(segments)
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue {
    let index = segments.selectedSegmentIndex
    return .selection(index == UISegmentedControl.noSegment ? nil : index)
  }
  var accessibilityTarget: UIView { segments }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {
    segments.setTitleTextAttributes(nil, for: .normal)
    configure(segments)
    customAttributes = segments.titleTextAttributes(for: .normal) ?? [:]
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = caption.heightWithSpacing(at: size.width) + segmentsHeight(at: size.width)
    return CGSize(width: size.width, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateTitleAttributes(at: bounds.width)
    caption.layOut(above: segments, in: bounds)
  }

  private func segmentsHeight(at width: CGFloat) -> CGFloat {
    max(32, (font(at: width).lineHeight + 14).rounded(.up))
  }

  /// The font at the user's text size, or smaller if the titles do not fit into their segments; not
  /// below 13 points.
  private func font(at width: CGFloat) -> UIFont {
    let preferred = theme.fonts.toggle.font(for: traitCollection)
    let available = width / CGFloat(max(1, titles.count)) - 16
    let widths = titles.map {
      NSAttributedString(string: $0, attributes: [.font: preferred]).size().width
    }
    let widest = widths.max() ?? 0
    guard widest > available, widest > 0 else { return preferred }
    let size = preferred.pointSize * available / widest
    return preferred.withSize(max(min(13, preferred.pointSize), size))
  }

  private func updateTitleAttributes(at width: CGFloat) {
    let font = font(at: width)
    let colors = theme.colors
    let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: colors.message]
    segments.setTitleTextAttributes(defaults.merging(customAttributes) { $1 }, for: .normal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    // The card can be light in dark mode, and UIKit's own drawing must be visible on it.
    segments.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
    setNeedsLayout()
  }
}

/// A control of the app on the card of a styled alert, with an optional title above it.
@MainActor
final class StyledAlertCustomControl: UIView, StyledAlertControl {
  private let control: UIControl
  /// The view on the card; an empty one if the control already has a superview.
  private let contentView: UIView
  private let caption: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let currentValue: @MainActor () -> StyledAlertValue
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

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
    // The card can be light in dark mode, and UIKit's own drawing must be visible on it.
    contentView.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
  }
}
