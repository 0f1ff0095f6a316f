// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Segments of which one is chosen, on the card of a styled alert, below what they are about.
@MainActor
final class StyledAlertSegments: UIView, StyledAlertControl {
  private let segments: FingerSegments
  private let caption: StyledAlertCaption
  private let theme: StyledAlertTheme
  private let titles: [String]
  private let configure: @MainActor (UISegmentedControl) -> Void
  /// The attributes of the titles that the app has set.
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  var report: @MainActor (StyledAlertControlEvent) -> Void = { _ in }

  init(_ description: StyledAlertField.Segments, _ theme: StyledAlertTheme) {
    self.theme = theme
    titles = description.titles
    configure = description.configure
    segments = FingerSegments(items: description.titles)
    caption = StyledAlertCaption(description.title, theme.fonts.toggle, theme.colors.message)
    super.init(frame: .zero)
    if let selection = description.selection, titles.indices.contains(selection) {
      segments.selectedSegmentIndex = selection
    }
    segments.addAction(UIAction { [weak self] _ in self?.report(.edited) }, for: .valueChanged)
    addSubview(caption)
    addSubview(segments)
    dressUp()
  }

  required init?(coder: NSCoder) { nil }

  var value: StyledAlertValue {
    let index = segments.selectedSegmentIndex
    return .selection(index == UISegmentedControl.noSegment ? nil : index)
  }
  var spoken: UIView { segments }

  func prepare(_ key: StyledAlertForm.ReturnKey) {
    segments.setTitleTextAttributes(nil, for: .normal)
    configure(segments)
    ownAttributes = segments.titleTextAttributes(for: .normal) ?? [:]
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = caption.room(at: size.width) + segmentsHeight(at: size.width)
    return CGSize(width: size.width, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.forFinger.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dress(at: bounds.width)
    caption.stand(above: segments, in: bounds)
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
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: colors.message]
    segments.setTitleTextAttributes(usual.merging(ownAttributes) { $1 }, for: .normal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dressUp()
  }

  private func dressUp() {
    // The card may be light in dark mode, too, and what UIKit draws must be seen on it.
    segments.overrideUserInterfaceStyle = theme.colors.cardStyle(in: traitCollection)
    setNeedsLayout()
  }
}
