// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The view of a sheet of choices: a title, a message and rows, which scroll if they do not fit.
@MainActor
final class ChoicesView: UIView {
  private static let inset = CGSize(width: 20, height: 18)
  private static let lineSpacing: CGFloat = 4
  /// Between the texts and the rows.
  private static let spacing: CGFloat = 12
  /// Below the rows, so that the last one does not touch the corners.
  private static let bottomInset: CGFloat = 6

  private let background = PresetBackground(maximumRadius: SystemVersion.hasGlass ? 34 : 14)
  private let scrollView = UIScrollView()
  private let labels: [UILabel]
  private let rows: [ChoiceRow]

  /// Creates a sheet; the texts are the title and the message. `choose` is called with the index of
  /// the tapped row.
  init(
    _ texts: [String?], _ choices: [ChoiceContent], choose: @escaping @MainActor (Int) -> Void
  ) {
    labels = texts.enumerated().compactMap { index, text in
      text.map { ChoicesView.makeLabel($0, isTitle: index == 0) }
    }
    let hasTexts = !labels.isEmpty
    rows = choices.enumerated().map { index, content in
      ChoiceRow(content, hasSeparator: index > 0 || hasTexts) {
        choose(index)
      }
    }
    super.init(frame: .zero)
    // The safe area is below the rows, also while they fit.
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(background)
    addSubview(scrollView)
    for view in labels + rows as [UIView] { scrollView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeLabel(_ text: String, isTitle: Bool) -> UILabel {
    guard isTitle else { return PresetView.makeLabel(text, color: .readableSecondary) }
    let label = PresetView.makeLabel(text, .headline, size: 17, weight: .semibold)
    label.accessibilityTraits = [.staticText, .header]
    return label
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(within: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    scrollView.layer.cornerRadius = background.radius
    scrollView.layer.cornerCurve = .continuous
    scrollView.contentInset.bottom = safeAreaInsets.bottom
    let (height, frames) = frames(within: bounds.width)
    for (view, frame) in frames { view.frame = frame }
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
  }

  /// The height and the frames, one below the other.
  private func frames(within width: CGFloat) -> (height: CGFloat, views: [(UIView, CGRect)]) {
    let inset = ChoicesView.inset
    let room = CGSize(width: max(width - 2 * inset.width, 0), height: .greatestFiniteMagnitude)
    var y: CGFloat = labels.isEmpty ? 0 : inset.height
    var views: [(UIView, CGRect)] = []
    for (index, label) in labels.enumerated() {
      if index > 0 { y += ChoicesView.lineSpacing }
      let height = label.sizeThatFits(room).height
      views.append((label, CGRect(x: inset.width, y: y, width: room.width, height: height)))
      y += height
    }
    if !labels.isEmpty { y += rows.isEmpty ? inset.height : ChoicesView.spacing }
    let column = rows.map(\.imageWidth).max() ?? 0
    for row in rows {
      row.imageColumn = column
      let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      views.append((row, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    return (y + (rows.isEmpty ? 0 : ChoicesView.bottomInset), views)
  }
}
