// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// What a toast or a banner shows.
struct PresetContent {
  var image: UIImage?
  var title: String
  var message: String?
  /// The title of the button, if there is one; otherwise the whole view can be tapped.
  var button: String?
  /// How many more there are.
  var moreCount = 0

  /// The texts in the order in which they are read.
  var texts: [String] { [title, message, button].compactMap { $0 } }
}

/// The view of a toast or a banner: an image, texts, and a button or a count, from leading to
/// trailing; with the accessibility text sizes the button is below the texts.
@MainActor
final class PresetView: UIView {
  private static let inset = CGSize(width: 20, height: 14)
  private static let spacing: CGFloat = 12
  private static let lineSpacing: CGFloat = 2
  /// What a finger needs; a button that is lower extends into the space around it.
  static let touchHeight: CGFloat = 44

  private(set) var content: PresetContent
  private let background = PresetBackground(maximumRadius: 26)
  private let imageView = UIImageView()
  private let title = PresetView.makeLabel(weight: .semibold)
  private let message = PresetView.makeLabel(color: .readableSecondary)
  private let count = PresetView.makeLabel(
    nil, .footnote, size: 13, weight: .semibold, color: .readableSecondary)
  private var button: UIButton?
  /// What takes taps on the whole view; `nil` if nothing does.
  private var tapArea: PresetTapArea?

  /// Creates a view; `action` is called when its button is tapped or, without one, the view.
  init(_ content: PresetContent, isTappable: Bool, action: @escaping @MainActor () -> Void) {
    self.content = content
    super.init(frame: .zero)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
    imageView.contentMode = .scaleAspectFit
    for view in [background, imageView, title, message, count] { addSubview(view) }
    let tap = UIAction { _ in action() }
    if let buttonTitle = content.button {
      let button = PresetView.makeButton(buttonTitle, tap)
      self.button = button
      addSubview(button)
    } else if isTappable {
      let area = PresetTapArea { [weak self] in self?.setHighlighted($0) }
      area.addAction(tap, for: .touchUpInside)
      addSubview(area)
      tapArea = area
      for label in [title, message, count] { label.isAccessibilityElement = false }
    }
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other texts and another image.
  func show(_ content: PresetContent) {
    self.content = content
    imageView.image = content.image
    title.text = content.title
    message.text = content.message
    count.text = content.moreCount > 0 ? "+\(content.moreCount)" : nil
    for view in [message, count] { view.isHidden = view.text == nil }
    imageView.isHidden = content.image == nil
    tapArea?.accessibilityLabel = [content.title, content.message].compactMap { $0 }
      .joined(separator: ", ")
    tapArea?.accessibilityValue = count.text
    setNeedsLayout()
  }

  private func setHighlighted(_ isHighlighted: Bool) {
    for view in [imageView, title, message, count] { view.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { frames(within: size.width).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    tapArea?.frame = bounds
    let frames = frames(within: bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in frames.views {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }
}

/// A clear control in front of the texts, which it replaces for assistive technologies.
@MainActor
private final class PresetTapArea: UIControl {
  private let highlight: @MainActor (Bool) -> Void

  /// Creates a control that calls back when it is highlighted or not any more.
  init(highlight: @escaping @MainActor (Bool) -> Void) {
    self.highlight = highlight
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { highlight(isHighlighted) } }
}

// MARK: - Layout

extension PresetView {
  private typealias Frames = (size: CGSize, views: [(UIView, CGRect)])

  /// The size and the frames, from left to right.
  private func frames(within width: CGFloat) -> Frames {
    let (inset, spacing) = (PresetView.inset, PresetView.spacing)
    let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let room = max(width - 2 * inset.width, 0)
    let image = imageView.isHidden ? .zero : imageView.sizeThatFits(bounds.size)
    let textX = image.width > 0 ? image.width + spacing : 0
    let trailing = button ?? (count.isHidden ? nil : count)
    var trailingSize =
      trailing?.sizeThatFits(CGSize(width: room - textX, height: .greatestFiniteMagnitude)) ?? .zero
    let lineOfTrailing = trailingSize.height
    if button != nil { trailingSize.height = max(trailingSize.height, PresetView.touchHeight) }
    let isBelow = isTextLarge && trailing != nil
    let trailingRoom = trailing != nil && !isBelow ? trailingSize.width + spacing : 0
    let textRoom = CGSize(
      width: max(room - textX - trailingRoom, 0), height: .greatestFiniteMagnitude)
    let titleSize = title.sizeThatFits(textRoom).limited(to: textRoom)
    let messageSize =
      message.isHidden ? .zero : message.sizeThatFits(textRoom).limited(to: textRoom)
    let messageY = titleSize.height + (message.isHidden ? 0 : PresetView.lineSpacing)
    let textSize = CGSize(
      width: max(titleSize.width, messageSize.width), height: messageY + messageSize.height)

    let lineHeight = max(
      textSize.height, image.height, isBelow ? 0 : lineOfTrailing)
    let top = inset.height + (lineHeight - textSize.height) / 2
    // Beside several lines an image is beside the first ones.
    let imageY = inset.height + (isBelow ? 0 : (lineHeight - image.height) / 2)
    let x = inset.width
    var views: [(UIView, CGRect)] = [
      (imageView, CGRect(origin: CGPoint(x: x, y: imageY), size: image)),
      (title, CGRect(origin: CGPoint(x: x + textX, y: top), size: titleSize)),
      (message, CGRect(origin: CGPoint(x: x + textX, y: top + messageY), size: messageSize)),
    ]
    var contentSize = CGSize(width: textX + textSize.width + trailingRoom, height: lineHeight)
    if let trailing, isBelow {
      views.append(
        (
          trailing,
          CGRect(
            origin: CGPoint(x: x + textX, y: inset.height + lineHeight + spacing / 2),
            size: trailingSize)
        ))
      contentSize.width = max(contentSize.width, textX + trailingSize.width)
      contentSize.height += spacing / 2 + trailingSize.height
    } else if let trailing {
      // At the trailing edge, also if the view is wider than its content.
      let end = max(bounds.width, contentSize.width + 2 * inset.width) - inset.width
      views.append(
        (
          trailing,
          CGRect(
            x: end - trailingSize.width, y: inset.height + (lineHeight - trailingSize.height) / 2,
            width: trailingSize.width, height: trailingSize.height)
        ))
    }
    let size = CGSize(
      width: min(contentSize.width + 2 * inset.width, width),
      height: contentSize.height + 2 * inset.height)
    return (size, views)
  }

  /// A system font that scales with a text style, at whose default size it has this size.
  static func font(
    _ style: UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// A label of any number of lines, whose font scales with a text style.
  static func makeLabel(
    _ text: String? = nil, _ style: UIFont.TextStyle = .subheadline, size: CGFloat = 15,
    weight: UIFont.Weight = .regular, color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font(style, size: size, weight: weight)
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private static func makeButton(_ title: String, _ action: UIAction) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = font(.subheadline, size: 15, weight: .semibold)
      return attributes
    }
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 8, bottom: 4, trailing: 8)
    return UIButton(configuration: configuration, primaryAction: action)
  }
}

extension CGSize {
  fileprivate func limited(to limit: CGSize) -> CGSize {
    CGSize(width: min(width, limit.width), height: min(height, limit.height))
  }
}
