// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Where image, text and secondary text of a row lie, and how high that makes it.
///
/// Computed from left to right; `mirrored(in:)` turns it around.
@MainActor
struct ListContentLayout {
  struct Paddings {
    var imageToText: CGFloat = 16
    var horizontal: CGFloat = 16
    var vertical: CGFloat = 3
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  /// What the content needs, margins included.
  private(set) var height: CGFloat = 0

  var margins: UIEdgeInsets
  var paddings = Paddings()
  var isSideBySide = false
  var minimumHeight: CGFloat = 0
  var scale: CGFloat = 1

  init(margins: UIEdgeInsets) {
    self.margins = margins
  }

  /// Lays out for a width; where `fullHeight` is given the content is centered in it.
  mutating func layOut(
    width: CGFloat, fullHeight: CGFloat?, imageSize: CGSize, reserved: CGSize,
    textLabel: UILabel?, secondaryLabel: UILabel?
  ) {
    let reserved = CGSize(
      width: reserved.width > 0 ? reserved.width : imageSize.width,
      height: reserved.height > 0 ? reserved.height : imageSize.height)
    let gap = reserved.width > 0 ? paddings.imageToText : 0
    let left = margins.left + reserved.width + gap
    let room = max(0, width - margins.right - left)
    let textHeight = placeText(left: left, room: room, textLabel, secondaryLabel)
    let content = max(textHeight, reserved.height)
    height = max(up(minimumHeight), up(content + margins.top + margins.bottom))
    let full = fullHeight ?? height
    let middle = margins.top + (full - margins.top - margins.bottom) / 2
    let shift = pixel(middle - textHeight / 2)
    text = text.offsetBy(dx: 0, dy: shift)
    secondary = secondary.offsetBy(dx: 0, dy: shift)
    image = CGRect(
      x: pixel(margins.left + (reserved.width - imageSize.width) / 2),
      y: pixel(middle - imageSize.height / 2), width: imageSize.width, height: imageSize.height)
  }

  private mutating func placeText(
    left: CGFloat, room: CGFloat, _ textLabel: UILabel?, _ secondaryLabel: UILabel?
  ) -> CGFloat {
    let limit = CGSize(width: max(1, room), height: .greatestFiniteMagnitude)
    let own = textLabel?.sizeThatFits(limit) ?? .zero
    let second = secondaryLabel?.sizeThatFits(limit) ?? .zero
    guard own != .zero, second != .zero else {
      let height = max(own.height, second.height)
      text = own == .zero ? .zero : CGRect(x: left, y: 0, width: room, height: own.height)
      secondary =
        second == .zero ? .zero : CGRect(x: left, y: 0, width: room, height: second.height)
      return height
    }
    if isSideBySide, fitsBeside(textLabel, secondaryLabel, room) {
      let width = min(up(second.width), room)
      text = CGRect(x: left, y: 0, width: room - width - paddings.horizontal, height: own.height)
      secondary = CGRect(x: left + room - width, y: 0, width: width, height: second.height)
      return max(own.height, second.height)
    }
    text = CGRect(x: left, y: 0, width: room, height: own.height)
    secondary = CGRect(
      x: left, y: pixel(own.height + paddings.vertical), width: room, height: second.height)
    return pixel(own.height + paddings.vertical) + second.height
  }

  /// Both have room on one line.
  private func fitsBeside(_ text: UILabel?, _ secondary: UILabel?, _ room: CGFloat) -> Bool {
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let widths = (text?.sizeThatFits(free).width ?? 0) + (secondary?.sizeThatFits(free).width ?? 0)
    return widths + paddings.horizontal <= room
  }

  func mirrored(in width: CGFloat) -> ListContentLayout {
    var result = self
    result.image = image.mirrored(in: width)
    result.text = text.mirrored(in: width)
    result.secondary = secondary.mirrored(in: width)
    return result
  }

  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  private func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-3).rounded(.up) / scale }
}

extension CGRect {
  /// The same as seen in a mirror of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
