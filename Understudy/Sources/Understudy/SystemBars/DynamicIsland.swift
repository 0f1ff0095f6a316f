// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The Dynamic Island around the front camera.
enum DynamicIsland {
  private static let size = CGSize(width: 126, height: 37.33)

  /// Where it is on a phone that is held upright and keeps `safeTop` points free above.
  static func frame(width: CGFloat, safeTop: CGFloat) -> CGRect {
    CGRect(
      x: (width - size.width) / 2, y: safeTop - 47.67, width: size.width, height: size.height)
  }

  /// Where it is on a phone that lies on its left or right side.
  static func landscapeFrame(screen: CGSize, safeSide: CGFloat, isLeft: Bool) -> CGRect {
    let margin = safeSide - 47.67
    return CGRect(
      x: isLeft ? margin : screen.width - margin - size.height,
      y: (screen.height - size.width) / 2, width: size.height, height: size.width)
  }

  static func draw(_ frame: CGRect) {
    UIColor.black.setFill()
    let radius = min(frame.width, frame.height) / 2
    UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
  }
}
