// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A control without text input on the card of a styled alert, with an optional title above it.
@MainActor
class StyledAlertTitledControl: StyledAlertPartView, StyledAlertControl {
  /// The distance between the title and the control.
  private static let spacing: CGFloat = 6

  let theme: StyledAlertTheme
  let title: StyledAlertLabel
  private let control: UIControl
  /// The view on the card; an empty one if the control already has a superview.
  private let contentView: UIView
  private let currentValue: @MainActor () -> StyledAlertValue
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  /// Creates a view with a control. If `isElement` is `false`, VoiceOver does not focus the control
  /// itself, so it does not read the title with it, but separately.
  init(
    _ control: UIControl, title: String?, _ theme: StyledAlertTheme, isElement: Bool = true,
    value: @escaping @MainActor () -> StyledAlertValue
  ) {
    self.theme = theme
    self.title = StyledAlertLabel(title, theme.fonts.toggle, theme.colors.title)
    self.control = control
    contentView = StyledAlertView.prepareCustomView(control)
    currentValue = value
    super.init(frame: .zero)
    for event in [UIControl.Event.valueChanged, .editingChanged] {
      control.addAction(UIAction { [weak self] _ in self?.onEvent(.changed) }, for: event)
    }
    if let title, isElement, control.accessibilityLabel == nil {
      control.accessibilityLabel = title
      self.title.isAccessibilityElement = false
    }
    addSubview(self.title)
    addSubview(contentView)
    updateAppearance()
  }

  var value: StyledAlertValue { currentValue() }
  var accessibilityTarget: UIView { control }

  func configure(returnKey key: StyledAlertForm.ReturnKey) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(at: size.width) + controlHeight(at: size.width))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (title.frame, contentView.frame) = frames(in: bounds.size)
  }

  func frames(in size: CGSize) -> (title: CGRect, control: CGRect) {
    let height = min(titleHeight(at: size.width), size.height)
    return (
      CGRect(x: 0, y: 0, width: size.width, height: max(0, height - Self.spacing)),
      CGRect(x: 0, y: height, width: size.width, height: size.height - height)
    )
  }

  func controlHeight(at width: CGFloat) -> CGFloat {
    FittingSize.height(of: contentView, width: width, within: 100_000)
  }

  /// The height of the title, including its distance from the control.
  private func titleHeight(at width: CGFloat) -> CGFloat {
    title.text == nil ? 0 : title.height(at: width).rounded(.up) + Self.spacing
  }

  override func updateAppearance() {
    // The card can be light in dark mode, and UIKit's own drawing must be visible on it.
    contentView.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
    setNeedsLayout()
  }
}

/// A switch on the card of a styled alert, at the trailing edge, beside its title.
@MainActor
final class StyledAlertToggle: StyledAlertTitledControl {
  private let toggle: UISwitch
  private let configure: @MainActor (UISwitch) -> Void
  /// Whether the app has set the tint color, which the theme must not overwrite.
  private var hasCustomColor = false

  init(
    _ title: String, isOn: Bool, _ theme: StyledAlertTheme,
    configure: @escaping @MainActor (UISwitch) -> Void
  ) {
    let toggle = LargeTargetSwitch()
    toggle.isOn = isOn
    self.toggle = toggle
    self.configure = configure
    super.init(toggle, title: title, theme) { .isOn(toggle.isOn) }
  }

  override func configure(returnKey key: StyledAlertForm.ReturnKey) {
    // Only the comparison shows whether the app has set it.
    let before = toggle.onTintColor
    configure(toggle)
    hasCustomColor = toggle.onTintColor != before
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let minimum = max(
      toggle.intrinsicContentSize.height, theme.metrics.fieldMinHeight.nonNegativeLength)
    let height = max(title.height(at: textWidth(in: size.width)), minimum)
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func frames(in size: CGSize) -> (title: CGRect, control: CGRect) {
    let switchSize = toggle.intrinsicContentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = textWidth(in: size.width)
    let title = CGRect(
      x: isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
    let x = isRightToLeft ? 0 : size.width - switchSize.width
    let y = (size.height - switchSize.height) / 2
    return (title, CGRect(origin: CGPoint(x: x, y: y), size: switchSize))
  }

  /// The width beside the switch.
  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - toggle.intrinsicContentSize.width - 12)
  }

  override func updateAppearance() {
    super.updateAppearance()
    if !hasCustomColor { toggle.onTintColor = tintColor }
  }
}

/// A segmented control on the card of a styled alert, with an optional title above it.
@MainActor
final class StyledAlertSegments: StyledAlertTitledControl {
  private let segments: UISegmentedControl
  private let titles: [String]
  private let configure: @MainActor (UISegmentedControl) -> Void
  /// The title attributes that the app has set.
  private var customAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font of the titles; `nil` if they have to be updated. New attributes make the control lay
  /// itself out again, so they are set only after a change.
  private var shownFont: UIFont?

  init(
    _ titles: [String], title: String?, selection: Int?, _ theme: StyledAlertTheme,
    configure: @escaping @MainActor (UISegmentedControl) -> Void
  ) {
    let segments = LargeTargetSegmentedControl(items: titles)
    if let selection, titles.indices.contains(selection) {
      segments.selectedSegmentIndex = selection
    }
    self.segments = segments
    self.titles = titles
    self.configure = configure
    super.init(segments, title: title, theme, isElement: false) {
      let index = segments.selectedSegmentIndex
      return .selection(index == UISegmentedControl.noSegment ? nil : index)
    }
  }

  override func configure(returnKey key: StyledAlertForm.ReturnKey) {
    // Attributes of the theme must not count as those of the app.
    segments.setTitleTextAttributes(nil, for: .normal)
    configure(segments)
    customAttributes = segments.titleTextAttributes(for: .normal) ?? [:]
    shownFont = nil
    setNeedsLayout()
  }

  override func updateAppearance() {
    super.updateAppearance()
    shownFont = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let font = font(at: bounds.width)
    guard font != shownFont else { return }
    shownFont = font
    let defaults: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: theme.colors.title,
    ]
    segments.setTitleTextAttributes(defaults.merging(customAttributes) { $1 }, for: .normal)
  }

  override func controlHeight(at width: CGFloat) -> CGFloat {
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
}

/// A switch with a touch target of at least 44 points.
@MainActor
private final class LargeTargetSwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}

/// A segmented control with a touch target of at least 44 points.
@MainActor
private final class LargeTargetSegmentedControl: UISegmentedControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.touchTarget.contains(point)
  }
}
