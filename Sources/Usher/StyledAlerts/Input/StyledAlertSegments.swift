// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Segments of which one is chosen, on the card of a styled alert, below what they are about.
@MainActor
final class StyledAlertSegments: UIView, StyledAlertControl {
  private let segments: LargeTargetSegmentedControl
  private let caption: StyledAlertLabel
  private let theme: StyledAlertTheme
  private let titles: [String]
  private let configure: @MainActor (UISegmentedControl) -> Void
  /// The attributes of the titles that the app has set.
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

  func configure(_ key: StyledAlertForm.ReturnKey) {
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

  /// As large as the user reads, as long as every title has room in its segment.
  private func font(at width: CGFloat) -> UIFont {
    let preferred = theme.fonts.toggle.font(for: traitCollection)
    let available = width / CGFloat(max(1, titles.count)) - 16
    let widest =
      titles.map { NSAttributedString(string: $0, attributes: [.font: preferred]).size().width }.max()
      ?? 0
    guard widest > available, widest > 0 else { return preferred }
    return preferred.withSize(max(min(13, preferred.pointSize), preferred.pointSize * available / widest))
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
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    segments.overrideUserInterfaceStyle = theme.colors.cardInterfaceStyle(in: traitCollection)
    setNeedsLayout()
  }
}
