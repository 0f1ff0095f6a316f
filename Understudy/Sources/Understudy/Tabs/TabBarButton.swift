// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One tab: picture and title, above or beside each other.
final class TabBarButton: UIControl {
  /// How picture and title stand to each other.
  enum Style {
    case stacked, inline, compactInline
  }

  let item: UITabBarItem
  /// Whether the bar is a capsule of glass, as from iOS 26 on.
  private let isFloating: Bool
  /// Whether the bar shows the picture of the selected tab only.
  var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }
  private let imageView = UIImageView()
  private let label = UILabel()
  private var badge: TabBadgeView?
  private var style = Style.stacked

  init(item: UITabBarItem, isFloating: Bool) {
    self.item = item
    self.isFloating = isFloating
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
    let color = color(isSelected: isSelected, unselectedTint: unselectedTint)
    imageView.preferredSymbolConfiguration = symbols
    imageView.image = templated(
      isSelected ? item.selectedImage ?? item.image : item.image)
    imageView.assignTint(color)
    label.text = item.title
    label.font = font
    label.textColor = color
    showBadge()
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = traits
    setNeedsLayout()
  }

  /// From iOS 26 on a tab that is disabled looks as before.
  private func color(isSelected: Bool, unselectedTint: UIColor?) -> UIColor {
    if isFloating {
      return isSelected
        ? FloatingTabBarMetrics.selectedColor(tint: tintColor, traits: traitCollection)
        : unselectedTint ?? FloatingTabBarMetrics.unselectedColor
    }
    guard item.isEnabled else { return .tertiaryLabel }
    return isSelected ? tintColor : unselectedTint ?? TabBarMetrics.unselectedColor
  }

  private func showBadge() {
    accessibilityValue = item.badgeValue
    guard let value = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? TabBadgeView()
    view.show(value, color: item.badgeColor)
    if badge == nil { addSubview(view) }
    badge = view
  }

  private var traits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private var font: UIFont {
    if isFloating {
      return FloatingTabBarMetrics.font(style, isSelected: isSelected, traits: traitCollection)
    }
    switch style {
    case .stacked: return TabBarMetrics.stackedFont
    case .inline: return TabBarMetrics.inlineFont
    case .compactInline: return TabBarMetrics.compactFont
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

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    label.font = font
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.alpha = isMinimized ? 0 : 1
    switch style {
    case _ where isMinimized: layOutMinimized()
    case .stacked: layOutStacked()
    case .inline: layOutInline(largest: 28)
    case .compactInline: layOutInline(largest: 20)
    }
    layOutBadge()
  }

  /// How wide picture and title are where there is room for all of them, when the tab is selected.
  var fullWidth: CGFloat {
    let font = FloatingTabBarMetrics.font(style, isSelected: true, traits: traitCollection)
    let title = NSAttributedString(string: item.title ?? "", attributes: [.font: font]).size().width
    if style == .stacked { return title }
    let picture = imageSize(largest: style == .inline ? 28 : 20).width
    return picture + title + (picture > 0 && title > 0 ? TabBarMetrics.inlineGap : 0)
  }

  private func imageSize(largest: CGFloat) -> CGSize {
    let size = imageView.image == nil ? .zero : imageView.intrinsicContentSize
    guard size.height > 0 else { return .zero }
    let scale = min(1, largest / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func layOutMinimized() {
    let size = imageSize(largest: FloatingTabBarMetrics.imageHeight)
    imageView.frame = pixels(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, size)
    label.frame.origin = CGPoint(x: (bounds.width - label.bounds.width) / 2, y: bounds.height)
  }

  /// Over the upper trailing corner of the picture.
  private func layOutBadge() {
    guard let badge else { return }
    let size = badge.sizeThatFits(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let overlap = TabBadgeView.overlap
    let x =
      isMirrored
      ? imageView.frame.minX + overlap.width - size.width : imageView.frame.maxX - overlap.width
    badge.frame = pixels(x: x, y: imageView.frame.minY - size.height + overlap.height, size)
  }

  private func layOutStacked() {
    let size = imageSize(largest: isFloating ? FloatingTabBarMetrics.imageHeight : 30)
    let text = label.sizeThatFits(bounds.size)
    let hasTitle = !(label.text ?? "").isEmpty
    let imageCenterY =
      isFloating ? FloatingTabBarMetrics.imageCenterY : TabBarMetrics.imageCenterY
    let titleTop =
      isFloating
      ? FloatingTabBarMetrics.titleCenterY - text.height / 2 : TabBarMetrics.titleTop
    imageView.frame = pixels(
      x: (bounds.width - size.width) / 2,
      y: (hasTitle ? imageCenterY : bounds.height / 2) - size.height / 2, size)
    let width = min(text.width, bounds.width)
    label.frame = pixels(
      x: (bounds.width - width) / 2, y: titleTop, CGSize(width: width, height: text.height))
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

  /// From iOS 26 on a tab is selected when the finger comes down.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isFloating { sendActions(for: .primaryActionTriggered) }
    return true
  }

  override var triggersPrimaryActionOnTouchUp: Bool { !isFloating }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
