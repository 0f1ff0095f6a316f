// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One tab: picture and title, above or beside each other.
final class TabBarButton: UIControl {
  /// How picture and title stand to each other.
  enum Style {
    case stacked, inline, compactInline
  }

  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private var style = Style.stacked

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [imageView, label] { addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: Style, isSelected: Bool, unselectedTint: UIColor?) {
    self.isSelected = isSelected
    self.style = style
    isEnabled = item.isEnabled
    let color: UIColor =
      !item.isEnabled
      ? .tertiaryLabel
      : isSelected ? tintColor : unselectedTint ?? TabBarMetrics.unselectedColor
    imageView.preferredSymbolConfiguration = symbols
    imageView.image = templated(
      isSelected ? item.selectedImage ?? item.image : item.image)
    imageView.assignTint(color)
    label.text = item.title
    label.font = font
    label.textColor = color
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = traits
    setNeedsLayout()
  }

  private var traits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private var font: UIFont {
    switch style {
    case .stacked: TabBarMetrics.stackedFont
    case .inline: TabBarMetrics.inlineFont
    case .compactInline: TabBarMetrics.compactFont
    }
  }

  private var symbols: UIImage.SymbolConfiguration {
    switch style {
    case .stacked, .inline:
      UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
    case .compactInline:
      UIImage.SymbolConfiguration(pointSize: 14, weight: .medium, scale: .large)
    }
  }

  /// Bars draw pictures in their tint, unless a picture says that it is to stay as it is.
  private func templated(_ image: UIImage?) -> UIImage? {
    image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch style {
    case .stacked: layOutStacked()
    case .inline: layOutInline(largest: 28)
    case .compactInline: layOutInline(largest: 20)
    }
  }

  private func imageSize(largest: CGFloat) -> CGSize {
    let size = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    guard size.height > 0 else { return .zero }
    let scale = min(1, largest / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func layOutStacked() {
    let size = imageSize(largest: 30)
    let text = label.sizeThatFits(bounds.size)
    let hasTitle = !(label.text ?? "").isEmpty
    let middle = hasTitle ? TabBarMetrics.imageCenterY : bounds.height / 2
    imageView.frame = pixels(
      x: (bounds.width - size.width) / 2, y: middle - size.height / 2, size)
    let width = min(text.width, bounds.width)
    label.frame = pixels(
      x: (bounds.width - width) / 2, y: TabBarMetrics.titleTop,
      CGSize(width: width, height: text.height))
  }

  private func layOutInline(largest: CGFloat) {
    let size = imageSize(largest: largest)
    let text = label.sizeThatFits(bounds.size)
    let gap = size.width > 0 && text.width > 0 ? TabBarMetrics.inlineGap : 0
    let width = min(text.width, max(0, bounds.width - size.width - gap))
    let start = (bounds.width - size.width - gap - width) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pictureX = isMirrored ? bounds.width - start - size.width : start
    let titleX = isMirrored ? start : start + size.width + gap
    imageView.frame = pixels(x: pictureX, y: (bounds.height - size.height) / 2, size)
    label.frame = pixels(
      x: titleX, y: (bounds.height - text.height) / 2, CGSize(width: width, height: text.height))
  }

  private func pixels(x: CGFloat, y: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      x: x.roundedToPixel(of: self), y: y.roundedToPixel(of: self), width: size.width,
      height: size.height)
  }

  override var triggersPrimaryActionOnTouchUp: Bool { true }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }
}

// MARK: - Metrics

/// The measures of iOS 18's tab bar. Bars do not grow with the text size.
enum TabBarMetrics {
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32
  static let padHeight: CGFloat = 50
  static let stackedFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  static let inlineFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let compactFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  /// Where the middle of a picture stands above its title.
  static let imageCenterY: CGFloat = 18.5
  static let titleTop: CGFloat = 34.5
  /// Between a picture and the title beside it.
  static let inlineGap: CGFloat = 6
  /// Pads give items this much, side by side in the middle of the bar.
  static let padItemWidth: CGFloat = 168
  static let unselectedColor = UIColor.systemGray
}
