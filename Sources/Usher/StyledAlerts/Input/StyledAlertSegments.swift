// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Segments of which one is chosen, on the card of a styled alert, below what they are about.
@MainActor
final class StyledAlertSegments: UIView, StyledAlertControl {
  private let segments: FingerSegments
  private let label = UILabel()
  private let theme: StyledAlertTheme
  private let titles: [String]
  private let configure: @MainActor (UISegmentedControl) -> Void
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ description: StyledAlertField.Segments, _ theme: StyledAlertTheme) {
    self.theme = theme
    titles = description.titles
    configure = description.configure
    segments = FingerSegments(items: description.titles)
    super.init(frame: .zero)
    if let selection = description.selection, titles.indices.contains(selection) {
      segments.selectedSegmentIndex = selection
    }
    segments.addAction(UIAction { [weak self] _ in self?.report(.edited) }, for: .valueChanged)
    label.text = description.title
    label.numberOfLines = 0
    addSubview(label)
    addSubview(segments)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue {
    let index = segments.selectedSegmentIndex
    return .selection(index == UISegmentedControl.noSegment ? nil : index)
  }
  var remark: String? {
    didSet { segments.accessibilityHint = remark }
  }

  func prepare(_ key: StyledAlertForm.ReturnKey) { configure(segments) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = labelHeight(at: size.width)
    return CGSize(width: size.width, height: label + segmentsHeight(at: size.width))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.forFinger.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = min(labelHeight(at: bounds.width), bounds.height)
    dress(at: bounds.width)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, above - spacing))
    segments.frame = CGRect(
      x: 0, y: above, width: bounds.width, height: bounds.height - above)
  }

  private let spacing: CGFloat = 6

  /// With the distance of the segments from it.
  private func labelHeight(at width: CGFloat) -> CGFloat {
    guard label.text != nil else { return 0 }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up) + spacing
  }

  private func segmentsHeight(at width: CGFloat) -> CGFloat {
    max(32, (font(at: width).lineHeight + 14).rounded(.up))
  }

  /// As large as the user reads, as long as every title has room in its segment.
  private func font(at width: CGFloat) -> UIFont {
    let wanted = theme.fonts.toggle.font(for: traitCollection)
    let room = width / CGFloat(max(1, titles.count)) - 16
    let widest =
      titles.map { NSAttributedString(string: $0, attributes: [.font: wanted]).size().width }.max()
      ?? 0
    guard widest > room, widest > 0 else { return wanted }
    return wanted.withSize(max(min(13, wanted.pointSize), wanted.pointSize * room / widest))
  }

  private func dress(at width: CGFloat) {
    let font = font(at: width)
    let colors = theme.colors
    segments.setTitleTextAttributes(
      [.font: font, .foregroundColor: colors.message], for: .normal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    label.font = theme.fonts.toggle.font(for: traitCollection)
    label.textColor = theme.colors.message
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    segments.overrideUserInterfaceStyle = theme.colors.cardStyle(in: traitCollection)
    setNeedsLayout()
  }
}
