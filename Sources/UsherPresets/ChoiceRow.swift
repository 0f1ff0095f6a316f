// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// What a row of a sheet of choices shows.
struct ChoiceContent {
  var title: String
  var subtitle: String?
  var image: UIImage?
  var isDestructive: Bool
  var isSelected: Bool
}

/// A row of a sheet of choices: an image, texts and a checkmark, from leading to trailing.
@MainActor
final class ChoiceRow: UIControl {
  private static let inset = CGSize(width: 20, height: 12)
  private static let spacing: CGFloat = 14
  private static let lineSpacing: CGFloat = 2
  private static let minimumHeight: CGFloat = 54
  private static let minimumImageWidth: CGFloat = 26

  private let imageView = UIImageView()
  private let title: UILabel
  private let subtitle: UILabel
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))
  private let separator = UIView()
  /// The width for images, which is the same in all rows, so that their texts begin at the same place.
  var imageColumn: CGFloat = 0

  /// Creates a row; `action` is called when it is tapped.
  init(
    _ content: ChoiceContent, hasSeparator: Bool, action: @escaping @MainActor () -> Void
  ) {
    title = PresetView.makeLabel(
      content.title, .body, size: 17, color: content.isDestructive ? .systemRed : .label)
    subtitle = PresetView.makeLabel(content.subtitle, color: .readableSecondary)
    super.init(frame: .zero)
    subtitle.isHidden = content.subtitle == nil
    imageView.image = content.image
    if content.isDestructive { imageView.tintColor = .systemRed }
    imageView.contentMode = .scaleAspectFit
    checkmark.isHidden = !content.isSelected
    checkmark.contentMode = .scaleAspectFit
    for view in [imageView, checkmark] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    }
    separator.backgroundColor = .separator
    separator.isHidden = !hasSeparator
    for view in [imageView, title, subtitle, checkmark, separator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = content.isSelected ? [.button, .selected] : .button
    accessibilityLabel = [content.title, content.subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .clear }
  }

  /// The width that its image needs; 0 without one.
  var imageWidth: CGFloat {
    imageView.image == nil
      ? 0 : max(imageView.sizeThatFits(bounds.size).width, ChoiceRow.minimumImageWidth)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(within: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in frames(within: bounds.width).views {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  /// The height and the frames, from left to right.
  private func frames(within width: CGFloat) -> (height: CGFloat, views: [(UIView, CGRect)]) {
    let (inset, spacing) = (ChoiceRow.inset, ChoiceRow.spacing)
    let image = imageView.image.map { _ in imageView.sizeThatFits(bounds.size) } ?? .zero
    let mark = checkmark.isHidden ? .zero : checkmark.sizeThatFits(bounds.size)
    let x = inset.width + (imageColumn > 0 ? imageColumn + spacing : 0)
    let end = width - inset.width
    let room = CGSize(
      width: max(end - x - (checkmark.isHidden ? 0 : mark.width + spacing), 0),
      height: .greatestFiniteMagnitude)
    let titleHeight = title.sizeThatFits(room).height
    let subtitleHeight =
      subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height + ChoiceRow.lineSpacing
    let textHeight = titleHeight + subtitleHeight
    let height = max(
      ChoiceRow.minimumHeight, max(textHeight, image.height, mark.height) + 2 * inset.height)
    func middle(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(origin: CGPoint(x: x, y: (height - size.height) / 2), size: size)
    }
    let y = (height - textHeight) / 2
    // One pixel, as in the lists of the system.
    let line = 1 / max(traitCollection.displayScale, 1)
    return (
      height,
      [
        (imageView, middle(image, x: inset.width + (imageColumn - image.width) / 2)),
        (title, CGRect(x: x, y: y, width: room.width, height: titleHeight)),
        (
          subtitle,
          CGRect(
            x: x, y: y + titleHeight + ChoiceRow.lineSpacing, width: room.width,
            height: max(subtitleHeight - ChoiceRow.lineSpacing, 0))
        ),
        (checkmark, middle(mark, x: end - mark.width)),
        (separator, CGRect(x: x, y: 0, width: max(width - x, 0), height: line)),
      ]
    )
  }
}
