// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIImage {
  /// The nine parts of a resizable image, or all of it. Middles are stretched in both modes.
  func slices(in rect: CGRect) -> [(source: CGRect?, target: CGRect)] {
    guard capInsets != .zero else { return [(nil, rect)] }
    let caps = capInsets
    let columns = [
      (0, caps.left, rect.minX, caps.left),
      (
        caps.left, size.width - caps.left - caps.right, rect.minX + caps.left,
        rect.width - caps.left - caps.right
      ),
      (size.width - caps.right, caps.right, rect.maxX - caps.right, caps.right),
    ]
    let rows = [
      (0, caps.top, rect.minY, caps.top),
      (
        caps.top, size.height - caps.top - caps.bottom, rect.minY + caps.top,
        rect.height - caps.top - caps.bottom
      ),
      (size.height - caps.bottom, caps.bottom, rect.maxY - caps.bottom, caps.bottom),
    ]
    return rows.flatMap { y, height, targetY, targetHeight in
      columns.map { x, width, targetX, targetWidth in
        (
          CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale),
          CGRect(x: targetX, y: targetY, width: targetWidth, height: targetHeight)
        )
      }
    }
  }
}
