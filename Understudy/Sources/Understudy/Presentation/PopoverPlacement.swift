// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The position of a popover, and the direction of its arrow.
struct PopoverPlacement: Equatable {
  static var cornerRadius: CGFloat { HeadlessDevice.currentHasNewDesign ? glassCornerRadius : 13 }
  /// Since iOS 26: that of the popovers of action sheets in github.com/Tembeon/morph, `alerts.md`,
  /// from which the width of the arrow is, too.
  static let glassCornerRadius: CGFloat = 34
  static let arrowHeight: CGFloat = 13
  static var arrowWidth: CGFloat { HeadlessDevice.currentHasNewDesign ? 28 : 26 }

  let anchor: CGRect
  let direction: UIPopoverArrowDirection
  /// The popover with its arrow.
  let frame: CGRect

  /// Takes the first permitted side on which there is room, else the one with the most room.
  init(
    anchor: CGRect, room: CGRect, content: CGSize, permitted: UIPopoverArrowDirection
  ) {
    self.anchor = anchor
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let sides = (allowed.isEmpty ? order : allowed).map { direction in
      (direction, Self.side(direction, of: anchor, in: room))
    }
    let fits = sides.first { side in
      let needed = Self.needed(content, side.0)
      return side.1.width >= needed.width && side.1.height >= needed.height
    }
    let best = fits ?? sides.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    direction = best?.0 ?? .up
    frame = Self.frame(
      Self.needed(content, direction), direction, of: anchor, in: best?.1 ?? room, room: room)
  }

  /// Places a popover without an arrow over its anchor.
  init(over anchor: CGRect, room: CGRect, content: CGSize) {
    self.anchor = anchor
    direction = []
    let size = CGSize(
      width: min(content.width, room.width), height: min(content.height, room.height))
    frame = CGRect(
      x: max(room.minX, min(anchor.midX - size.width / 2, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(anchor.midY - size.height / 2, room.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
  }

  /// Places an action sheet of iOS 26: on the first side of above, below, trailing and leading where
  /// there is room and it has to slide least, so that the arrow keeps away from the corners.
  init(
    sheetAt anchor: CGRect, room: CGRect, content: CGSize, permitted: UIPopoverArrowDirection,
    isMirrored: Bool
  ) {
    let order: [UIPopoverArrowDirection] =
      isMirrored ? [.down, .up, .right, .left] : [.down, .up, .left, .right]
    let candidates = order.filter { permitted.contains($0) }.compactMap { direction in
      let (side, needed) = (
        Self.side(direction, of: anchor, in: room), Self.needed(content, direction)
      )
      let frame = Self.frame(needed, direction, of: anchor, in: side, room: room)
      let isVertical = direction == .up || direction == .down
      let along = isVertical ? abs(frame.midX - anchor.midX) : abs(frame.midY - anchor.midY)
      let half = (isVertical ? needed.width : needed.height) / 2
      let fits = side.width >= needed.width && side.height >= needed.height
      return fits && half - along >= Self.cornerDistance ? (direction, frame, along) : nil
    }
    guard let best = candidates.min(by: { $0.2 < $1.2 }) else {
      self.init(anchor: anchor, room: room, content: content, permitted: permitted)
      return
    }
    self.init(anchor: anchor, direction: best.0, frame: best.1)
  }

  private init(anchor: CGRect, direction: UIPopoverArrowDirection, frame: CGRect) {
    (self.anchor, self.direction, self.frame) = (anchor, direction, frame)
  }

  /// How far from a corner the arrow of an action sheet is at least.
  private static let cornerDistance: CGFloat = 48

  private static func needed(_ content: CGSize, _ direction: UIPopoverArrowDirection) -> CGSize {
    direction == .up || direction == .down
      ? CGSize(width: content.width, height: content.height + arrowHeight)
      : CGSize(width: content.width + arrowHeight, height: content.height)
  }

  /// The part of the room on the side from which an arrow points in a direction.
  private static func side(
    _ direction: UIPopoverArrowDirection, of anchor: CGRect, in room: CGRect
  ) -> CGRect {
    var side = room
    switch direction {
    case .up:
      side.origin.y = anchor.maxY
      side.size.height = max(0, room.maxY - anchor.maxY)
    case .down: side.size.height = max(0, anchor.minY - room.minY)
    case .left:
      side.origin.x = anchor.maxX
      side.size.width = max(0, room.maxX - anchor.maxX)
    default: side.size.width = max(0, anchor.minX - room.minX)
    }
    return side
  }

  private static func frame(
    _ needed: CGSize, _ direction: UIPopoverArrowDirection, of anchor: CGRect, in side: CGRect,
    room: CGRect
  ) -> CGRect {
    let size = CGSize(
      width: min(needed.width, side.width), height: min(needed.height, side.height))
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch direction {
    case .up: origin.y = side.minY
    case .down: origin.y = side.maxY - size.height
    case .left: origin.x = side.minX
    default: origin.x = side.maxX - size.width
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width)).rounded()
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height)).rounded()
    return CGRect(origin: origin, size: size)
  }

  /// The popover without its arrow, in the coordinates of `frame`.
  var body: CGRect {
    var body = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up:
      body.origin.y += Self.arrowHeight
      body.size.height -= Self.arrowHeight
    case .down: body.size.height -= Self.arrowHeight
    case .left:
      body.origin.x += Self.arrowHeight
      body.size.width -= Self.arrowHeight
    case .right: body.size.width -= Self.arrowHeight
    default: break
    }
    return body
  }

  /// The arrow's tip in the coordinates of `frame`; without an arrow the middle of the anchor.
  var tip: CGPoint {
    if direction.isEmpty {
      return CGPoint(x: anchor.midX - frame.minX, y: anchor.midY - frame.minY)
    }
    let inset = Self.cornerRadius + Self.arrowWidth / 2
    let x = max(inset, min(anchor.midX - frame.minX, frame.width - inset))
    let y = max(inset, min(anchor.midY - frame.minY, frame.height - inset))
    switch direction {
    case .up: return CGPoint(x: x, y: 0)
    case .down: return CGPoint(x: x, y: frame.height)
    case .left: return CGPoint(x: 0, y: y)
    default: return CGPoint(x: frame.width, y: y)
    }
  }
}
