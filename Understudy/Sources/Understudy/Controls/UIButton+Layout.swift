// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton {
  /// Where image, title and subtitle lie in a box of their own, and how large the button is.
  struct ContentLayout {
    var size = CGSize.zero
    var insets = UIEdgeInsets.zero
    var box = CGSize.zero
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Lays the content out as if the button had no more room than `size`.
  func contentLayout(fitting size: CGSize) -> ContentLayout {
    if let configuration {
      return contentLayout(of: configuration, fitting: size)
    }
    return contentLayoutForState(fitting: size)
  }

  /// Puts the views where the arrangement of the present bounds has them.
  func placeContent() {
    var contentLayout = contentLayout(fitting: bounds.size)
    let room = bounds.inset(by: contentLayout.insets)
    if contentHorizontalAlignment == .fill { contentLayout.box.width = max(room.width, 0) }
    let origin = CGPoint(
      x: pixel(horizontalOrigin(of: contentLayout.box.width, in: room)),
      y: pixel(verticalOrigin(of: contentLayout.box.height, in: room)))
    let shift = { (frame: CGRect) in frame.offsetBy(dx: origin.x, dy: origin.y) }
    content.image.frame = shift(contentLayout.image)
    content.indicator.frame = shift(contentLayout.image)
    content.title.frame = shift(contentLayout.title)
    content.subtitle.frame = shift(contentLayout.subtitle)
  }

  // MARK: - Configured buttons

  private func contentLayout(
    of configuration: Configuration, fitting size: CGSize
  ) -> ContentLayout {
    var result = ContentLayout()
    result.insets = configuration.contentInsets.resolved(isMirrored: isMirrored)
    let room = CGSize(
      width: max(0, size.width - result.insets.left - result.insets.right),
      height: max(0, size.height - result.insets.top - result.insets.bottom))
    let imageSize = self.imageSize(of: configuration)
    let isBeside = configuration.imagePlacement.isHorizontal
    let hasText = configuration.attributedTitle != nil || configuration.attributedSubtitle != nil
    let gap = imageSize == .zero || !hasText ? 0 : configuration.imagePadding

    var textRoom = room
    if isBeside {
      textRoom.width -= imageSize.width + gap
    } else {
      textRoom.height -= imageSize.height + gap
    }
    let text = placeText(of: configuration, in: textRoom, into: &result)

    if isBeside {
      placeBeside(image: imageSize, text: text, gap: gap, configuration, &result)
    } else {
      placeAbove(image: imageSize, text: text, gap: gap, configuration, &result)
    }
    result.size = CGSize(
      width: result.box.width + result.insets.left + result.insets.right,
      height: result.box.height + result.insets.top + result.insets.bottom)
    return result
  }

  private func imageSize(of configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator { return content.indicator.intrinsicContentSize }
    return configuration.shownImage(in: traitCollection)?.size ?? .zero
  }

  /// Title above subtitle, in a box that starts at zero; returns the size of that box.
  private func placeText(
    of configuration: Configuration, in room: CGSize, into result: inout ContentLayout
  ) -> CGSize {
    let fit = CGSize(width: max(0, room.width), height: .greatestFiniteMagnitude)
    let titleSize =
      configuration.attributedTitle == nil ? .zero : content.title.sizeThatFits(fit).clamped(fit)
    let subtitleSize =
      configuration.attributedSubtitle == nil
      ? .zero : content.subtitle.sizeThatFits(fit).clamped(fit)
    let width = max(titleSize.width, subtitleSize.width)
    let gap = titleSize == .zero || subtitleSize == .zero ? 0 : configuration.titlePadding
    result.title = CGRect(x: 0, y: 0, width: width, height: titleSize.height)
    result.subtitle = CGRect(
      x: 0, y: titleSize.height + gap, width: width, height: subtitleSize.height)
    return CGSize(width: width, height: titleSize.height + gap + subtitleSize.height)
  }

  private func placeBeside(
    image: CGSize, text: CGSize, gap: CGFloat, _ configuration: Configuration,
    _ result: inout ContentLayout
  ) {
    let box = CGSize(
      width: image.width + gap + text.width, height: max(image.height, text.height))
    let imageIsLeft = (configuration.imagePlacement == .leading) != isMirrored
    result.box = box
    result.image = CGRect(
      x: imageIsLeft ? 0 : text.width + gap, y: pixel((box.height - image.height) / 2),
      width: image.width, height: image.height)
    result.moveText(
      x: imageIsLeft ? image.width + gap : 0, y: pixel((box.height - text.height) / 2))
  }

  private func placeAbove(
    image: CGSize, text: CGSize, gap: CGFloat, _ configuration: Configuration,
    _ result: inout ContentLayout
  ) {
    let box = CGSize(
      width: max(image.width, text.width), height: image.height + gap + text.height)
    let imageIsFirst = configuration.imagePlacement == .top
    result.box = box
    result.image = CGRect(
      x: pixel((box.width - image.width) / 2), y: imageIsFirst ? 0 : text.height + gap,
      width: image.width, height: image.height)
    result.moveText(
      x: pixel((box.width - text.width) / 2), y: imageIsFirst ? image.height + gap : 0)
  }

  // MARK: - Buttons with contents per state

  /// The room that UIKit gives a title above and below it.
  private static let legacyPadding: CGFloat = 6
  private static let legacyMinimumWidth: CGFloat = 30

  private func contentLayoutForState(fitting size: CGSize) -> ContentLayout {
    var result = ContentLayout()
    let image = shownImageOfState?.size ?? .zero
    let room = max(0, size.width - image.width)
    let hasTitle = !(content.title.text ?? "").isEmpty
    let natural = hasTitle ? content.title.intrinsicContentSize : .zero
    let text = CGSize(width: min(natural.width.rounded(.up), room), height: natural.height)

    result.box = CGSize(width: image.width + text.width, height: max(image.height, text.height))
    result.image = CGRect(
      x: isMirrored ? text.width : 0, y: pixel((result.box.height - image.height) / 2),
      width: image.width, height: image.height)
    result.title = CGRect(
      x: isMirrored ? 0 : image.width, y: pixel((result.box.height - text.height) / 2),
      width: text.width, height: text.height)

    let padding = hasTitle ? UIButton.legacyPadding * 2 : 0
    let minimum = image == .zero ? UIButton.legacyMinimumWidth : 0
    let height = max(
      image.height, hasTitle ? text.height + padding : content.title.font.lineHeight + padding)
    result.size = CGSize(width: max(minimum, result.box.width), height: height)
    return result
  }

  // MARK: - Placing

  private func horizontalOrigin(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: return room.minX
    case .right, .trailing: return room.maxX - width
    case .center: return room.midX - width / 2
    }
  }

  private func verticalOrigin(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: return room.minY
    case .bottom: return room.maxY - height
    case .center: return room.midY - height / 2
    }
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}

extension UIButton.ContentLayout {
  fileprivate mutating func moveText(x: CGFloat, y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
  }
}

extension CGSize {
  fileprivate func clamped(_ size: CGSize) -> CGSize {
    CGSize(width: min(width, size.width), height: min(height, size.height))
  }
}

extension NSDirectionalRectEdge {
  fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }
}
